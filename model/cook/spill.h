// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

#include <cstddef>
#include <vector>

namespace clipwright {

/** A moving fill whose triangles, made at its first key, paint beside the contour at another. */
struct Spill {
    std::size_t layer = 0;
    std::size_t shape = 0; ///< index within the layer
    double frame = 0;      ///< of the key where it is worst
    double share = 0;      ///< of the fill's area (there or at the first key, the larger) that is painted beside it
};

/**
 * Fills that a game which cuts a shape into triangles once and then moves their corners would show wrongly, in paint order,
 * one a shape; a share of under 1 % is none. What is painted wrongly at the first key already is not counted. Looks at keys,
 * not between them.
 */
std::vector<Spill> findSpills(const CookedRig &rig);

} // namespace clipwright
