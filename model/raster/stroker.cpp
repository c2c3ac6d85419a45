// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/stroker.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright::raster {

namespace {

// How far a corner of a smooth line may be off, half of the tenth of a pixel that is allowed; and a
// chord of an arc, which is also held to a share of the radius, so that small dots keep their area.
constexpr double kSmoothPx = 0.05;
constexpr double kArcPx = 0.02;
constexpr double kArcShare = 0.02;
// Where points of a line stand closer, they say nothing about its direction.
constexpr double kShortestPx = 1.0 / 64;
// Beyond this a corner is a full reversal but for rounding, and its tip would be nowhere.
constexpr double kMostMiter = 1e6;
// Points of all arcs of one stroke, and of one arc: enough for half circles of 40,000 pixels.
constexpr double kMostArcPoints = 1 << 20;
constexpr double kMostStepsAnArc = 1024;

/** A quarter turn from +x towards +y. */
Vec2 turned(Vec2 v)
{
    return {-v.y, v.x};
}

double cross(Vec2 a, Vec2 b)
{
    return a.x * b.y - a.y * b.x;
}

/** The larger of the two lengths that the view gives to vectors of length 1. */
double largestScale(const Affine &view)
{
    return 0.5 * (std::hypot(view.a + view.d, view.b - view.c) + std::hypot(view.a - view.d, view.b + view.c));
}

} // namespace

double Stroker::reach(const StrokeStyle &style)
{
    const double factor =
        style.join == StrokeJoin::Miter ? std::max(style.limit, std::numbers::sqrt2) : std::numbers::sqrt2;
    return 0.5 * style.width * factor;
}

void Stroker::addStroke(std::span<const Vec2> points, const StrokeStyle &style, const Affine &view, EdgeList &edges)
{
    const double scale = largestScale(view);
    if (points.empty() || !(style.width > 0) || !std::isfinite(style.width) || !(scale > 0))
        return;
    m_style = style;
    m_half = style.width * 0.5;
    m_tolerance = kSmoothPx / scale;
    m_arcTolerance = std::min(kArcPx / scale, kArcShare * m_half);
    m_left.clear();
    m_right.clear();
    collectSteps(points, kShortestPx / scale);
    m_mostArcSteps = std::clamp(kMostArcPoints / static_cast<double>(m_steps.size() + 1), 8.0, kMostStepsAnArc);
    if (m_steps.empty()) {
        addDot(points.front());
        addContour(m_left, view, edges);
        return;
    }
    measureJoins();
    for (std::size_t i = 1; i < m_steps.size(); ++i)
        addJoin(m_steps[i - 1], m_steps[i], m_joins[i - 1]);
    if (style.isClosed) {
        addJoin(m_steps.back(), m_steps.front(), m_joins.back());
        std::reverse(m_right.begin(), m_right.end());
        addContour(m_left, view, edges);
        addContour(m_right, view, edges);
        return;
    }
    addCap(m_left, m_last, m_steps.back().direction);
    m_left.insert(m_left.end(), m_right.rbegin(), m_right.rend());
    addCap(m_left, m_steps.front().from, -m_steps.front().direction);
    addContour(m_left, view, edges);
}

void Stroker::collectSteps(std::span<const Vec2> points, double shortest)
{
    m_steps.clear();
    m_last = points.front();
    const auto addStep = [this, shortest](Vec2 to) {
        const Vec2 way = to - m_last;
        const double length = std::sqrt(way.x * way.x + way.y * way.y);
        // What is not a number goes on, so that the outline is not one either.
        if (length <= shortest)
            return;
        m_steps.push_back({m_last, way / length, length});
        m_last = to;
    };
    for (const Vec2 point : points.subspan(1))
        addStep(point);
    if (m_style.isClosed)
        addStep(points.front());
    joinSteps();
}

/**
 * Steps that one step draws as well become one: where points stand closer than a smooth line needs, the offsets of short
 * steps run backwards. A line of length s that turns by t in all is nowhere farther from its chord than s t / 4, and its
 * outer side, which is longer by half the width times t, by as much of that. Ends keep their directions, for their caps.
 */
void Stroker::joinSteps()
{
    constexpr double kMostTurn = 0.2;
    std::size_t kept = 0;
    double turnSoFar = 0;
    double length = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step step = m_steps[i];
        const bool isEnd = !m_style.isClosed && (kept <= 1 || i + 1 == m_steps.size());
        const double sine = i == 0 ? 1 : std::abs(cross(m_steps[i - 1].direction, step.direction));
        const double turn = turnSoFar + sine; // small ones: as good as the angle
        const double whole = length + step.length;
        const bool isSmooth = sine < kMostTurn && (i == 0 || glm::dot(m_lastDirection, step.direction) > 0)
                              && (whole + m_half * turn) * turn <= 4 * m_tolerance
                              && (!isEnd || m_half * turn <= m_tolerance);
        m_lastDirection = step.direction;
        if (kept == 0 || !isSmooth) {
            m_steps[kept++] = step;
            turnSoFar = 0;
            length = step.length;
            continue;
        }
        turnSoFar = turn;
        length = whole;
        Step &joined = m_steps[kept - 1];
        const Vec2 way = step.from + step.direction * step.length - joined.from;
        joined.length = std::sqrt(way.x * way.x + way.y * way.y);
        joined.direction = way / joined.length;
    }
    m_steps.resize(kept);
}

/** How much of its two steps each corner takes on its inner side, and whether they have that much. */
void Stroker::measureJoins()
{
    const std::size_t count = m_style.isClosed ? m_steps.size() : m_steps.size() - 1;
    m_joins.assign(count, {});
    for (std::size_t i = 0; i < count; ++i) {
        const Step &before = m_steps[i];
        const Step &after = m_steps[(i + 1) % m_steps.size()];
        Join &join = m_joins[i];
        join.cosine = glm::dot(before.direction, after.direction);
        join.sine = cross(before.direction, after.direction);
        // |sine| / (1 + cosine) is the tangent of half the turn.
        join.inset = m_half * std::abs(join.sine) / (1 + join.cosine);
        join.fits = join.cosine > -0.99;
    }
    // What is cut off a step at both its ends must not be more than there is.
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % m_steps.size();
        const double room = m_steps[next].length;
        const bool hasNext = next < count;
        const bool sameSide = hasNext && (m_joins[i].sine > 0) == (m_joins[next].sine > 0);
        const double taken = m_joins[i].inset + (sameSide ? m_joins[next].inset : 0);
        m_joins[i].fits = m_joins[i].fits && taken <= room && m_joins[i].inset <= m_steps[i].length;
        if (hasNext && taken > room && sameSide)
            m_joins[next].fits = false;
    }
}

void Stroker::addDot(Vec2 centre)
{
    if (m_style.cap == StrokeCap::Butt)
        return;
    addCap(m_left, centre, {1, 0});
    addCap(m_left, centre, {-1, 0});
}

void Stroker::addJoin(const Step &before, const Step &after, const Join &join)
{
    const Vec2 corner = after.from;
    const bool turnsLeft = join.sine > 0;
    const double side = turnsLeft ? -m_half : m_half; // of the outer side, left being positive
    const Vec2 from = turned(before.direction) * side;
    const Vec2 to = turned(after.direction) * side;
    addOuterSide(turnsLeft ? m_right : m_left, corner, from, to, join);
    std::vector<Vec2> &inner = turnsLeft ? m_left : m_right;

    // The offsets of both segments meet where both segments are: what is cut off there is covered by both.
    if (join.fits) {
        inner.push_back(corner - (from + to) / (1 + join.cosine));
    } else {
        inner.push_back(corner - from);
        inner.push_back(corner);
        inner.push_back(corner - to);
    }
}

void Stroker::addOuterSide(std::vector<Vec2> &side, Vec2 corner, Vec2 from, Vec2 to, const Join &join)
{
    // In half widths, 1 / cos of half the turn; infinite for a full reversal.
    const double miter = std::sqrt(2 / std::max(1 + join.cosine, 0.0));
    const bool isSmooth = m_half * (miter - 1) <= m_tolerance;
    if (isSmooth || (m_style.join == StrokeJoin::Miter && miter <= std::min(m_style.limit, kMostMiter))) {
        side.push_back(corner + (from + to) * (0.5 * miter * miter));
        return;
    }
    // A full reversal counts as a turn to the right.
    if (m_style.join == StrokeJoin::Round)
        addArc(side, corner, from, std::atan2(std::abs(join.sine), join.cosine) * (join.sine > 0 ? 1 : -1));
    else
        side.push_back(corner + from);
    side.push_back(corner + to);
}

/** From the left to the right of the direction, around the end. */
void Stroker::addCap(std::vector<Vec2> &side, Vec2 end, Vec2 direction) const
{
    const Vec2 left = turned(direction) * m_half;
    if (m_style.cap == StrokeCap::Round) {
        addArc(side, end, left, -std::numbers::pi);
        side.push_back(end - left);
        return;
    }
    const Vec2 ahead = m_style.cap == StrokeCap::Square ? direction * m_half : Vec2{0, 0};
    side.push_back(end + left + ahead);
    side.push_back(end - left + ahead);
}

/** The points of an arc from `from`, without the last one. */
void Stroker::addArc(std::vector<Vec2> &side, Vec2 centre, Vec2 from, double angle) const
{
    // A chord over the angle a is r (1 - cos(a / 2)) off.
    const double widest = 2 * std::acos(std::clamp(1 - m_arcTolerance / m_half, 0.0, 1.0));
    const double wanted = widest > 0 ? std::ceil(std::abs(angle) / widest) : m_mostArcSteps;
    // Written so that what is not a number makes two steps.
    const int count = wanted > 2 ? static_cast<int>(std::min(wanted, m_mostArcSteps)) : 2;
    const double step = angle / count;
    const double cosine = std::cos(step);
    const double sine = std::sin(step);
    for (int i = 0; i < count; ++i) {
        side.push_back(centre + from);
        from = {cosine * from.x - sine * from.y, sine * from.x + cosine * from.y};
    }
}

void Stroker::addContour(std::span<const Vec2> points, const Affine &view, EdgeList &edges)
{
    if (points.empty())
        return;
    edges.moveTo(EdgeRole::Shape, view.map(points.front()));
    for (const Vec2 point : points.subspan(1))
        edges.lineTo(view.map(point));
    edges.close();
}

} // namespace clipwright::raster
