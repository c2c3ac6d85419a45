// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/** The position of the quote that ends a string whose opening quote stands at `at` of a text that was parsed. */
std::size_t closingQuote(std::string_view text, std::size_t at);

/** The text between the quotes of a string that was parsed. Half of a surrogate pair becomes U+FFFD. */
std::string unescaped(std::string_view raw);

/** Whether the string with its opening quote at `at` says `wanted`; no copy unless it has escapes. */
bool stringEquals(std::string_view text, std::size_t at, std::string_view wanted);

/** The value of four hexadecimal digits at `at`, or nothing. */
std::optional<unsigned> hexadecimalAt(std::string_view text, std::size_t at);

} // namespace clipwright
