// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/layer_around.h"
#include "model/cook/scope.h"

#include <memory>
#include <string>
#include <vector>

namespace clipwright {

/** A layer that another one depends on, though it does not hang from it. */
struct LayerDependency {
    CookScope *scope = nullptr;
    std::shared_ptr<const Layer> layer;
    double magnification = 1; ///< at which its mask is flattened
};

/** One layer that the cook will write. */
struct PlannedLayer {
    std::shared_ptr<const Layer> layer;
    CookScope *scope = nullptr; ///< of the use of the composition it is in
    std::string name;
    int parent = 0;       ///< index among the written layers; 0 is `comp`
    bool carries = false; ///< it has the transform
    bool paints = false;  ///< it has the opacity and the shapes, or of a precomp what it shows under it
    LayerAround around;   ///< whose magnification is also that of what hangs from it or is in it
    /** What `around` depends on beside the layer itself: the layers from outside down to this one, not this one. */
    std::vector<LayerDependency> dependencies;
};

struct LayerPlan {
    std::vector<std::unique_ptr<CookScope>> scopes; ///< of the compositions inside
    std::vector<PlannedLayer> layers;
};

/**
 * The layers to write after `comp`. Paint order and parents are two orders in a source and one in `.oanim`: every
 * layer that others hang from comes first as a carrier of its transform, parents before children; then what
 * paints, the last source layer first. A carrier that also paints is written a second time, as NAME_paint under
 * itself. What a precomp shows follows it in the same way, named NAME/INNER; a composition is written once a use.
 *
 * Adds a refusal for each layer that would paint and that we cannot cook, and for parents that go round in a circle
 * (such a layer hangs from the composition).
 */
LayerPlan planLayers(CookScope &scope, const Issues &gaps);

} // namespace clipwright
