// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * Appends the shortest decimal that reads back as the same double: `0` never `-0`, no exponent for magnitudes
 * from 1e-6 to 1e15 (beyond: `1e-7`, `2.5e21`), no locale. Not-a-number and infinities must not come here (assert).
 */
void appendNumber(std::string &text, double value);
std::string numberText(double value);

/** `value` rounded to a multiple of `step` that is a power of ten (1e-5): the double nearest to that decimal. */
double roundTo(double value, double step);

/**
 * A decimal number that fills all of `text`: sign, digits, point, exponent. No white space, hexadecimal, `nan`,
 * `inf` or comma. Empty for anything else and for what is over the range of a double; too small reads as 0.
 */
std::optional<double> parseNumber(std::string_view text);

/**
 * The quick way for nearly all numbers there are: the plain decimal at the start of a text (a sign, digits and a point,
 * 15 digits that count at most, no exponent), exactly, and where it ends. Null, with `value` as it was, for anything else,
 * which may be a number all the same.
 */
const char *readPlainDecimal(const char *begin, const char *end, double &value);

} // namespace clipwright
