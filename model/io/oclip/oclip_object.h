// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// One object of an .oclip being written: private to the folder.
#pragma once

#include "model/core/kept_text.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::oclip {

/**
 * Writes the members of an object in the order of `names`, what was kept of the file between them where it stood. Broken: one
 * member a line, a space behind the colon; else all on one line. `open` begins a member, whose value the caller appends;
 * indices rise. `close` ends the object.
 */
class ObjectText {
public:
    /** `indent`: spaces before the line of the object's closing brace; none (-1): all on one line. */
    ObjectText(std::string &text, std::span<const std::string_view> names, const std::vector<KeptText> *kept,
               int indent);

    std::string &open(std::size_t member);
    void close();

private:
    void separate();
    void appendKept(std::size_t before);

    std::string &m_text;
    std::span<const std::string_view> m_names;
    const std::vector<KeptText> *m_kept; ///< null: none
    std::size_t m_keptDone = 0;
    int m_indent;
    bool m_isFirst = true;
};

} // namespace clipwright::oclip
