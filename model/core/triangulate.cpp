// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/triangulate.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

// Steps of one call for hanging holes and for cutting: some tenths of a second each at most. A round outline of 100,000 points takes a
// tenth of it; a spiral of 100,000 would take more.
constexpr std::uint64_t kMostBridgeSteps = 1U << 25;
constexpr std::uint64_t kMostClipSteps = 1U << 24;
constexpr double kFarthest = 1e100;
// With fewer corners looking at all of them is faster than sorting them.
constexpr std::size_t kIndexedFrom = 81;
constexpr double kGridSide = 32767;

/** The low 16 bits with a gap after each. */
std::uint32_t spread(std::uint32_t x)
{
    x = (x | (x << 8)) & 0x00FF00FFU;
    x = (x | (x << 4)) & 0x0F0F0F0FU;
    x = (x | (x << 2)) & 0x33333333U;
    return (x | (x << 1)) & 0x55555555U;
}

} // namespace

std::span<const std::uint32_t> Triangulator::triangulate(std::span<const Vec2> points, std::uint32_t outerCount,
                                                         std::span<const std::uint32_t> holeCounts)
{
    m_triangles.clear();
    if (outerCount < 3 || !measure(points))
        return {};
    m_rings.clear();
    m_todo.clear();
    m_isIndexed = points.size() >= kIndexedFrom;
    Index ring = m_rings.addContour(points.first(outerCount), 0, true);
    if (ring == CornerRings::kNone || m_rings.before(ring) == m_rings.after(ring))
        return {};
    m_stepsLeft = kMostBridgeSteps;
    ring = joinHoles(ring, points, outerCount, holeCounts);
    m_stepsLeft = kMostClipSteps;
    m_todo.push_back(ring);
    while (!m_todo.empty()) {
        ring = m_todo.back();
        m_todo.pop_back();
        clipRing(ring);
    }
    return m_triangles;
}

bool Triangulator::measure(std::span<const Vec2> points)
{
    Vec2 low = points.front();
    Vec2 high = low;
    for (const Vec2 p : points) {
        if (!(std::abs(p.x) <= kFarthest && std::abs(p.y) <= kFarthest))
            return false;
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double side = std::max(high.x - low.x, high.y - low.y);
    m_low = low;
    m_cells = side > 0 ? kGridSide / side : 0;
    return true;
}

bool Triangulator::spend()
{
    if (m_stepsLeft == 0)
        return false;
    --m_stepsLeft;
    return true;
}

void Triangulator::keepTriangle(Index a, Index b, Index c)
{
    m_triangles.insert(m_triangles.end(), {m_rings[a].point, m_rings[b].point, m_rings[c].point});
}

/** Cuts ears off; where none is left, three times with more effort. */
void Triangulator::clipRing(Index ring)
{
    if (m_isIndexed)
        indexRing(ring);
    ring = clipEars(ring);
    if (ring != CornerRings::kNone)
        ring = clipEars(m_rings.tidy(ring, ring, m_stepsLeft));
    if (ring != CornerRings::kNone)
        ring = clipEars(uncross(m_rings.tidy(ring, ring, m_stepsLeft)));
    if (ring != CornerRings::kNone)
        splitRing(ring);
}

/** kNone when the ring is used up, else a corner of what has no ears. */
Triangulator::Index Triangulator::clipEars(Index ear)
{
    Index stop = ear;
    while (m_rings.before(ear) != m_rings.after(ear)) {
        const Index next = m_rings.after(ear);
        if (m_isIndexed ? isEarByIndex(ear) : isEar(ear)) {
            keepTriangle(m_rings.before(ear), ear, next);
            m_rings.remove(ear);
            // Leaving the next corner for later makes fewer slivers; going back ends soonest, when steps have run out.
            ear = stop = m_stepsLeft > 0 ? m_rings.after(next) : m_rings.before(ear);
            continue;
        }
        ear = next;
        spend();
        if (ear == stop)
            return ear;
    }
    return CornerRings::kNone;
}

bool Triangulator::isBlocked(Index ear, Index p) const
{
    const Corner &corner = m_rings[ear];
    return isInTriangle(m_rings[corner.before].at, corner.at, m_rings[corner.after].at, m_rings[p].at)
           && m_rings.turnAt(p) <= 0;
}

bool Triangulator::isEar(Index ear)
{
    if (m_rings.turnAt(ear) <= 0)
        return false;
    const Index end = m_rings.before(ear);
    for (Index p = m_rings.after(m_rings.after(ear)); p != end && spend(); p = m_rings.after(p)) {
        if (isBlocked(ear, p))
            return false;
    }
    return true;
}

/** Looks only at corners whose codes lie between those of the ear's box. */
bool Triangulator::isEarByIndex(Index ear)
{
    if (m_rings.turnAt(ear) <= 0)
        return false;
    const Corner &corner = m_rings[ear];
    const Vec2 a = m_rings[corner.before].at;
    const Vec2 b = corner.at;
    const Vec2 c = m_rings[corner.after].at;
    const std::uint32_t lowest = codeOf({std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y})});
    const std::uint32_t highest = codeOf({std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y})});
    const auto blocks = [&](Index p) { return p != corner.before && p != corner.after && isBlocked(ear, p); };
    for (Index p = corner.higher; p != CornerRings::kNone && m_rings[p].code <= highest && spend();
         p = m_rings[p].higher) {
        if (blocks(p))
            return false;
    }
    for (Index p = corner.lower; p != CornerRings::kNone && m_rings[p].code >= lowest && spend();
         p = m_rings[p].lower) {
        if (blocks(p))
            return false;
    }
    return true;
}

std::uint32_t Triangulator::codeOf(Vec2 place) const
{
    const auto cell = [](double v) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(v)); };
    return spread(cell((place.x - m_low.x) * m_cells)) | spread(cell((place.y - m_low.y) * m_cells)) << 1;
}

void Triangulator::indexRing(Index ring)
{
    m_sorted.clear();
    Index at = ring;
    do {
        m_rings[at].code = codeOf(m_rings[at].at);
        m_sorted.push_back(at);
        at = m_rings.after(at);
    } while (at != ring && spend());
    // Equal codes may come in any order but always the same one; indices make it so.
    std::sort(m_sorted.begin(), m_sorted.end(), [this](Index a, Index b) {
        return m_rings[a].code != m_rings[b].code ? m_rings[a].code < m_rings[b].code : a < b;
    });
    Index last = CornerRings::kNone;
    for (const Index i : m_sorted) {
        m_rings[i].lower = last;
        m_rings[i].higher = CornerRings::kNone;
        if (last != CornerRings::kNone)
            m_rings[last].higher = i;
        last = i;
    }
}

/** Where the sides next to one of the ring cross each other, a triangle takes their places. */
Triangulator::Index Triangulator::uncross(Index ring)
{
    Index start = ring;
    Index p = ring;
    do {
        const Index a = m_rings.before(p);
        const Index next = m_rings.after(p);
        const Index b = m_rings.after(next);
        if (!m_rings.isSamePlace(a, b) && m_rings.doSegmentsMeet(a, p, next, b) && m_rings.startsInside(a, b)
            && m_rings.startsInside(b, a)) {
            keepTriangle(a, p, b);
            m_rings.remove(p);
            m_rings.remove(next);
            p = start = b;
        }
        p = m_rings.after(p);
    } while (p != start);
    return m_rings.tidy(p, p, m_stepsLeft);
}

/** Cuts along the first diagonal there is; a ring without one is left as it is. */
void Triangulator::splitRing(Index ring)
{
    Index a = ring;
    do {
        for (Index b = m_rings.after(m_rings.after(a)); b != m_rings.before(a); b = m_rings.after(b)) {
            if (!spend())
                return;
            if (m_rings[a].point == m_rings[b].point || !isDiagonal(a, b))
                continue;
            Index other = m_rings.split(a, b);
            a = m_rings.tidy(a, m_rings.after(a), m_stepsLeft);
            other = m_rings.tidy(other, m_rings.after(other), m_stepsLeft);
            m_todo.push_back(other);
            m_todo.push_back(a);
            return;
        }
        a = m_rings.after(a);
    } while (a != ring);
}

bool Triangulator::isDiagonal(Index a, Index b)
{
    if (m_rings[m_rings.after(a)].point == m_rings[b].point || m_rings[m_rings.before(a)].point == m_rings[b].point
        || crossesRing(a, b))
        return false;
    const Index beforeB = m_rings.before(b);
    if (m_rings.startsInside(a, b) && m_rings.startsInside(b, a) && isMiddleInside(a, b)
        && (m_rings.turn(m_rings.before(a), a, beforeB) != 0 || m_rings.turn(a, beforeB, b) != 0))
        return true;
    return m_rings.isSamePlace(a, b) && m_rings.turnAt(a) < 0 && m_rings.turnAt(b) < 0;
}

bool Triangulator::crossesRing(Index a, Index b)
{
    const std::uint32_t pointA = m_rings[a].point;
    const std::uint32_t pointB = m_rings[b].point;
    Index p = a;
    do {
        const Index next = m_rings.after(p);
        const std::uint32_t from = m_rings[p].point;
        const std::uint32_t to = m_rings[next].point;
        if (from != pointA && to != pointA && from != pointB && to != pointB && m_rings.doSegmentsMeet(p, next, a, b))
            return true;
        p = next;
    } while (p != a && spend());
    return false;
}

bool Triangulator::isMiddleInside(Index a, Index b)
{
    const Vec2 middle = (m_rings[a].at + m_rings[b].at) / 2.0;
    bool isInside = false;
    Index p = a;
    do {
        const Vec2 from = m_rings[p].at;
        const Vec2 to = m_rings[m_rings.after(p)].at;
        if ((from.y > middle.y) != (to.y > middle.y) && to.y != from.y
            && middle.x < (to.x - from.x) * (middle.y - from.y) / (to.y - from.y) + from.x)
            isInside = !isInside;
        p = m_rings.after(p);
    } while (p != a && spend());
    return isInside;
}

} // namespace clipwright
