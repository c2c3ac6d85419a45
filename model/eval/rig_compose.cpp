// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_packed.h"
#include "model/eval/rig_pose.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

Vec2 pointAt(const double *run, std::size_t offset)
{
    return {run[offset], run[offset + 1]};
}

std::array<double, 4> colourAt(const double *run, std::size_t offset, double opacity)
{
    return {run[offset], run[offset + 1], run[offset + 2], run[offset + 3] * opacity};
}

void composeLayers(const RigRuntime &rig, const RigPose &pose, RegionList &list)
{
    for (std::size_t i = 0; i < pose.layers.size(); ++i) {
        const LayerPose &layer = pose.layers[i];
        const Affine local = Affine::transform(layer.position, layer.rotation, layer.scale, layer.anchor);
        const double opacity = std::clamp(layer.opacity, 0.0, 1.0);
        const int parent = rig.layerParent(i);
        if (parent < 0) {
            list.layers[i] = {local, opacity};
            continue;
        }
        const ComposedLayer &above = list.layers[static_cast<std::size_t>(parent)];
        list.layers[i] = {above.world * local, above.opacity * opacity};
    }
}

/** A gradient's own colour is white with the layer's opacity: what fallbacks show, and what counts as its alpha. */
void composePaint(const RegionLayout &layout, const double *run, const ComposedLayer &layer, ComposedRegion &region,
                  std::span<GradientStop> stops)
{
    if (region.paint == PaintKind::Solid) {
        region.colour = colourAt(run, 0, layer.opacity);
        return;
    }
    region.colour = {1, 1, 1, layer.opacity};
    region.start = layer.world.map(pointAt(run, 0));
    region.end = layer.world.map(pointAt(run, 2));
    region.focal = region.paint == PaintKind::Radial ? layer.world.map(pointAt(run, 4)) : region.start;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const std::size_t offset = layout.stopOffset() + 5 * i;
        stops[i] = {run[offset], colourAt(run, offset + 1, layer.opacity)};
    }
}

void composeShape(const PackedShape &shape, const double *run, RegionList &list, ComposedRegion &region)
{
    const RegionLayout &layout = shape.layout;
    region = shape.region;
    const ComposedLayer &layer = list.layers[region.layer];
    composePaint(layout, run, layer, region, std::span(list.stops).subspan(region.firstStop, region.stopCount));
    if (region.isStroke) {
        const double *stroke = run + layout.strokeOffset();
        region.width = stroke[0] * layer.world.stretch();
        region.limit = stroke[1];
    }
    const double *points = run + layout.pointOffset();
    for (std::size_t i = 0; i < shape.pointCount; ++i)
        list.points[region.firstPoint + i] = layer.world.map(pointAt(points, 2 * i));
    const double *uvs = points + 2 * shape.pointCount;
    const std::size_t mapped = region.texture >= 0 ? region.outerCount : 0;
    for (std::size_t i = 0; i < mapped; ++i)
        list.uvs[region.firstPoint + i] = pointAt(uvs, 2 * i);
}

} // namespace

void reserveRegions(const RigRuntime &rig, RegionList &regions)
{
    const RigRuntime::Packed &packed = rig.packed();
    regions.layers.assign(rig.layerCount(), ComposedLayer{});
    regions.regions.assign(rig.shapeCount(), ComposedRegion{});
    regions.points.assign(rig.vertexCount(), Vec2(0, 0));
    regions.uvs.assign(rig.vertexCount(), Vec2(0, 0));
    regions.holeCounts = packed.holeCounts;
    regions.stops.assign(packed.stopCount, GradientStop{});
}

void composeRegions(const RigRuntime &rig, const RigPose &pose, RegionList &regions) noexcept
{
    const RigRuntime::Packed &packed = rig.packed();
    assert(pose.layers.size() == rig.layerCount() && pose.values.size() == rig.valueCount());
    assert(regions.layers.size() == rig.layerCount() && regions.regions.size() == rig.shapeCount());
    assert(regions.points.size() == rig.vertexCount() && regions.stops.size() == packed.stopCount);
    composeLayers(rig, pose, regions);
    for (std::size_t i = 0; i < packed.shapes.size(); ++i) {
        const PackedShape &shape = packed.shapes[i];
        composeShape(shape, pose.values.data() + shape.firstValue, regions, regions.regions[i]);
    }
}

} // namespace clipwright
