// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <span>

namespace clipwright {

/** Positive where +x turns towards +y; what overlaps itself counts as often as it is wound around. */
double signedArea(std::span<const Vec2> points);
/** By the even-odd rule: a ray towards +x passes an odd number of sides. On a side it is either. */
bool isInside(std::span<const Vec2> polygon, Vec2 p);
/** Twice the signed area of a triangle. */
inline double doubleArea(Vec2 a, Vec2 b, Vec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

} // namespace clipwright
