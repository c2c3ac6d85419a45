// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace clipwright {

/** Bytes of the well-formed UTF-8 sequence at `at` (Unicode 15, table 3-7), or 0: overlong, cut off …. */
std::size_t utf8LengthAt(std::string_view text, std::size_t at);

/** Appends a scalar value up to U+10FFFF. */
void appendUtf8(std::string &text, std::uint32_t codePoint);

inline constexpr std::uint32_t kReplacementCharacter = 0xfffd;

} // namespace clipwright
