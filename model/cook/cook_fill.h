// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/layer_around.h"
#include "model/cook/style_walk.h"
#include "model/rig/cooked_rig.h"

#include <vector>

namespace clipwright {

/**
 * A fill's regions: its contours by nesting, or as what they paint together where they cross and that shows. Tells of
 * crossings that are left (`fill-crossing`, `fill-overlap`).
 */
std::vector<CookedShape> cookFill(CookScope &scope, const Layer &layer, const StyledPaths &styled,
                                  std::vector<ContourSource> contours, const LayerAround &around);

} // namespace clipwright
