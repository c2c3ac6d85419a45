// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <vector>

namespace clipwright {

/** The convex hull, from the leftmost point, the count filled up with its last point. */
std::vector<Vec2> hullOf(std::vector<Vec2> points);

/** Whether every point lies on the hull, in its order, or within `tolerance` of it. */
bool isConvex(const std::vector<Vec2> &points, double tolerance);

/** At least `margin` from every side of a convex outline, on the inner one. */
bool isInsideConvex(const std::vector<Vec2> &convex, Vec2 p, double margin);

} // namespace clipwright
