// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/utf8.h"

namespace clipwright {

std::size_t utf8LengthAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) -> unsigned {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
    };
    const auto isTail = [&](std::size_t i) { return (byte(i) & 0xc0u) == 0x80u; };
    const unsigned head = byte(0);
    if (head < 0x80)
        return at < text.size() ? 1 : 0;
    if (head >= 0xc2 && head <= 0xdf)
        return isTail(1) ? 2 : 0;
    if (head >= 0xe0 && head <= 0xef) {
        const unsigned low = head == 0xe0 ? 0xa0 : 0x80;
        const unsigned high = head == 0xed ? 0x9f : 0xbf;
        return byte(1) >= low && byte(1) <= high && isTail(2) ? 3 : 0;
    }
    if (head >= 0xf0 && head <= 0xf4) {
        const unsigned low = head == 0xf0 ? 0x90 : 0x80;
        const unsigned high = head == 0xf4 ? 0x8f : 0xbf;
        return byte(1) >= low && byte(1) <= high && isTail(2) && isTail(3) ? 4 : 0;
    }
    return 0;
}

void appendUtf8(std::string &text, std::uint32_t codePoint)
{
    const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    const auto tail = [&](int shift) { put(0x80u | ((codePoint >> shift) & 0x3fu)); };
    if (codePoint < 0x80) {
        put(codePoint);
    } else if (codePoint < 0x800) {
        put(0xc0u | (codePoint >> 6));
        tail(0);
    } else if (codePoint < 0x10000) {
        put(0xe0u | (codePoint >> 12));
        tail(6);
        tail(0);
    } else {
        put(0xf0u | (codePoint >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace clipwright
