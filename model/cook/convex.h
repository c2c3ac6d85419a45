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

/** All at least `margin` from every side of a convex outline, on the inner one. */
bool areInsideConvex(const std::vector<Vec2> &convex, const std::vector<Vec2> &points, double margin);

} // namespace clipwright
