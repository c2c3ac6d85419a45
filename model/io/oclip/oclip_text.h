// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The spelling of numbers, texts and JSON in .oclip and .oblend: private to the folder and its siblings.
#pragma once

#include "model/io/json/json_document.h"

#include <span>
#include <string>
#include <string_view>

namespace clipwright::oclip {

/**
 * The shortest digits that read back, always with a point or an exponent: `2.0`, `-0.0`, `0.000001`, `1e-7`, `1.5e+21`. Plain
 * decimals for exponents from -6 to 20. Finite (asserted).
 */
void appendNumber(std::string &text, double number);
/** `[0.0,2.0,0.0]` */
void appendNumbers(std::string &text, std::span<const double> numbers);
/** Only quotes, backslashes and characters below U+0020 are escaped, `\u00xx` in lower case. */
void appendString(std::string &text, std::string_view string);
/**
 * Any JSON on one line: numbers without point and exponent stay as they are, others are spelled as above; of members of one name
 * the last value counts, at the place of the first.
 */
void appendJson(std::string &text, JsonValue value);

} // namespace clipwright::oclip
