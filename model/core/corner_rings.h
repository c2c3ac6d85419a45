// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright {

/** A corner of a polygon that is being cut up. Several may stand at one point. */
struct Corner {
    Vec2 at{0, 0};
    std::uint32_t point = 0; ///< index of the input
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    std::uint32_t code = 0;   ///< place along the curve that CornerIndex sorts by
    std::uint32_t lower = 0;  ///< along that curve, or kNone
    std::uint32_t higher = 0; ///< the same
    bool isLone = false;      ///< a hole of one place: kept where equal neighbours are dropped
    bool isGone = false;      ///< out of its ring: it leads into that, and nothing leads back
};

/**
 * Polygons as rings of corners in one array, which grows only when it has never been as long. Outer rings run
 * counter-clockwise (y up), holes the other way, so that a corner is convex where `turn` is positive.
 */
class CornerRings {
public:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xffffffffU;

    void clear() { m_corners.clear(); }
    std::size_t size() const { return m_corners.size(); }
    Corner &operator[](Index i) { return m_corners[i]; }
    const Corner &operator[](Index i) const { return m_corners[i]; }
    Index after(Index i) const { return m_corners[i].after; }
    Index before(Index i) const { return m_corners[i].before; }

    /** A ring of `points`, the first being input `firstPoint`, in the winding wanted; its last corner, or kNone. */
    Index addContour(std::span<const Vec2> points, std::uint32_t firstPoint, bool isOuter);
    void remove(Index i);
    /**
     * Drops corners that turn nowhere, from `start` to `end`, neither of which is gone; one that is left. Ends early where
     * no steps are left.
     */
    Index tidy(Index start, Index end, std::uint64_t &stepsLeft);
    /**
     * Joins two corners by a bridge there and back: of one ring makes two, of two rings one. The corner at b's
     * place in the other ring.
     */
    Index split(Index a, Index b);

    bool isSamePlace(Index a, Index b) const { return m_corners[a].at == m_corners[b].at; }
    /** Twice the signed area of three corners: positive where the way turns left. */
    double turn(Index a, Index b, Index c) const;
    double turnAt(Index i) const { return turn(before(i), i, after(i)); }
    /** Whether the way from a to b starts inside the polygon. */
    bool startsInside(Index a, Index b) const;
    /** Whether segments a-b and c-d touch. */
    bool doSegmentsMeet(Index a, Index b, Index c, Index d) const;

private:
    Index insertAfter(Index last, Vec2 at, std::uint32_t point);
    bool isOnSegment(Index a, Index between, Index b) const;

    std::vector<Corner> m_corners;
};

/** Edges count as inside; a, b, c counter-clockwise. */
inline bool isInTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p)
{
    return (c.x - p.x) * (a.y - p.y) >= (a.x - p.x) * (c.y - p.y)
           && (a.x - p.x) * (b.y - p.y) >= (b.x - p.x) * (a.y - p.y)
           && (b.x - p.x) * (c.y - p.y) >= (c.x - p.x) * (b.y - p.y);
}

} // namespace clipwright
