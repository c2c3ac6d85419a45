// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/corner_rings.h"

#include "model/core/polygon.h"

#include <algorithm>

namespace clipwright {

namespace {

int signOf(double value)
{
    return (value > 0) - (value < 0);
}

} // namespace

CornerRings::Index CornerRings::addContour(std::span<const Vec2> points, std::uint32_t firstPoint, bool isOuter)
{
    const auto count = static_cast<std::uint32_t>(points.size());
    const bool isForward = isOuter == (signedArea(points) > 0);
    Index last = kNone;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t at = isForward ? i : count - 1 - i;
        last = insertAfter(last, points[at], firstPoint + at);
    }
    if (last != kNone && isSamePlace(last, after(last))) {
        const Index next = after(last);
        remove(last);
        last = next;
    }
    return last;
}

CornerRings::Index CornerRings::insertAfter(Index last, Vec2 at, std::uint32_t point)
{
    const auto index = static_cast<Index>(m_corners.size());
    Corner corner{at, point, index, index, 0, kNone, kNone, false, false};
    if (last != kNone) {
        corner.before = last;
        corner.after = m_corners[last].after;
        m_corners[corner.after].before = index;
        m_corners[last].after = index;
    }
    m_corners.push_back(corner);
    return index;
}

void CornerRings::remove(Index i)
{
    Corner &corner = m_corners[i];
    corner.isGone = true;
    m_corners[corner.after].before = corner.before;
    m_corners[corner.before].after = corner.after;
    if (corner.lower != kNone)
        m_corners[corner.lower].higher = corner.higher;
    if (corner.higher != kNone)
        m_corners[corner.higher].lower = corner.lower;
}

CornerRings::Index CornerRings::tidy(Index start, Index end, std::uint64_t &stepsLeft)
{
    Index at = start;
    bool isDropped = false;
    do {
        if (stepsLeft == 0)
            return at;
        --stepsLeft;
        isDropped = !m_corners[at].isLone && (isSamePlace(at, after(at)) || turnAt(at) == 0);
        if (isDropped) {
            remove(at);
            at = end = before(at);
            if (at == after(at))
                break;
        } else {
            at = after(at);
        }
    } while (isDropped || at != end);
    return end;
}

CornerRings::Index CornerRings::split(Index a, Index b)
{
    const auto otherA = static_cast<Index>(m_corners.size());
    const Index otherB = otherA + 1;
    const Index afterA = after(a);
    const Index beforeB = before(b);
    m_corners.push_back({m_corners[a].at, m_corners[a].point, otherB, afterA, 0, kNone, kNone, false, false});
    m_corners.push_back({m_corners[b].at, m_corners[b].point, beforeB, otherA, 0, kNone, kNone, false, false});
    m_corners[a].after = b;
    m_corners[b].before = a;
    m_corners[afterA].before = otherA;
    m_corners[beforeB].after = otherB;
    return otherB;
}

double CornerRings::turn(Index a, Index b, Index c) const
{
    const Vec2 p = m_corners[a].at;
    const Vec2 q = m_corners[b].at;
    const Vec2 r = m_corners[c].at;
    return (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x);
}

bool CornerRings::startsInside(Index a, Index b) const
{
    if (turnAt(a) > 0)
        return turn(a, b, after(a)) <= 0 && turn(a, before(a), b) <= 0;
    return turn(a, b, before(a)) > 0 || turn(a, after(a), b) > 0;
}

bool CornerRings::isOnSegment(Index a, Index between, Index b) const
{
    const Vec2 p = m_corners[a].at;
    const Vec2 q = m_corners[between].at;
    const Vec2 r = m_corners[b].at;
    return q.x <= std::max(p.x, r.x) && q.x >= std::min(p.x, r.x) && q.y <= std::max(p.y, r.y)
           && q.y >= std::min(p.y, r.y);
}

bool CornerRings::doSegmentsMeet(Index a, Index b, Index c, Index d) const
{
    const int sideC = signOf(turn(a, b, c));
    const int sideD = signOf(turn(a, b, d));
    const int sideA = signOf(turn(c, d, a));
    const int sideB = signOf(turn(c, d, b));
    if (sideC != sideD && sideA != sideB)
        return true;
    return (sideC == 0 && isOnSegment(a, c, b)) || (sideD == 0 && isOnSegment(a, d, b))
           || (sideA == 0 && isOnSegment(c, a, d)) || (sideB == 0 && isOnSegment(c, b, d));
}

} // namespace clipwright
