// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_pose.h"
#include "model/io/rig_file.h"

#include <vector>

namespace clipwright {

/** Where a cooked layer is at a moment, in world units: the box of what it draws, or its anchor where that is nothing. */
struct LayerPlace {
    Vec2 minimum{0, 0};
    Vec2 maximum{0, 0};
    bool draws = false; ///< else both are the anchor
};

/** One a cooked layer, into the caller's buffer. `regions` are composed from `pose`. What is not finite counts as the origin. */
void placeLayers(const RigPose &pose, const RegionList &regions, std::vector<LayerPlace> &places);

/**
 * The cooked layer that each issue of a file is about, or -1: by its node, which may be an item of the layer, then by its
 * layer's name. Of a layer that the cook left out, the nearest parent that it did not.
 */
std::vector<int> layersOfIssues(const RigFile &file);

} // namespace clipwright
