// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::hostile {

/** One malformed text, and where and by what code it must be refused. */
struct NamedCase {
    std::string name;
    std::string base;  ///< the name of a base of the same table
    std::string edits; ///< as written
    std::string place; ///< a line, `:LINE:COLUMN`, `#POINTER`, or `-` for the file as a whole
    std::string code;
    bool isLoaded = false; ///< only told, the rest is read
};

struct NamedTable {
    std::map<std::string, std::vector<std::string>> bases; ///< lines
    std::vector<NamedCase> cases;
};

/** The tables of this folder (README.md); aborts the test with a sentence where a table itself is malformed. */
NamedTable readNamedTable(std::string_view text);

/** Lines with `<hh>` for a byte and `<*N TEXT>` for a repeat. */
std::string unfolded(std::string_view text);

/** The case's bytes: its base's lines with the edits done, joined by LF, the last one without. */
std::string textOf(const NamedTable &table, const NamedCase &one);

/** The same as an archive whose entries are the lines, NAME CONTENT; then the edits of bytes are done. */
std::string zipOf(const NamedTable &table, const NamedCase &one);
/** The same as gzip of the text; then the edits of bytes are done. */
std::string gzipOf(const NamedTable &table, const NamedCase &one);

} // namespace clipwright::hostile
