// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/cli/printable.h"

#include "model/io/json/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace clipwright::app {

namespace {

/** Control characters, and those that end a line or change the direction of writing (Unicode 15, Bidi_Control). */
bool isSteering(std::uint32_t c)
{
    constexpr std::array<std::array<std::uint32_t, 2>, 6> kRanges{
        {{0, 0x1f}, {0x7f, 0x9f}, {0x061c, 0x061c}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}}};
    return std::ranges::any_of(kRanges, [c](const auto &range) { return c >= range[0] && c <= range[1]; });
}

std::uint32_t codePoint(std::string_view sequence)
{
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(sequence[i]));
    };
    if (sequence.size() == 1)
        return byte(0);
    std::uint32_t value = byte(0) & (0xffU >> (sequence.size() + 1));
    for (std::size_t i = 1; i < sequence.size(); ++i)
        value = value << 6 | (byte(i) & 0x3fU);
    return value;
}

void appendHex(std::string &text, std::uint32_t value, int digits)
{
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[value >> shift & 0xfU];
}

} // namespace

std::string printable(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8LengthAt(text, at);
        const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
        at += sequence.size();
        const std::uint32_t c = length == 0 ? static_cast<unsigned char>(sequence[0]) : codePoint(sequence);
        if (length == 0) {
            line += "\\x";
            appendHex(line, c, 2);
        } else if (c == '\n' || c == '\t') {
            line += c == '\n' ? "\\n" : "\\t";
        } else if (isSteering(c)) {
            line += "\\u";
            appendHex(line, c, 4);
        } else {
            line += sequence;
        }
    }
    return line;
}

} // namespace clipwright::app
