// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook_cache.h"
#include "model/cook/layer_plan.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace clipwright {

/** How the layers of a plan are cooked. */
struct LayerCooking {
    std::size_t threads = 1;    ///< side by side, at most
    CookCache *cache = nullptr; ///< of an earlier cook
    std::function<void(std::size_t layers, std::size_t of)> progress = {};
};

/**
 * Each layer of the plan of a scope, in its order, and what there is to report of all in the tally; `gaps` as the plan
 * was given. Every layer is cooked for itself, so it is the same for any number of threads, to the last number that the
 * budget counts: where it does not last for all, the layers from there on are cooked one after the other. Those are left
 * out that a cancel comes before.
 */
std::vector<CachedLayer> cookLayers(const CookScope &scope, const LayerPlan &plan, const Issues &gaps, CookTally &tally,
                                    const LayerCooking &cooking);

} // namespace clipwright
