// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/scope.h"

#include <string>
#include <vector>

namespace clipwright {

/** One layer that the cook will write. */
struct PlannedLayer {
    const Layer *layer = nullptr;
    std::string name;
    int parent = 0;           ///< index among the written layers; 0 is `comp`
    bool carries = false;     ///< it has the transform
    bool paints = false;      ///< it has the opacity and the shapes
    double magnification = 1; ///< the largest scale at which what hangs from it or is in it is shown
};

/**
 * The layers to write after `comp`. Paint order and parents are two orders in a source and one in `.oanim`: every
 * layer that others hang from comes first as a carrier of its transform, parents before children; then what
 * paints, the last source layer first. A carrier that also paints is written a second time, as NAME_paint under
 * itself.
 *
 * Adds a refusal for each layer that would paint and that we cannot cook, and for parents that go round in a circle
 * (such a layer hangs from the composition).
 */
std::vector<PlannedLayer> planLayers(CookScope &scope, const Issues &gaps);

} // namespace clipwright
