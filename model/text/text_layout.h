// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/text/font.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace clipwright {

/** Which part of each line stands at x = 0. */
enum class TextAlign : std::uint8_t { Left, Centre, Right };

/** Bytes of a text that are shown; the rest is cut. */
inline constexpr std::size_t kMostTextBytes = 65'536;

/** A text in ems, y up: the baseline of its first line is y = 0, further lines stand below it. */
struct TextLayout {
    std::vector<PlacedGlyph> glyphs;
    std::size_t missing = 0; ///< glyphs that the font does not have
    bool isCut = false;      ///< it is longer than kMostTextBytes
};

/** Lines end with a line feed, also behind a carriage return. */
TextLayout layOut(const Font &font, std::string_view text, TextAlign align);

} // namespace clipwright
