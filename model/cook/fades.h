// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/layer_plan.h"
#include "model/cook/style_walk.h"
#include "model/rig/cooked_rig.h"

#include <vector>

namespace clipwright {

/**
 * A game fades each region for itself; a source fades what a group, a layer or a composition shows as one picture. These
 * tell where that is seen (`fade-overlap`, `stroke-overlap`): where regions that fade together paint over each other.
 */

/** Of the styles of one layer: `shapes` are those of each style. A mask that fades does so with all of them. */
void tellOfGroupFades(CookScope &scope, const Layer &layer, const std::vector<StyledPaths> &styles,
                      const std::vector<std::vector<CookedShape>> &shapes, const LayerAround &around);

/** Of layers, and of compositions with what they show. `sources`: the planned layer of each cooked one, or null. */
void tellOfLayerFades(CookScope &scope, const std::vector<CookedLayer> &layers,
                      const std::vector<const PlannedLayer *> &sources);

} // namespace clipwright
