// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/corner_rings.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace clipwright {

/**
 * Polygons with holes cut into triangles by ear clipping. Which ears come first, and so every index, is the rule of
 * Mapbox's earcut, whose triangles games show. The same input gives the same triangles.
 *
 * Any input ends: self-crossing, doubled and collinear points give triangles that may not fill the contour. The work of
 * one call is capped; past the cap convex corners are cut off unseen, and further holes are left out. Coordinates that
 * are not finite or are beyond 1e100 give nothing. Buffers are kept between calls.
 */
class Triangulator {
public:
    /**
     * `points`: the outer contour, then each hole, whose counts are given; holes of fewer than 3 are passed over. The
     * triangles, three indices of `points` each, are valid until the next call.
     */
    std::span<const std::uint32_t> triangulate(std::span<const Vec2> points, std::uint32_t outerCount,
                                               std::span<const std::uint32_t> holeCounts);

private:
    using Index = CornerRings::Index;

    bool measure(std::span<const Vec2> points);
    Index joinHoles(Index outer, std::span<const Vec2> points, std::uint32_t outerCount,
                    std::span<const std::uint32_t> holeCounts);
    Index bridgeTo(Index hole, Index outer);
    Index nearestVisible(Index hole, Index left, Vec2 met, Index outer);
    bool isWiderSector(Index m, Index p) const;
    void clipRing(Index ring);
    Index clipEars(Index ear);
    bool isEar(Index ear);
    bool isEarByIndex(Index ear);
    bool isBlocked(Index ear, Index p) const;
    Index uncross(Index ring);
    void splitRing(Index ring);
    bool isDiagonal(Index a, Index b);
    bool crossesRing(Index a, Index b);
    bool isMiddleInside(Index a, Index b);
    void indexRing(Index ring);
    std::uint32_t codeOf(Vec2 place) const;
    void keepTriangle(Index a, Index b, Index c);
    bool spend();

    CornerRings m_rings;
    std::vector<std::uint32_t> m_triangles;
    std::vector<Index> m_todo; ///< rings to be cut, the next one last
    std::vector<Index> m_holes;
    std::vector<Index> m_sorted;
    Vec2 m_low{0, 0};
    double m_cells = 0; ///< per unit of length, of the curve's grid
    bool m_isIndexed = false;
    std::uint64_t m_stepsLeft = 0;
};

} // namespace clipwright
