// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_pose.h"
#include "model/io/rig_file.h"

#include <memory>
#include <vector>

namespace clipwright {

/** Where a layer is at a moment, in world units: the box of what it draws, or its anchor where that is nothing. */
struct LayerPlace {
    Vec2 minimum{0, 0};
    Vec2 maximum{0, 0};
    bool draws = false; ///< else both are the anchor
};

/** One a cooked layer, into the caller's buffer. `regions` are composed from `pose`. What is not finite counts as the origin. */
void placeLayers(const RigPose &pose, const RegionList &regions, std::vector<LayerPlace> &places);

class LeftOutLayers;

/** What the issues of a file are about: an index into the cooked layers, counted on into those left out, or -1. */
struct IssueLayers {
    std::vector<int> layers;                      ///< one an issue
    std::shared_ptr<const LeftOutLayers> leftOut; ///< null where there are none
};

/**
 * By its node, which may be an item of the layer, then by its cooked layer's name. Layers that the cook left out have
 * places of their own where the rig is a Lottie; `extent` as CookSettings has it.
 */
IssueLayers layersOfIssues(const RigFile &file, double extent);

} // namespace clipwright
