// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/triangulate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

/** One ring of all: each hole, from the left, hangs by a bridge on what is left of it. */
Triangulator::Index Triangulator::joinHoles(Index outer, std::span<const Vec2> points, std::uint32_t outerCount,
                                            std::span<const std::uint32_t> holeCounts)
{
    m_holes.clear();
    std::uint32_t first = outerCount;
    for (const std::uint32_t count : holeCounts) {
        const Index ring =
            count < 3 ? CornerRings::kNone : m_rings.addContour(points.subspan(first, count), first, false);
        first += count;
        if (ring == CornerRings::kNone)
            continue;
        m_rings[ring].isLone = ring == m_rings.after(ring);
        Index leftmost = ring;
        for (Index p = m_rings.after(ring); p != ring; p = m_rings.after(p)) {
            const Vec2 at = m_rings[p].at;
            const Vec2 least = m_rings[leftmost].at;
            if (at.x < least.x || (at.x == least.x && at.y < least.y))
                leftmost = p;
        }
        m_holes.push_back(leftmost);
    }
    std::sort(m_holes.begin(), m_holes.end(), [this](Index a, Index b) {
        return m_rings[a].at.x != m_rings[b].at.x ? m_rings[a].at.x < m_rings[b].at.x : a < b;
    });
    for (const Index hole : m_holes) {
        const Index bridge = bridgeTo(hole, outer);
        if (bridge == CornerRings::kNone)
            continue;
        const Index back = m_rings.split(bridge, hole);
        const Index left = m_rings.tidy(back, m_rings.after(back), m_stepsLeft);
        // Far out, where numbers are coarse, the way back may have taken the bridge itself.
        outer = m_rings[bridge].isGone ? left : m_rings.tidy(bridge, m_rings.after(bridge), m_stepsLeft);
    }
    return outer;
}

/** The corner that a hole is tied to: seen from its leftmost corner, looking left. kNone: it sees nothing. */
Triangulator::Index Triangulator::bridgeTo(Index hole, Index outer)
{
    const Vec2 eye = m_rings[hole].at;
    double nearest = -std::numeric_limits<double>::infinity();
    Index left = CornerRings::kNone;
    Index p = outer;
    do {
        const Vec2 from = m_rings[p].at;
        const Vec2 to = m_rings[m_rings.after(p)].at;
        if (eye.y <= from.y && eye.y >= to.y && to.y != from.y) {
            const double x = from.x + (eye.y - from.y) * (to.x - from.x) / (to.y - from.y);
            if (x <= eye.x && x > nearest) {
                nearest = x;
                left = from.x < to.x ? p : m_rings.after(p);
                if (x == eye.x)
                    return left;
            }
        }
        p = m_rings.after(p);
    } while (p != outer && spend());
    return left == CornerRings::kNone || m_stepsLeft == 0 ? CornerRings::kNone
                                                          : nearestVisible(hole, left, {nearest, eye.y}, left);
}

/** Of the corners between the hole and the side it sees, the one at the least angle: nothing hides that one. */
Triangulator::Index Triangulator::nearestVisible(Index hole, Index left, Vec2 met, Index start)
{
    const Vec2 eye = m_rings[hole].at;
    const Vec2 end = m_rings[left].at;
    double least = std::numeric_limits<double>::infinity();
    Index p = start;
    do {
        const Vec2 at = m_rings[p].at;
        const bool isBelow = eye.y < end.y;
        if (eye.x > at.x && at.x >= end.x
            && isInTriangle({isBelow ? eye.x : met.x, eye.y}, end, {isBelow ? met.x : eye.x, eye.y}, at)) {
            const double slope = std::abs(eye.y - at.y) / (eye.x - at.x);
            if (m_rings.startsInside(p, hole)
                && (slope < least
                    || (slope == least
                        && (at.x > m_rings[left].at.x || (at.x == m_rings[left].at.x && isWiderSector(left, p)))))) {
                left = p;
                least = slope;
            }
        }
        p = m_rings.after(p);
    } while (p != start && spend());
    return left;
}

/** Whether the corner at m holds that at p, which stands at the same place. */
bool Triangulator::isWiderSector(Index m, Index p) const
{
    return m_rings.turn(m_rings.before(m), m, m_rings.before(p)) > 0
           && m_rings.turn(m_rings.after(p), m, m_rings.after(m)) > 0;
}

} // namespace clipwright
