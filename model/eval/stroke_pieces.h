// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/convex_pieces.h"
#include "model/eval/region_list.h"
#include "model/eval/vertex_paint.h"

#include <span>
#include <vector>

namespace clipwright {

/**
 * A stroke as a game draws it: a quad each step, a wedge over the outer side of each corner, caps at open ends, and a
 * rim of falling alpha around. Pieces lie over each other at corners, so that a translucent stroke is darker there.
 */
class StrokePieces {
public:
    /** `feather` is the rim's width; 0: none. A width that is not positive and fewer than two points give nothing. */
    void add(const RegionList &list, const ComposedRegion &region, double feather, RigMesh &mesh);

private:
    struct Step {
        Vec2 from{0, 0};
        Vec2 to{0, 0};
        Vec2 direction{0, 0};
    };
    /** A corner's sides: `outer` is +1 where the join lies left of the line, -1 right, 0 for no turn or a reversal. */
    struct Turn {
        Vec2 corner{0, 0};
        Vec2 before{0, 0}; ///< the left normal of the step that ends here
        Vec2 after{0, 0};
        double outer = 0;
    };
    struct RimPoint {
        Vec2 at{0, 0};
        Vec2 outward{0, 0};
    };

    void collectSteps(std::span<const Vec2> points);
    std::size_t cornerCount() const { return m_steps.size() - (m_isClosed ? 0 : 1); }
    Turn turnAt(std::size_t corner) const;
    void addBody();
    void addPiece();
    void addCap(const Step &step, bool isEnd);
    void addRim(double feather);
    void addRimSide(double side);
    void addRimCap(const Step &step, bool isEnd);
    void closeRim(double feather);
    /** The way from a corner to its tip, at most LIMIT half widths. */
    Vec2 miter(const Turn &turn, double side) const;
    template<typename Add>
    void addJoin(const Turn &turn, double side, Add add) const;

    const ComposedRegion *m_region = nullptr;
    const VertexPaint *m_paint = nullptr;
    double m_half = 0;
    bool m_isClosed = false;
    std::vector<Step> m_steps;
    std::vector<Vec2> m_piece;
    std::vector<PieceVertex> m_vertices;
    std::vector<RimPoint> m_rim;
    ConvexPieces m_pieces;
};

} // namespace clipwright
