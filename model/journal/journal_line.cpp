// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/journal_line.h"

#include <charconv>

#include <zlib.h>

namespace clipwright {

namespace {

constexpr std::size_t kChecksumDigits = 8;

std::string checksumText(std::uint32_t checksum)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(kChecksumDigits, '0');
    for (std::size_t i = kChecksumDigits; i > 0; --i, checksum >>= 4)
        text[i - 1] = kDigits[checksum & 15];
    return text;
}

std::uint32_t checksumOf(std::string_view json, std::uint32_t before)
{
    return static_cast<std::uint32_t>(
        ::crc32_z(before, reinterpret_cast<const unsigned char *>(json.data()), json.size()));
}

} // namespace

std::string journalLine(std::string_view json, std::uint32_t &checksum)
{
    checksum = checksumOf(json, checksum);
    std::string line = checksumText(checksum);
    line += ' ';
    line += std::to_string(json.size());
    line += ' ';
    line += json;
    line += '\n';
    return line;
}

std::optional<JournalLine> readJournalLine(std::string_view bytes, std::size_t at, std::uint32_t checksum)
{
    const std::string_view rest = bytes.substr(at);
    if (rest.size() < kChecksumDigits + 4 || rest[kChecksumDigits] != ' ')
        return std::nullopt;
    const char *const number = rest.data() + kChecksumDigits + 1;
    std::size_t length = 0;
    const auto [after, error] = std::from_chars(number, rest.data() + rest.size(), length);
    if (error != std::errc() || *number == '0' || after == rest.data() + rest.size() || *after != ' ')
        return std::nullopt;
    const auto begin = static_cast<std::size_t>(after + 1 - rest.data());
    if (length >= rest.size() - begin || rest[begin + length] != '\n')
        return std::nullopt;
    const std::uint32_t found = checksumOf(rest.substr(begin, length), checksum);
    if (rest.substr(0, kChecksumDigits) != checksumText(found))
        return std::nullopt;
    return JournalLine{at + begin, at + begin + length, at + begin + length + 1, found};
}

} // namespace clipwright
