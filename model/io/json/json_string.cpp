// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_string.h"

#include "model/io/json/utf8.h"

namespace clipwright {

namespace {

constexpr std::size_t kUnicodeEscape = 6; // \uXXXX

bool isHighHalf(std::uint32_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}
bool isLowHalf(std::uint32_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

/** Appends what the \u at `at` says, with its other half behind it, and gives the position behind both. */
std::size_t appendUnicode(std::string &text, std::string_view raw, std::size_t at)
{
    const std::uint32_t unit = hexadecimalAt(raw, at + 2).value_or(kReplacementCharacter);
    at += kUnicodeEscape;
    if (isHighHalf(unit) && raw.substr(at, 2) == "\\u") {
        const std::uint32_t low = hexadecimalAt(raw, at + 2).value_or(0);
        if (isLowHalf(low)) {
            appendUtf8(text, 0x10000u + ((unit - 0xd800u) << 10) + (low - 0xdc00u));
            return at + kUnicodeEscape;
        }
    }
    appendUtf8(text, isHighHalf(unit) || isLowHalf(unit) ? kReplacementCharacter : unit);
    return at;
}

char plainEscape(char letter)
{
    switch (letter) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return letter; // the quote and both slashes
    }
}

} // namespace

std::size_t closingQuote(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\')
            ++at;
    }
    return at;
}

std::optional<unsigned> hexadecimalAt(std::string_view text, std::size_t at)
{
    if (at + 4 > text.size())
        return std::nullopt;
    unsigned value = 0;
    for (const char c : text.substr(at, 4)) {
        unsigned digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<unsigned>(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = static_cast<unsigned>(c - 'a') + 10;
        else if (c >= 'A' && c <= 'F')
            digit = static_cast<unsigned>(c - 'A') + 10;
        else
            return std::nullopt;
        value = value * 16 + digit;
    }
    return value;
}

std::string unescaped(std::string_view raw)
{
    std::string text;
    text.reserve(raw.size());
    std::size_t at = 0;
    while (at < raw.size()) {
        const std::size_t slash = std::min(raw.find('\\', at), raw.size());
        text += raw.substr(at, slash - at);
        at = slash;
        if (at + 1 >= raw.size())
            break;
        if (raw[at + 1] == 'u') {
            at = appendUnicode(text, raw, at);
        } else {
            text += plainEscape(raw[at + 1]);
            at += 2;
        }
    }
    return text;
}

bool stringEquals(std::string_view text, std::size_t at, std::string_view wanted)
{
    const std::string_view rest = text.substr(at + 1);
    if (rest.starts_with(wanted) && rest.size() > wanted.size() && rest[wanted.size()] == '"')
        return wanted.find('\\') == std::string_view::npos;
    const std::size_t stop = rest.find_first_of("\"\\");
    if (stop == std::string_view::npos || rest[stop] == '"')
        return false;
    return unescaped(rest.substr(0, closingQuote(text, at) - at - 1)) == wanted;
}

} // namespace clipwright
