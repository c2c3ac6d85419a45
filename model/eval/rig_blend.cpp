// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_packed.h"
#include "model/eval/rig_pose.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

/** What keeps two shapes' runs from being mixed number by number; empty when nothing does. */
std::string_view differenceOf(const RegionLayout &a, const RegionLayout &b)
{
    if (a.paint != b.paint)
        return "paint";
    if (a.stopCount != b.stopCount)
        return "stop count";
    if (a.isStroke != b.isStroke)
        return "kind (fill or stroke)";
    if (a.cap != b.cap)
        return "cap";
    if (a.join != b.join)
        return "join";
    if (a.isClosed != b.isClosed)
        return "ends";
    if (a.texture != b.texture)
        return "texture";
    if (a.outerCount != b.outerCount || a.holeCounts != b.holeCounts || a.maskCount != b.maskCount)
        return "point counts";
    return {};
}

double mix(double from, double to, double weight)
{
    return from + weight * (to - from);
}

Vec2 mix(Vec2 from, Vec2 to, double weight)
{
    return from + weight * (to - from);
}

LayerPose mix(const LayerPose &a, const LayerPose &b, double weight)
{
    LayerPose out;
    out.position = mix(a.position, b.position, weight);
    out.anchor = mix(a.anchor, b.anchor, weight);
    out.scale = mix(a.scale, b.scale, weight);
    out.rotation = mix(a.rotation, b.rotation, weight);
    out.opacity = mix(a.opacity, b.opacity, weight);
    return out;
}

} // namespace

Result<void> canBlend(const RigRuntime &a, const RigRuntime &b)
{
    if (a.layerCount() != b.layerCount())
        return refuse("rigs-differ", "the two rigs differ in their number of layers");
    if (a.shapeCount() != b.shapeCount())
        return refuse("rigs-differ", "the two rigs differ in their number of shapes");
    const auto &left = a.packed().shapes;
    const auto &right = b.packed().shapes;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const ComposedRegion &region = left[i].region;
        const std::string where =
            "layer '" + std::string(a.layerName(region.layer)) + "', shape " + std::to_string(region.shape);
        if (region.layer != right[i].region.layer)
            return refuse("rigs-differ", where + ": the other rig has it in another layer");
        if (const std::string_view what = differenceOf(left[i].layout, right[i].layout); !what.empty())
            return refuse("rigs-differ", where + ": the two rigs differ in its " + std::string(what));
    }
    return {};
}

void blendPoses(const RigPose &a, const RigPose &b, double weight, RigPose &out) noexcept
{
    assert(a.layers.size() == b.layers.size() && a.layers.size() == out.layers.size());
    assert(a.values.size() == b.values.size() && a.values.size() == out.values.size());
    // The ends are copies: from + 1 · (to - from) may miss `to` by a rounding. What is no number is no weight.
    if (!(weight > 0) || weight >= 1) {
        const RigPose &only = weight >= 1 ? b : a;
        if (&only != &out) {
            std::copy(only.layers.begin(), only.layers.end(), out.layers.begin());
            std::copy(only.values.begin(), only.values.end(), out.values.begin());
        }
        return;
    }
    for (std::size_t i = 0; i < out.layers.size(); ++i)
        out.layers[i] = mix(a.layers[i], b.layers[i], weight);
    for (std::size_t i = 0; i < out.values.size(); ++i)
        out.values[i] = mix(a.values[i], b.values[i], weight);
}

} // namespace clipwright
