// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/flatten.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr double kTurnASegment = 10 * std::numbers::pi / 180;
/** Under this share of the tolerance a handle lies on its chord. */
constexpr double kOnChord = 1e-3;
/** Source units under which two points are one: far below the 1e-5 world units that files keep. */
constexpr double kSamePoint = 1e-9;

using Cubic = std::array<Vec2, 4>;

double lengthOf(Vec2 v)
{
    return std::sqrt(v.x * v.x + v.y * v.y); // std::hypot takes five times as long
}

double cross(Vec2 a, Vec2 b)
{
    return a.x * b.y - a.y * b.x;
}

double dot(Vec2 a, Vec2 b)
{
    return a.x * b.x + a.y * b.y;
}

/** Edge `i`; the one that closes an open contour is straight whatever the handles at its ends. */
Cubic edgeOf(const Contour &contour, std::size_t i)
{
    const std::size_t count = contour.vertices.size();
    const PathVertex &from = contour.vertices[i];
    const PathVertex &to = contour.vertices[(i + 1) % count];
    if (!contour.closed && i + 1 == count)
        return {from.point, from.point, to.point, to.point};
    return {from.point, from.point + from.out, to.point + to.in, to.point};
}

/** Both handles on the chord and between its ends: the edge is drawn as a line, whatever its speed. */
bool isStraight(const Cubic &c, double tolerance)
{
    const Vec2 chord = c[3] - c[0];
    const double length = lengthOf(chord);
    if (length <= kSamePoint)
        return false;
    for (std::size_t i = 1; i <= 2; ++i) {
        const Vec2 handle = c[i] - c[0];
        const double along = dot(handle, chord) / length;
        if (std::abs(cross(chord, handle)) / length > tolerance * kOnChord || along < -kSamePoint
            || along > length + kSamePoint)
            return false;
    }
    return true;
}

double turnOf(const Cubic &c)
{
    double turn = 0;
    Vec2 before{0, 0};
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 leg = c[i + 1] - c[i];
        if (lengthOf(leg) <= kSamePoint)
            continue;
        if (lengthOf(before) > 0)
            turn += std::abs(std::atan2(cross(before, leg), dot(before, leg)));
        before = leg;
    }
    return turn;
}

/**
 * The distance of a chord over 1/n of a cubic is at most |B''| / (8 n²), and |B''| at most 6 times the
 * second differences.
 */
int segmentsOf(const Cubic &c, double tolerance)
{
    const double reach = std::max({lengthOf(c[1] - c[0]), lengthOf(c[2] - c[0]), lengthOf(c[3] - c[0])});
    if (!(reach > kSamePoint))
        return 0;
    if (isStraight(c, tolerance))
        return 1;
    const double bend = std::max(lengthOf(c[0] - 2.0 * c[1] + c[2]), lengthOf(c[1] - 2.0 * c[2] + c[3]));
    const double byDistance = std::ceil(std::sqrt(0.75 * bend / tolerance));
    const double byTurn = std::ceil(turnOf(c) / kTurnASegment - 1e-9);
    const double count = std::max(byDistance, byTurn);
    return count < kMostSegments ? std::max(static_cast<int>(count), 1) : kMostSegments;
}

/** What each control point counts for at the inner points of an edge of some number of segments: Bernstein's polynomials. */
class Weights {
public:
    using Four = std::array<double, 4>;

    Weights()
    {
        for (std::size_t segments = 0; segments <= kMostSegments; ++segments) {
            m_first[segments] = m_weights.size();
            for (std::size_t k = 1; k < segments; ++k) {
                const double t = static_cast<double>(k) / static_cast<double>(segments);
                const double s = 1 - t;
                m_weights.push_back({s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t});
            }
        }
    }

    /** Of the points 1 … segments - 1. */
    const Four *of(std::uint8_t segments) const { return m_weights.data() + m_first[segments]; }

private:
    std::array<std::size_t, kMostSegments + 1> m_first{};
    std::vector<Four> m_weights;
};

} // namespace

std::size_t FlatPlan::pointCount() const
{
    std::size_t count = isClosed ? 0 : 1;
    for (std::uint8_t edge : segments)
        count += edge;
    return count;
}

FlatPlan planFlat(std::span<const Contour> poses, double tolerance, bool closes)
{
    FlatPlan plan;
    if (poses.empty() || poses.front().vertices.empty())
        return plan;
    plan.isClosed = closes || poses.front().closed;
    const std::size_t count = poses.front().vertices.size();
    plan.segments.resize(plan.isClosed ? count : count - 1);
    for (const Contour &contour : poses) {
        for (std::size_t i = 0; i < plan.segments.size(); ++i) {
            const int segments = segmentsOf(edgeOf(contour, i), tolerance);
            plan.segments[i] = std::max(plan.segments[i], static_cast<std::uint8_t>(segments));
        }
    }
    return plan;
}

void flatten(const Contour &contour, const FlatPlan &plan, std::vector<Vec2> &points)
{
    static const Weights weights;
    for (std::size_t i = 0; i < plan.segments.size(); ++i) {
        const std::uint8_t segments = plan.segments[i];
        if (segments == 0)
            continue;
        points.push_back(contour.vertices[i].point);
        if (segments == 1)
            continue;
        const Cubic c = edgeOf(contour, i);
        const Weights::Four *w = weights.of(segments);
        for (std::size_t k = 1; k < segments; ++k, ++w)
            points.push_back((*w)[0] * c[0] + (*w)[1] * c[1] + (*w)[2] * c[2] + (*w)[3] * c[3]);
    }
    if (!plan.isClosed && !contour.vertices.empty())
        points.push_back(contour.vertices.back().point);
}

} // namespace clipwright
