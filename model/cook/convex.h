// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstdint>
#include <vector>

namespace clipwright {

/** The convex hull, from the leftmost point, the count filled up with its last point. */
std::vector<Vec2> hullOf(std::vector<Vec2> points);

/** A hull with a point for each of the outline's own. */
struct OrderedHull {
    std::vector<Vec2> points;
    /** 0 where the outline goes round the hull as the hull does; else a word for the order in which it does. */
    std::uint64_t order = 0;
};

/**
 * The hull in the order of the outline's points, those inside drawn out to the side of the hull behind which they stand:
 * each point keeps its place in the list, so that a mix of two hulls mixes what belongs together. Where the outline crosses
 * itself there is no such order.
 */
OrderedHull hullInOrder(const std::vector<Vec2> &points);

/** Whether every point lies on the hull, in its order, or within `tolerance` of it. */
bool isConvex(const std::vector<Vec2> &points, double tolerance);

/** All at least `margin` from every side of a convex outline, on the inner one. */
bool areInsideConvex(const std::vector<Vec2> &convex, const std::vector<Vec2> &points, double margin);

} // namespace clipwright
