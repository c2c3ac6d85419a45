// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/edge_list.h"
#include "model/rig/cooked_rig.h"

#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * How a line is drawn, in world units; `limit` in half widths, measured as SVG does (1 / cos of
 * half the turn).
 */
struct StrokeStyle {
    double width = 0;
    StrokeCap cap = StrokeCap::Butt;
    StrokeJoin join = StrokeJoin::Miter;
    double limit = 4;
    bool isClosed = false;
};

/**
 * Outlines of strokes. An outline winds at least once around each place that a segment, a join or a
 * cap covers and around no other, so that filling it by the nonzero rule gives their union: on the
 * outer side of a corner it follows the join, on the inner side it goes through the corner itself,
 * or cuts it short where both segments are long enough.
 */
class Stroker {
public:
    /**
     * Adds the outline, mapped by `view`, to `edges`. Points closer than a ten-thousandth of a
     * pixel are one; a line that has no length draws a dot with round caps, a square along the axes
     * with square caps, else nothing.
     */
    void addStroke(std::span<const Vec2> points, const StrokeStyle &style, const Affine &view, EdgeList &edges);

    /** No part of a stroke is farther from its line than this. */
    static double reach(const StrokeStyle &style);

private:
    struct Step {
        Vec2 from{0, 0};
        Vec2 direction{0, 0}; ///< of length 1
        double length = 0;
    };

    /** The corner between two steps. */
    struct Join {
        double cosine = 1;
        double sine = 0;   ///< positive where the line turns left
        double inset = 0;  ///< how far from the corner the inner offsets meet, along each step
        bool fits = false; ///< they meet beside both steps
    };

    void collectSteps(std::span<const Vec2> points, double shortest);
    void joinSteps();
    void measureJoins();
    void addDot(Vec2 centre);
    void addJoin(const Step &before, const Step &after, const Join &join);
    void addOuterSide(std::vector<Vec2> &side, Vec2 corner, Vec2 from, Vec2 to, const Join &join);
    void addCap(std::vector<Vec2> &side, Vec2 end, Vec2 direction) const;
    void addArc(std::vector<Vec2> &side, Vec2 centre, Vec2 from, double angle) const;
    static void addContour(std::span<const Vec2> points, const Affine &view, EdgeList &edges);

    StrokeStyle m_style;
    double m_half = 0;
    double m_tolerance = 0;    ///< of smooth corners, in world units
    double m_arcTolerance = 0; ///< of chords, in world units
    double m_mostArcSteps = 0;
    Vec2 m_last{0, 0}; ///< where an open line ends
    Vec2 m_lastDirection{1, 0};
    std::vector<Step> m_steps;
    std::vector<Join> m_joins; ///< at the end of each step; of an open line without the last
    std::vector<Vec2> m_left;
    std::vector<Vec2> m_right;
};

} // namespace clipwright::raster
