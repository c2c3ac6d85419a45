// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/winding.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * A line of a contour inside the picture, its upper end first. Direction +1 when the contour runs
 * down it, 0 when level.
 */
struct Edge {
    double x0 = 0;
    double y0 = 0;
    double x1 = 0;
    double y1 = 0;
    double slope = 0; ///< dx / dy
    std::int8_t direction = 0;
    EdgeRole role = EdgeRole::Shape;

    /**
     * x on the line, never outside its ends; the ends themselves exactly, so that neighbours touch.
     */
    double xAt(double y) const;
};

/**
 * The contours of one region, cut to the picture: rows above and below are dropped, what lies right
 * of it too, and what lies left of it becomes edges on x = 0, so that the winding of every pixel
 * stays right. Along a contour, edges touch: level lines are kept where they join two ends inside a
 * row. Heights are multiples of 2^-20 pixel, hence slopes finite.
 */
class EdgeList {
public:
    /** Edges that pass none of the rows firstRow <= y < endRow are left out. */
    void reset(int width, int height, int firstRow, int endRow);

    void moveTo(EdgeRole role, Vec2 point);
    void lineTo(Vec2 point);
    /** Every contour must be closed before the next begins. */
    void close();

    /** False once a point was not a number or beyond kFarthest: nothing sensible can be drawn. */
    bool isFinite() const { return m_isFinite; }
    std::span<const Edge> edges() const { return m_edges; }
    int width() const { return m_width; }
    int height() const { return m_height; }
    /** The rows firstRow <= y < endRow that edges of the role pass through. */
    int firstRow(EdgeRole role) const;
    int endRow(EdgeRole role) const;
    /** The same for shape and holes. */
    int firstRow() const { return std::min(firstRow(EdgeRole::Shape), firstRow(EdgeRole::Hole)); }
    int endRow() const { return std::max(endRow(EdgeRole::Shape), endRow(EdgeRole::Hole)); }
    /** All edges lie between; only where there are some. */
    double left() const { return m_leftmost; }
    double right() const { return m_rightmost; }

private:
    void addLine(Vec2 from, Vec2 to);
    void addLevel(double x0, double x1, double y);
    void addInside(Edge edge);
    void addLeft(double fromY, double toY);
    void flushLeft();
    void push(const Edge &edge);

    struct Extent {
        double top = 0;
        double bottom = 0;
    };

    std::vector<Edge> m_edges;
    std::array<Extent, 3> m_extents;
    double m_leftmost = 0;
    double m_rightmost = 0;
    int m_width = 0;
    int m_height = 0;
    double m_top = 0;
    double m_bottom = 0;
    bool m_isFinite = true;
    EdgeRole m_role = EdgeRole::Shape;
    Vec2 m_first{0, 0};
    Vec2 m_last{0, 0};
    double m_leftFrom = 0; ///< the run of lines left of the picture that is being followed
    double m_leftTo = 0;
};

} // namespace clipwright::raster
