// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/triangulate.h"
#include "model/eval/region_list.h"
#include "model/eval/rig_mesh.h"
#include "model/eval/stroke_pieces.h"

#include <optional>

namespace clipwright {

/** The rim that a game gives its regions where nobody says how wide: 1 % of the diagonal of all bounds. */
double automaticFeather(const RegionList &list);

/**
 * Regions to the triangles a game draws. Fills by ear clipping, with a rim of falling alpha around the outer contour;
 * gradients as 64 small triangles for each; strokes as convex pieces. Allocates nothing once its buffers have been as
 * large. Degenerate and self-crossing contours give what the ear clipper makes of them, never a fault.
 */
class Tessellator {
public:
    /** Fills `mesh`. The rim is `feather` world units wide, at most half of a region's thickness; 0: no rims. */
    void tessellate(const RegionList &list, std::optional<double> feather, RigMesh &mesh);

private:
    void addFill(const RegionList &list, const ComposedRegion &region, double feather, RigMesh &mesh);
    static void addFlat(const RegionList &list, const ComposedRegion &region, const VertexPaint &paint,
                        std::span<const std::uint32_t> triangles, std::size_t pointCount, RigMesh &mesh);
    static void addGradient(std::span<const Vec2> points, const VertexPaint &paint,
                            std::span<const std::uint32_t> triangles, RigMesh &mesh);
    static void addRim(std::span<const Vec2> outer, const VertexPaint &paint, double feather, RigMesh &mesh);

    Triangulator m_triangulator;
    StrokePieces m_strokes;
};

} // namespace clipwright
