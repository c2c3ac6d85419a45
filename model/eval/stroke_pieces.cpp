// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stroke_pieces.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr double kShortest = 1e-6;
constexpr int kArcSteps = 8; ///< of a round join or cap, whatever its angle

Vec2 leftOf(Vec2 direction)
{
    return {-direction.y, direction.x};
}

double cross(Vec2 a, Vec2 b)
{
    return a.x * b.y - a.y * b.x;
}

/** Of length 1; no direction has none. */
Vec2 unitOf(Vec2 v)
{
    const double length = std::hypot(v.x, v.y);
    return length > kShortest ? v / length : Vec2{0, 0};
}

Vec2 turnedBy(Vec2 v, double radians)
{
    const double c = std::cos(radians);
    const double s = std::sin(radians);
    return {c * v.x - s * v.y, s * v.x + c * v.y};
}

} // namespace

void StrokePieces::add(const RegionList &list, const ComposedRegion &region, double feather, RigMesh &mesh)
{
    const VertexPaint paint(list, region);
    m_region = &region;
    m_paint = &paint;
    m_half = region.width / 2;
    m_isClosed = region.isClosed;
    collectSteps(list.outer(region));
    if (!(region.width > 0) || m_steps.empty())
        return;
    m_pieces.begin(list.mask(region), mesh);
    addBody();
    if (feather > 0 && !mesh.isFull())
        addRim(feather);
}

void StrokePieces::collectSteps(std::span<const Vec2> points)
{
    m_steps.clear();
    if (m_isClosed && points.size() > 2 && glm::distance(points.front(), points.back()) < kShortest)
        points = points.first(points.size() - 1);
    if (points.size() < 2)
        return;
    Vec2 direction{1, 0};
    for (std::size_t i = 0; i + (m_isClosed ? 0 : 1) < points.size(); ++i) {
        const Vec2 to = points[i + 1 < points.size() ? i + 1 : 0];
        const Vec2 way = unitOf(to - points[i]);
        if (way != Vec2{0, 0})
            direction = way;
        m_steps.push_back({points[i], to, direction});
    }
}

/** Corner i lies between step i and the next. */
StrokePieces::Turn StrokePieces::turnAt(std::size_t corner) const
{
    const Step &before = m_steps[corner];
    const Step &after = m_steps[corner + 1 < m_steps.size() ? corner + 1 : 0];
    const double sine = cross(before.direction, after.direction);
    const double outer = sine > kShortest ? -1 : sine < -kShortest ? 1 : 0;
    return {before.to, leftOf(before.direction), leftOf(after.direction), outer};
}

Vec2 StrokePieces::miter(const Turn &turn, double side) const
{
    Vec2 middle = unitOf(turn.before + turn.after);
    if (middle == Vec2{0, 0})
        middle = turn.after;
    const double longest = m_region->limit * m_half;
    const double cosine = glm::dot(middle, turn.after);
    const double length = cosine > kShortest ? std::min(m_half / cosine, longest) : longest;
    return middle * (side * length);
}

/** The points over one side of a corner, in the line's direction, as ways from it: add(way, outward). */
template<typename Add>
void StrokePieces::addJoin(const Turn &turn, double side, Add add) const
{
    const Vec2 from = turn.before * side;
    const Vec2 to = turn.after * side;
    if (m_region->join == StrokeJoin::Round) {
        const double angle = std::atan2(cross(from, to), glm::dot(from, to));
        for (int i = 0; i <= kArcSteps; ++i) {
            const Vec2 way = turnedBy(from, angle * i / kArcSteps);
            add(way * m_half, way);
        }
        return;
    }
    add(from * m_half, from);
    if (m_region->join == StrokeJoin::Miter) {
        const Vec2 tip = miter(turn, side);
        add(tip, unitOf(tip));
    }
    add(to * m_half, to);
}

void StrokePieces::addPiece()
{
    m_vertices.clear();
    for (const Vec2 point : m_piece)
        m_vertices.push_back({point, m_paint->at(point)});
    m_pieces.add(m_vertices);
}

void StrokePieces::addBody()
{
    for (const Step &step : m_steps) {
        const Vec2 left = leftOf(step.direction) * m_half;
        m_piece.assign({step.from + left, step.to + left, step.to - left, step.from - left});
        addPiece();
    }
    for (std::size_t i = 0; i < cornerCount(); ++i) {
        const Turn turn = turnAt(i);
        m_piece.assign({turn.corner});
        addJoin(turn, turn.outer < 0 ? -1.0 : 1.0, [&](Vec2 way, Vec2) { m_piece.push_back(turn.corner + way); });
        addPiece();
    }
    if (m_isClosed || m_region->cap == StrokeCap::Butt)
        return;
    addCap(m_steps.front(), false);
    addCap(m_steps.back(), true);
}

/** From one side of an end round to the other. */
void StrokePieces::addCap(const Step &step, bool isEnd)
{
    const Vec2 centre = isEnd ? step.to : step.from;
    const Vec2 ahead = (isEnd ? step.direction : -step.direction) * m_half;
    const Vec2 side = leftOf(ahead);
    if (m_region->cap == StrokeCap::Square) {
        m_piece.assign({centre - side, centre - side + ahead, centre + side + ahead, centre + side});
    } else {
        m_piece.assign({centre});
        for (int i = 0; i <= kArcSteps; ++i)
            m_piece.push_back(centre + turnedBy(-side, std::numbers::pi * i / kArcSteps));
    }
    addPiece();
}

void StrokePieces::addRim(double feather)
{
    m_rim.clear();
    if (m_isClosed) {
        addRimSide(1);
        closeRim(feather);
        m_rim.clear();
        addRimSide(-1);
        closeRim(feather);
        return;
    }
    addRimSide(1);
    addRimCap(m_steps.back(), true);
    const auto right = static_cast<std::ptrdiff_t>(m_rim.size());
    addRimSide(-1);
    std::reverse(m_rim.begin() + right, m_rim.end());
    addRimCap(m_steps.front(), false);
    closeRim(feather);
}

/** The edge on one side (+1: left) at the corners: the join outside, the mitre point inside. */
void StrokePieces::addRimSide(double side)
{
    for (std::size_t i = 0; i < cornerCount(); ++i) {
        const Turn turn = turnAt(i);
        const auto add = [&](Vec2 way, Vec2 outward) { m_rim.push_back({turn.corner + way, outward}); };
        if (turn.outer == side) {
            addJoin(turn, side, add);
        } else {
            const Vec2 way = miter(turn, side);
            add(way, unitOf(way));
        }
    }
}

/** Around an end: from left to right of the line at its end, from right to left at its start. */
void StrokePieces::addRimCap(const Step &step, bool isEnd)
{
    const Vec2 ahead = isEnd ? step.direction : -step.direction;
    const Vec2 side = leftOf(ahead);
    const Vec2 centre = isEnd ? step.to : step.from;
    if (m_region->cap == StrokeCap::Round) {
        for (int i = 0; i <= kArcSteps; ++i) {
            const Vec2 way = turnedBy(side, -std::numbers::pi * i / kArcSteps);
            m_rim.push_back({centre + way * m_half, way});
        }
        return;
    }
    const Vec2 end = m_region->cap == StrokeCap::Square ? centre + ahead * m_half : centre;
    m_rim.push_back({end + side * m_half, unitOf(side + ahead)});
    m_rim.push_back({end - side * m_half, unitOf(ahead - side)});
}

void StrokePieces::closeRim(double feather)
{
    for (std::size_t i = 0; i < m_rim.size(); ++i) {
        const RimPoint &a = m_rim[i];
        const RimPoint &b = m_rim[i + 1 < m_rim.size() ? i + 1 : 0];
        const glm::vec4 colourA = m_paint->at(a.at);
        const glm::vec4 colourB = m_paint->at(b.at);
        m_vertices.assign({{a.at, colourA},
                           {a.at + a.outward * feather, glm::vec4(colourA.r, colourA.g, colourA.b, 0)},
                           {b.at + b.outward * feather, glm::vec4(colourB.r, colourB.g, colourB.b, 0)},
                           {b.at, colourB}});
        m_pieces.add(m_vertices);
    }
}

} // namespace clipwright
