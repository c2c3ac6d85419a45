// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "model/io/zip_maker.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace clipwright::hostile {

namespace {

/** A number of an archive's records: `record` and the number of the record of that kind, then where in it and how wide. */
struct Field {
    std::string_view name;
    std::string_view magic; ///< that the record begins with; empty: the end of the file
    int offset;
    int width; ///< bytes
};

constexpr Field kFields[] = {
    {"local.signature", "PK\x03\x04", 0, 4},
    {"local.method", "PK\x03\x04", 8, 2},
    {"local.crc", "PK\x03\x04", 14, 4},
    {"local.packed", "PK\x03\x04", 18, 4},
    {"local.size", "PK\x03\x04", 22, 4},
    {"local.nameLength", "PK\x03\x04", 26, 2},
    {"dir.signature", "PK\x01\x02", 0, 4},
    {"dir.method", "PK\x01\x02", 10, 2},
    {"dir.crc", "PK\x01\x02", 16, 4},
    {"dir.packed", "PK\x01\x02", 20, 4},
    {"dir.size", "PK\x01\x02", 24, 4},
    {"dir.nameLength", "PK\x01\x02", 28, 2},
    {"dir.extraLength", "PK\x01\x02", 30, 2},
    {"dir.commentLength", "PK\x01\x02", 32, 2},
    {"dir.offset", "PK\x01\x02", 42, 4},
    {"end.signature", "PK\x05\x06", 0, 4},
    {"end.disk", "PK\x05\x06", 4, 2},
    {"end.dirDisk", "PK\x05\x06", 6, 2},
    {"end.here", "PK\x05\x06", 8, 2},
    {"end.entries", "PK\x05\x06", 10, 2},
    {"end.dirSize", "PK\x05\x06", 12, 4},
    {"end.dirOffset", "PK\x05\x06", 16, 4},
    {"head.method", "\x1f\x8b", 2, 1},
    {"head.flags", "\x1f\x8b", 3, 1},
    {"tail.crc", "", -8, 4},
    {"tail.size", "", -4, 4},
};

[[noreturn]] void fail(std::string_view edit)
{
    std::fprintf(stderr, "no edit of bytes: %.*s\n", static_cast<int>(edit.size()), edit.data());
    std::abort();
}

long numberOf(std::string_view text)
{
    return std::strtol(std::string(text).c_str(), nullptr, 0);
}

/** `dir2.size` is the field `dir.size` of the third such record. */
void setField(std::string &bytes, std::string_view words)
{
    const std::size_t equals = words.find('=');
    std::string name(words.substr(0, equals));
    std::size_t number = 0;
    const std::size_t dot = name.find('.');
    if (dot != std::string::npos && dot > 0 && name[dot - 1] >= '0' && name[dot - 1] <= '9') {
        number = static_cast<std::size_t>(name[dot - 1] - '0');
        name.erase(dot - 1, 1);
    }
    const auto *const field =
        std::find_if(std::begin(kFields), std::end(kFields), [&](const Field &row) { return row.name == name; });
    if (field == std::end(kFields) || equals == std::string_view::npos)
        fail(words);
    std::size_t at = field->magic.empty() ? bytes.size() : bytes.find(field->magic);
    for (; number > 0 && at != std::string::npos; --number)
        at = bytes.find(field->magic, at + 1);
    if (at == std::string::npos)
        fail(words);
    const auto value = static_cast<std::uint32_t>(numberOf(words.substr(equals + 1)));
    std::string written;
    zipmaker::append(written, value, field->width);
    bytes.replace(at + static_cast<std::size_t>(field->offset), written.size(), written);
}

/** `cut N` keeps the first N bytes, of a negative N all but the last; `head N` leaves out the first N. */
void editBytes(std::string &bytes, std::string_view words)
{
    const std::string_view rest = words.substr(std::min(words.find(' ') + 1, words.size()));
    if (words.starts_with("cut ")) {
        const long count = numberOf(rest);
        bytes.resize(static_cast<std::size_t>(count < 0 ? static_cast<long>(bytes.size()) + count : count));
    } else if (words.starts_with("head ")) {
        bytes.erase(0, static_cast<std::size_t>(numberOf(rest)));
    } else if (words.starts_with("byte ")) {
        bytes.at(static_cast<std::size_t>(numberOf(rest))) =
            static_cast<char>(numberOf(rest.substr(rest.find('=') + 1)));
    } else if (words.starts_with("before ")) {
        bytes.insert(0, unfolded(rest));
    } else if (words.starts_with("after ")) {
        bytes += unfolded(rest);
    } else {
        setField(bytes, words);
    }
}

std::string withByteEdits(std::string bytes, std::string_view edits)
{
    while (!edits.empty()) {
        const std::size_t end = std::min(edits.find(" ; "), edits.size());
        const std::string_view words = edits.substr(0, end);
        if (!words.empty() && (words.front() < '0' || words.front() > '9'))
            editBytes(bytes, words);
        edits.remove_prefix(std::min(end + 3, edits.size()));
    }
    return bytes;
}

} // namespace

std::string zipOf(const NamedTable &table, const NamedCase &one)
{
    zipmaker::Entries entries;
    std::string_view text;
    const std::string lines = textOf(table, one);
    for (text = lines; !text.empty();) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t space = std::min(line.find(' '), line.size());
        entries.emplace_back(line.substr(0, space), line.substr(std::min(space + 1, line.size())));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return withByteEdits(zipmaker::zip(entries), one.edits);
}

std::string gzipOf(const NamedTable &table, const NamedCase &one)
{
    return withByteEdits(zipmaker::gzip(textOf(table, one)), one.edits);
}

} // namespace clipwright::hostile
