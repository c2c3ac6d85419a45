// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/contour_source.h"
#include "model/cook/style_source.h"

#include <memory>
#include <vector>

namespace clipwright {

/** What one region of a cooked layer is made of: a style, an outer contour and its holes. */
struct RegionSource {
    std::shared_ptr<const StyleSource> style;
    std::vector<ContourSource> contours; ///< the outer one first
};

/**
 * A region's keys. `magnification`: the largest scale at which the layer is shown; deviations are held
 * in the world.
 */
CookedShape cookRegion(CookScope &scope, const RegionSource &region, double magnification);

} // namespace clipwright
