// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/clip_source.h"
#include "model/cook/contour_source.h"
#include "model/cook/style_source.h"

#include <memory>
#include <vector>

namespace clipwright {

/** What one region of a cooked layer is made of: a style, an outer contour and its holes. */
struct RegionSource {
    std::shared_ptr<const StyleSource> style;
    std::vector<ContourSource> contours; ///< the outer one first
    std::vector<ClipSource> clips = {};  ///< what may cut it
};

/** Where the alphas of a region's run stand: of the fill, or of each stop. */
std::vector<std::size_t> alphasOf(const RegionLayout &layout);

/**
 * A region's keys. `magnification`: the largest scale at which the layer is shown; deviations are held
 * in the world.
 */
CookedShape cookRegion(CookScope &scope, const RegionSource &source, double magnification);

} // namespace clipwright
