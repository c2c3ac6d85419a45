// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/archive/base64.h"

#include <cstdint>

namespace clipwright {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kBitsADigit = 6;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

std::optional<std::string> decodeBase64(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t bits = 0;
    int bitCount = 0;
    std::size_t digitCount = 0;
    std::size_t paddingCount = 0;
    for (const char c : text) {
        if (isSpace(c))
            continue;
        if (c == '=') {
            ++paddingCount;
            continue;
        }
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos || paddingCount > 0)
            return std::nullopt;
        ++digitCount;
        bits = (bits << kBitsADigit) | static_cast<std::uint32_t>(digit);
        bitCount += kBitsADigit;
        if (bitCount >= 8) {
            bitCount -= 8;
            bytes += static_cast<char>((bits >> bitCount) & 0xffu);
        }
    }
    const bool isWhole = paddingCount == 0 || (digitCount + paddingCount) % 4 == 0;
    if (digitCount % 4 == 1 || paddingCount > 2 || !isWhole)
        return std::nullopt;
    return bytes;
}

std::string encodeBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t bits = 0;
        for (std::size_t j = 0; j < 3; ++j)
            bits = (bits << 8) | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j <= bytes.size() ? kDigits[(bits >> (18 - kBitsADigit * static_cast<int>(j))) & 63U] : '=';
    }
    return text;
}

} // namespace clipwright
