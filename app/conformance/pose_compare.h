// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/comparison.h"
#include "model/eval/rig_player.h"
#include "model/eval/rig_pose.h"

namespace clipwright::app {

/** Local pos, anchor, scale, rot and opacity of each layer. */
void compareLayers(Comparison &comparison, const std::string &where, const RigPose &pose, const Json &expected,
                   double tolerance);
/**
 * Composed regions: fill, paint, outer, holes; gradients with start, end, focal and stops; stroke, texture with uvs. A
 * stroke, texture or stroke's mask that the case does not name must not be there.
 */
void compareRegions(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &list,
                    const Json &expected, double tolerance);

/** Does `set:CLIP`, `fade:CLIP:SECONDS`, `up:SECONDS` or `q` (nothing). False for any other words. */
bool performOperation(RigPlayer &player, const std::string &operation);
/** clip, frame, weight, fading, atEnd. */
void comparePlayer(Comparison &comparison, const std::string &where, const RigPlayer &player, const Json &expected,
                   double tolerance);

} // namespace clipwright::app
