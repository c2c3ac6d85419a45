// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <array>
#include <span>

namespace clipwright {

/** Corners of a rectangle about the origin, from the top left on against the clock. */
std::array<Vec2, 4> rectangleOf(Vec2 size);

/** A circle of diameter 1 about the origin as a ring that has its area: nowhere more than 0.0005 away from it. */
std::span<const Vec2> unitCircle();

/**
 * Texture coordinates of one frame of a sheet, for the corners of rectangleOf: frames count from the top left in rows, a number
 * between two of them is the lower one, one past the last is the last. v is downwards.
 */
std::array<Vec2, 4> frameCorners(double frame, Vec2 frames, bool isFlippedX, bool isFlippedY);

} // namespace clipwright
