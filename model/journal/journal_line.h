// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/journal: how a record stands in a line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * `CHECKSUM LENGTH JSON` and a line end: eight hexadecimal digits, how many bytes of JSON. The checksum (CRC-32 of zlib) goes on
 * from that of the line before, so that a line is right only in its place.
 */
struct JournalLine {
    std::size_t begin = 0; ///< of the JSON, half open
    std::size_t end = 0;
    std::size_t next = 0; ///< behind the line
    std::uint32_t checksum = 0;
};

std::string journalLine(std::string_view json, std::uint32_t &checksum);

/** The line at a byte; nothing where it is not whole, or not as it was written. */
std::optional<JournalLine> readJournalLine(std::string_view bytes, std::size_t at, std::uint32_t checksum);

} // namespace clipwright
