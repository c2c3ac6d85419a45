// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstddef>
#include <vector>

struct FT_Outline_;

namespace clipwright {

/** Points of one glyph at most: a font is a file of strangers. The busiest of real ones have a few thousand. */
inline constexpr std::size_t kMostGlyphPoints = 100'000;

/**
 * The contours of a glyph flattened to one ring, to be filled by the nonzero rule: from the first point of the first contour a
 * line leads to each other contour and back, which winds around nothing. So holes, islands and contours that overlap come out as
 * the font means them. `unit`: font units of an em; the points are in ems, y up. Empty where there is nothing to fill, or more
 * than kMostGlyphPoints.
 */
std::vector<Vec2> ringOf(const FT_Outline_ &outline, double unit);

} // namespace clipwright
