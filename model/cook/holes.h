// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/core/polygon.h"

#include <span>
#include <vector>

namespace clipwright {

using Polygon = std::vector<Vec2>;

/** An outer contour and the holes in it, as indices of the polygons given. */
struct FillRegion {
    std::size_t outer = 0;
    std::vector<std::size_t> holes;
};

struct FillRule {
    bool isEvenOdd = false;
    /**
     * A contour wholly inside what is painted anyway is left out: right only where nothing moves against
     * each other.
     */
    bool dropsCovered = false;
};

/**
 * Contours grouped by nesting. Even-odd: a contour at odd depth is a hole of the one around it. Nonzero: one that
 * brings the winding down to nought. In the order of the outer contours. Crossing contours are not cut; too many
 * for the budget are all outer.
 */
std::vector<FillRegion> regionsOf(std::span<const Polygon> polygons, FillRule rule, CookBudget &budget);

/** Whether two polygons have inner points in common; false where the budget does not allow looking. */
bool overlap(const Polygon &a, const Polygon &b, CookBudget &budget);

} // namespace clipwright
