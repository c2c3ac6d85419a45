// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_text.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace clipwright::oclip {

namespace {

/** Where an exponent begins to be written. */
constexpr int kLowestPlain = -6;
constexpr int kHighestPlain = 20;

/** `digits` with the point behind the first `whole` of them, noughts filled in on either side. */
void appendPlain(std::string &text, std::string_view digits, int whole)
{
    const int count = static_cast<int>(digits.size());
    if (whole <= 0) {
        text += "0.";
        text.append(static_cast<std::size_t>(-whole), '0');
        text += digits;
    } else if (whole >= count) {
        text += digits;
        text.append(static_cast<std::size_t>(whole - count), '0');
        text += ".0";
    } else {
        text += digits.substr(0, static_cast<std::size_t>(whole));
        text += '.';
        text += digits.substr(static_cast<std::size_t>(whole));
    }
}

void appendObject(std::string &text, JsonValue object)
{
    std::unordered_map<std::string, JsonValue> last;
    for (JsonValue member = object.first(); member.isValid(); member = member.next())
        last[member.name()] = member;
    text += '{';
    bool isFirst = true;
    for (JsonValue member = object.first(); member.isValid(); member = member.next()) {
        const auto value = last.find(member.name());
        if (value == last.end())
            continue;
        if (!isFirst)
            text += ',';
        isFirst = false;
        appendString(text, value->first);
        text += ':';
        appendJson(text, value->second);
        last.erase(value);
    }
    text += '}';
}

} // namespace

void appendNumber(std::string &text, double number)
{
    assert(std::isfinite(number));
    std::array<char, 32> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::scientific).ptr;
    std::string_view scientific(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    if (scientific.front() == '-') {
        text += '-';
        scientific.remove_prefix(1);
    }
    const std::size_t mark = scientific.find('e');
    int exponent = 0;
    const char *first = scientific.data() + mark + 1;
    std::from_chars(*first == '+' ? first + 1 : first, end, exponent);
    std::array<char, 32> digits;
    std::size_t count = 0;
    for (const char digit : scientific.substr(0, mark)) {
        if (digit != '.')
            digits[count++] = digit;
    }
    const std::string_view all(digits.data(), count);
    if (exponent >= kLowestPlain && exponent <= kHighestPlain) {
        appendPlain(text, all, exponent + 1);
        return;
    }
    text += all.front();
    if (count > 1) {
        text += '.';
        text += all.substr(1);
    }
    text += exponent < 0 ? "e-" : "e+";
    const auto exponentEnd = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(exponent)).ptr;
    text.append(buffer.data(), exponentEnd);
}

void appendNumbers(std::string &text, std::span<const double> numbers)
{
    text += '[';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += ',';
        appendNumber(text, numbers[i]);
    }
    text += ']';
}

void appendString(std::string &text, std::string_view string)
{
    constexpr std::string_view kHexadecimal = "0123456789abcdef";
    text += '"';
    for (const char letter : string) {
        const auto byte = static_cast<unsigned char>(letter);
        switch (letter) {
        case '"': text += "\\\""; break;
        case '\\': text += "\\\\"; break;
        case '\b': text += "\\b"; break;
        case '\t': text += "\\t"; break;
        case '\n': text += "\\n"; break;
        case '\f': text += "\\f"; break;
        case '\r': text += "\\r"; break;
        default:
            if (byte < 0x20) {
                text += "\\u00";
                text += kHexadecimal[byte >> 4];
                text += kHexadecimal[byte & 0xf];
            } else {
                text += letter;
            }
        }
    }
    text += '"';
}

void appendJson(std::string &text, JsonValue value)
{
    switch (value.type()) {
    case JsonType::Object: appendObject(text, value); return;
    case JsonType::Array: {
        text += '[';
        for (JsonValue item = value.first(); item.isValid(); item = item.next()) {
            if (item.begin() != value.first().begin())
                text += ',';
            appendJson(text, item);
        }
        text += ']';
        return;
    }
    case JsonType::String: appendString(text, value.string()); return;
    case JsonType::Number: {
        const std::string_view source = value.source();
        const double number = value.number(INFINITY);
        if (source.find_first_of(".eE") == std::string_view::npos || !std::isfinite(number))
            text += source;
        else
            appendNumber(text, number);
        return;
    }
    default: text += value.source();
    }
}

} // namespace clipwright::oclip
