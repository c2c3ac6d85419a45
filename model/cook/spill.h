// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/rig/cooked_rig.h"

#include <cstddef>
#include <span>
#include <vector>

namespace clipwright {

/** A moving fill whose triangles, made at its first key, paint beside the contour at another. */
struct Spill {
    std::size_t shape = 0; ///< index
    double frame = 0;      ///< of the key where it is worst
    double share = 0;      ///< of the fill's area (there or at the first key, the larger) that is painted beside
};

/**
 * Fills that a game which cuts a shape into triangles once and then moves their corners would show wrongly, one a shape; a
 * share of under 1 % is none, nor is what is smaller or thinner than `leastLength`, in the shape's own units. What is
 * painted wrongly at the first key already is not counted, nor what is not seen. Looks at keys, not between them, as long
 * as the budget lets it.
 */
std::vector<Spill> findSpills(std::span<const CookedShape> shapes, double leastLength, CookBudget &budget);

} // namespace clipwright
