// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/eval/region_list.h"
#include "model/eval/rig_runtime.h"

#include <vector>

namespace clipwright {

/** A layer's local transform and opacity at a moment. */
struct LayerPose {
    Vec2 position{0, 0};
    Vec2 anchor{0, 0};
    Vec2 scale{1, 1};
    double rotation = 0;
    double opacity = 1;

    bool operator==(const LayerPose &) const = default;
};

/**
 * All layers, and the runs of all shapes one behind the other (RegionLayout; a textured shape has u v of each outer
 * point behind its run). Sized once by `reservePose`.
 */
struct RigPose {
    std::vector<LayerPose> layers;
    std::vector<double> values;
};

/** Sizes the buffers that the jobs below fill; the only allocation there is. */
void reservePose(const RigRuntime &rig, RigPose &pose);
void reserveRegions(const RigRuntime &rig, RegionList &regions);

/** The pose at a frame of the timeline, whatever the clip. `pose` is reserved (asserted). Allocates nothing. */
void samplePose(const RigRuntime &rig, double frame, RigPose &pose) noexcept;

/** Whether two rigs' poses can be mixed: `rigs-differ` and what differs (layers, shapes, paint, style, counts). */
Result<void> canBlend(const RigRuntime &a, const RigRuntime &b);
/** Every number mixed, rotation as a plain number; `weight` is held to 0..1. `out` may be `a` or `b`. Allocates nothing. */
void blendPoses(const RigPose &a, const RigPose &b, double weight, RigPose &out) noexcept;

/** World space regions of a pose, in paint order, always the same count and topology. Allocates nothing once reserved. */
void composeRegions(const RigRuntime &rig, const RigPose &pose, RegionList &regions) noexcept;

} // namespace clipwright
