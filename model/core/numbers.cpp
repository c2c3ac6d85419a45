// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/numbers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace clipwright {

namespace {

// Powers of ten that are doubles: a whole number below 2^53 divided by one of them is rounded once, hence exact.
constexpr std::array<double, 16> kTens{1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
constexpr int kExactDigits = 15;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** 00 01 … 99: two digits are looked up faster than they are divided. */
constexpr std::array<char, 200> kPairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < 100; ++i) {
        pairs[2 * i] = static_cast<char>('0' + i / 10);
        pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
    }
    return pairs;
}();

char *writePair(char *end, std::uint32_t pair)
{
    *--end = kPairs[2 * pair + 1];
    *--end = kPairs[2 * pair];
    return end;
}

/** The digits of a number, right aligned; where they begin. */
char *writeDigits(char *end, std::uint32_t number)
{
    for (; number >= 100; number /= 100)
        end = writePair(end, number % 100);
    if (number >= 10)
        return writePair(end, number);
    *--end = static_cast<char>('0' + number);
    return end;
}

/**
 * Of a number of five decimals at most, which nearly all in files are. Two decimals of 15 digits at most are never one
 * double, so that one which reads back is the shortest.
 */
bool appendFiveDecimals(std::string &text, double value)
{
    constexpr double kMost = 1e9;
    constexpr std::int64_t kScale = 100'000;
    const double magnitude = std::abs(value);
    if (!(magnitude < kMost))
        return false;
    const auto scaled = static_cast<std::int64_t>(magnitude * static_cast<double>(kScale) + 0.5);
    if (static_cast<double>(scaled) / static_cast<double>(kScale) != magnitude)
        return false;
    std::array<char, 24> buffer;
    char *const end = buffer.data() + buffer.size();
    char *begin = end;
    char *last = end;
    const auto whole = static_cast<std::uint32_t>(scaled / kScale);
    if (const auto fraction = static_cast<std::uint32_t>(scaled % kScale); fraction != 0) {
        begin = writePair(begin, fraction % 100);
        begin = writePair(begin, fraction / 100 % 100);
        *--begin = static_cast<char>('0' + fraction / 10'000);
        while (last[-1] == '0')
            --last;
        *--begin = '.';
    }
    begin = writeDigits(begin, whole);
    if (value < 0)
        *--begin = '-';
    text.append(begin, last);
    return true;
}

/**
 * Whether a well-formed number without a sign is less than 1: from_chars reports too small and too large by one error.
 * By counting, for neither the digits nor the exponent need fit anything.
 */
bool isBelowOne(std::string_view number)
{
    const std::string_view mantissa = number.substr(0, number.find_first_of("eE"));
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos)
        return true;
    // Digits of the whole part from the first that counts on; nought or less for 0.0…
    const auto places = static_cast<double>(point) - static_cast<double>(first) + (first > point ? 1 : 0);
    double exponent = 0;
    for (const char c : number.substr(std::min(mantissa.size() + 1, number.size()))) {
        if (c >= '0' && c <= '9')
            exponent = 10 * exponent + (c - '0');
    }
    const bool isNegative = number.find('-') != std::string_view::npos;
    return places + (isNegative ? -exponent : exponent) <= 0;
}

} // namespace

void appendNumber(std::string &text, double value)
{
    assert(std::isfinite(value));
    if (value == 0) {
        text += '0';
        return;
    }
    if (appendFiveDecimals(text, value))
        return;
    // The longest fixed spelling within these bounds is near 1e-6, 17 digits: 24 characters and a sign.
    std::array<char, 40> buffer;
    const double magnitude = std::abs(value);
    const bool isPlain = magnitude >= 1e-6 && magnitude < 1e15;
    const std::to_chars_result end =
        isPlain ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed)
                : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    assert(end.ec == std::errc());
    std::string_view spelled(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
    const std::size_t mark = spelled.find('e');
    text.append(spelled.substr(0, mark));
    if (mark == std::string_view::npos)
        return;
    // to_chars pads the exponent: 1e-07, 1e+15.
    text += 'e';
    if (spelled[mark + 1] == '-')
        text += '-';
    spelled.remove_prefix(mark + 2);
    text.append(spelled.substr(std::min(spelled.find_first_not_of('0'), spelled.size())));
}

std::string numberText(double value)
{
    std::string text;
    appendNumber(text, value);
    return text;
}

double roundTo(double value, double step)
{
    if (step > 1) {
        const double whole = std::round(value / step) * step;
        return whole == 0 ? 0 : whole;
    }
    // Dividing by the whole number 1/step, not multiplying by step, gives the double nearest to the decimal.
    const double inverse = std::round(1.0 / step);
    const double scaled = value * inverse;
    if (!(std::abs(scaled) < 9e15))
        return value; // every such double is a multiple already
    const double rounded = std::round(scaled) / inverse;
    return rounded == 0 ? 0 : rounded;
}

const char *readPlainDecimal(const char *begin, const char *end, double &value)
{
    const char *at = begin;
    const bool isNegative = at != end && *at == '-';
    if (at != end && (*at == '-' || *at == '+'))
        ++at;
    const char *const first = at;
    std::uint64_t mantissa = 0;
    for (; at != end && isDigit(*at); ++at)
        mantissa = mantissa * 10 + static_cast<std::uint64_t>(*at - '0');
    std::ptrdiff_t digits = at - first;
    std::ptrdiff_t decimals = 0;
    if (at != end && *at == '.') {
        const char *const point = ++at;
        for (; at != end && isDigit(*at); ++at)
            mantissa = mantissa * 10 + static_cast<std::uint64_t>(*at - '0');
        decimals = at - point;
        digits += decimals;
    }
    // Nothing wraps below 20 digits, and what is longer is not for here.
    if (digits == 0 || digits > kExactDigits || (at != end && (*at == 'e' || *at == 'E')))
        return nullptr;
    const double magnitude = static_cast<double>(mantissa) / kTens[static_cast<std::size_t>(decimals)];
    value = isNegative ? -magnitude : magnitude;
    return at;
}

std::optional<double> parseNumber(std::string_view text)
{
    const char *begin = text.data();
    const char *const end = begin + text.size();
    if (double plain = 0; readPlainDecimal(begin, end, plain) == end)
        return plain;
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
    if (result.ec == std::errc::result_out_of_range)
        return isBelowOne(std::string_view(first, static_cast<std::size_t>(end - first))) ? std::optional(0.0)
                                                                                          : std::nullopt;
    if (result.ec != std::errc())
        return std::nullopt;
    return value;
}

} // namespace clipwright
