// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace clipwright {

/** A point on the grid of an overlay; orientations of three are exact. */
struct GridPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;

    bool operator==(const GridPoint &) const = default;
};

/** Twice the area of a b c, positive where c is on the left of a b. */
inline std::int64_t turnOf(GridPoint a, GridPoint b, GridPoint c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** A directed edge between two corners; `source` is the edge of the polygons that it is, or is a part of. */
struct GridEdge {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t source = 0;
};

/** The edges of polygons on a grid, cut where they meet, so that any two have at most their ends in common. */
class OverlayEdges {
public:
    /** Nothing where a number is not finite, or cutting comes to no end or to more edges than are worth it. `compared` as for overlayOf. */
    static std::optional<OverlayEdges> of(std::span<const std::vector<Vec2>> polygons, std::size_t *compared = nullptr);

    /**
     * Whether a polygon goes round once without turning back, on the grid that it would have: then nothing of it meets but
     * neighbours. False where a number is not finite.
     */
    static bool isConvex(const std::vector<Vec2> &polygon);

    const std::vector<GridEdge> &edges() const { return m_edges; }
    std::size_t cornerCount() const { return m_grid.size(); }
    GridPoint at(std::size_t corner) const { return m_grid[corner]; }
    Vec2 pointOf(std::size_t corner) const { return m_points[corner]; }
    std::uint64_t labelOf(std::size_t corner) const { return m_labels[corner]; }
    bool hasCrossings() const { return m_hasCrossings; }
    double gridStep() const { return m_step; }

private:
    struct Cut {
        std::size_t edge;
        std::size_t corner;
    };

    bool setGrid(std::span<const std::vector<Vec2>> polygons);
    GridPoint onGrid(Vec2 point) const;
    std::size_t cornerAt(GridPoint place, Vec2 point, std::uint64_t label);
    void addPolygon(const std::vector<Vec2> &polygon, std::size_t firstSource);
    std::vector<Cut> findCuts();
    void compare(std::size_t first, std::size_t second, std::vector<Cut> &cuts);
    void addCut(std::size_t edge, std::size_t corner, std::vector<Cut> &cuts) const;
    void apply(std::vector<Cut> cuts);

    struct PointHash {
        std::size_t operator()(GridPoint p) const
        {
            const auto mixed = static_cast<std::uint64_t>(p.x) * 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(p.y);
            return static_cast<std::size_t>(mixed ^ (mixed >> 29));
        }
    };

    Vec2 m_low{0, 0};
    double m_step = 1;
    std::vector<GridPoint> m_grid;
    std::vector<Vec2> m_points;
    std::vector<std::uint64_t> m_labels;
    std::unordered_map<GridPoint, std::size_t, PointHash> m_corners;
    std::vector<GridEdge> m_edges;
    std::size_t m_compared = 0; ///< pairs
    bool m_hasCrossings = false;
};

} // namespace clipwright
