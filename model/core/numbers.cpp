// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/numbers.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace clipwright {

void appendNumber(std::string &text, double value)
{
    assert(std::isfinite(value));
    if (value == 0) {
        text += '0';
        return;
    }
    // The longest fixed spelling within these bounds is 1e-6 with 17 digits: 24 characters and a sign.
    std::array<char, 40> buffer;
    const double magnitude = std::abs(value);
    const bool isPlain = magnitude >= 1e-6 && magnitude < 1e15;
    const std::to_chars_result end = isPlain
        ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed)
        : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    assert(end.ec == std::errc());
    text.append(buffer.data(), end.ptr);
}

std::string numberText(double value)
{
    std::string text;
    appendNumber(text, value);
    return text;
}

double roundTo(double value, double step)
{
    // Dividing by the whole number 1/step, not multiplying by step, gives the double nearest to the decimal.
    const double inverse = std::round(1.0 / step);
    const double scaled = value * inverse;
    if (!(std::abs(scaled) < 9e15))
        return value; // every such double is a multiple already
    const double rounded = std::round(scaled) / inverse;
    return rounded == 0 ? 0 : rounded;
}

std::optional<double> parseNumber(std::string_view text)
{
    const char *begin = text.data();
    const char *const end = begin + text.size();
    if (begin != end && *begin == '+')
        ++begin; // from_chars takes no plus sign
    const char *first = begin;
    if (first != end && *first == '-' && begin == text.data())
        ++first;
    // from_chars also reads "inf" and "nan": a number starts with a digit or a point here.
    if (first == end || !((*first >= '0' && *first <= '9') || *first == '.'))
        return std::nullopt;
    double value = 0;
    const std::from_chars_result result = std::from_chars(begin, end, value, std::chars_format::general);
    if (result.ptr != end)
        return std::nullopt;
    if (result.ec == std::errc::result_out_of_range) {
        // Too small and too large share one error; only an exponent below nought makes a number too small.
        const std::size_t exponent = text.find_first_of("eE");
        const bool isTiny = exponent != std::string_view::npos ? text.find('-', exponent) != std::string_view::npos
                                                               : text[static_cast<std::size_t>(first - text.data())] == '0'
                                                                     || *first == '.';
        return isTiny ? std::optional<double>(0.0) : std::nullopt;
    }
    if (result.ec != std::errc())
        return std::nullopt;
    return value;
}

} // namespace clipwright
