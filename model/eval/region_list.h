// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/core/ids.h"
#include "model/rig/cooked_rig.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright {

struct GradientStop {
    double at = 0;
    std::array<double, 4> colour{}; ///< straight r g b a
};

/** One painted region in world space, layer opacity folded into its alphas; its points stand in the list it is in. */
struct ComposedRegion {
    std::uint32_t layer = 0; ///< index of the cooked layer
    std::uint32_t shape = 0; ///< index within the layer
    NodeId source;
    PaintKind paint = PaintKind::Solid;
    bool isStroke = false;
    bool isClosed = false;
    StrokeCap cap = StrokeCap::Butt;
    StrokeJoin join = StrokeJoin::Miter;
    std::int32_t texture = -1;      ///< index of the runtime's texture names
    std::array<double, 4> colour{}; ///< solid: straight r g b a, not clamped; texture: the tint
    Vec2 start{0, 0};               ///< gradients
    Vec2 end{0, 0};
    Vec2 focal{0, 0};
    double width = 0; ///< strokes
    double limit = 4; ///< in half widths
    std::uint32_t firstStop = 0;
    std::uint32_t stopCount = 0;
    std::uint32_t firstPoint = 0; ///< outer, then holes, then mask
    std::uint32_t outerCount = 0;
    std::uint32_t firstHole = 0; ///< into holeCounts
    std::uint32_t holeCount = 0;
    std::uint32_t maskCount = 0;
};

/** Where a cooked layer stands: what its own points are mapped by, and its opacity with its parents' multiplied in. */
struct ComposedLayer {
    Affine world;
    double opacity = 1;
};

/** What a moment looks like: regions in paint order, the first at the back. Buffers keep their size between frames. */
struct RegionList {
    std::vector<ComposedLayer> layers; ///< one a cooked layer
    std::vector<ComposedRegion> regions;
    std::vector<Vec2> points;
    std::vector<Vec2> uvs; ///< one a point of `points`; meaningful for textured outers only
    std::vector<std::uint32_t> holeCounts;
    std::vector<GradientStop> stops;

    std::span<const Vec2> outer(const ComposedRegion &r) const { return {points.data() + r.firstPoint, r.outerCount}; }
    std::span<const std::uint32_t> holes(const ComposedRegion &r) const
    {
        return {holeCounts.data() + r.firstHole, r.holeCount};
    }
    std::span<const Vec2> mask(const ComposedRegion &r) const;
    std::span<const GradientStop> stopsOf(const ComposedRegion &r) const
    {
        return {stops.data() + r.firstStop, r.stopCount};
    }
};

/** The box of all outer points, strokes grown by half their width; false for nothing. */
bool boundsOf(const RegionList &list, Vec2 &minimum, Vec2 &maximum);

} // namespace clipwright
