// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/rig/rig.h"

#include <span>

namespace clipwright {

/**
 * The numbers of a property at a time, in the rig's own units: its one track, one track a component, else the default; links
 * are followed. Writes as many as `out` has and the property too.
 */
void sampleProperty(const Composition &composition, RigSpace space, const Node &node, std::uint8_t property,
                    double time, std::span<double> out);

/** From a layer's or group's own space into the one that it stands in: position, rotation, scale, anchor. */
Affine localTransform(const Composition &composition, RigSpace space, const Node &node, double time);

/** From a layer's own space into the composition's, along its parents; a loop of parents is cut. */
Affine layerTransform(const Composition &composition, RigSpace space, const Layer &layer, double time);

} // namespace clipwright
