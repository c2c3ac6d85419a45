// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/vertex_paint.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

namespace {

// Shorter axes, and stops closer to each other, have no direction; the game's own bound.
constexpr double kShortest = 1e-6;

glm::vec4 vectorOf(const std::array<double, 4> &c)
{
    return glm::vec4(glm::dvec4(c[0], c[1], c[2], c[3]));
}

} // namespace

VertexPaint::VertexPaint(const RegionList &list, const ComposedRegion &region) : m_region(region)
{
    if (region.paint != PaintKind::Solid && region.texture < 0)
        m_stops = list.stopsOf(region);
}

glm::vec4 VertexPaint::at(Vec2 place) const
{
    if (!isGradient())
        return vectorOf(m_region.colour);
    const double share = m_region.paint == PaintKind::Linear ? linearShare(place) : radialShare(place);
    const double t = share > 0 ? std::min(share, 1.0) : 0.0;
    if (t <= m_stops.front().at)
        return vectorOf(m_stops.front().colour);
    for (std::size_t i = 1; i < m_stops.size(); ++i) {
        const GradientStop &before = m_stops[i - 1];
        const GradientStop &after = m_stops[i];
        if (t > after.at)
            continue;
        const double span = after.at - before.at;
        const double mixed = span < kShortest ? 0.0 : (t - before.at) / span;
        return vectorOf(before.colour) + static_cast<float>(mixed) * (vectorOf(after.colour) - vectorOf(before.colour));
    }
    return vectorOf(m_stops.back().colour);
}

double VertexPaint::linearShare(Vec2 place) const
{
    const Vec2 axis = m_region.end - m_region.start;
    const double squared = glm::dot(axis, axis);
    return squared < kShortest * kShortest ? 0 : glm::dot(place - m_region.start, axis) / squared;
}

/** The ray from the focal point through the place meets the circle at focal + s (place - focal): 1 / s. */
double VertexPaint::radialShare(Vec2 place) const
{
    const Vec2 way = place - m_region.focal;
    const Vec2 fromCentre = m_region.focal - m_region.start;
    const Vec2 radius = m_region.end - m_region.start;
    const double squared = glm::dot(way, way);
    if (squared < kShortest * kShortest)
        return 0;
    const double along = glm::dot(way, fromCentre);
    const double room = glm::dot(radius, radius) - glm::dot(fromCentre, fromCentre);
    const double s = (std::sqrt(std::max(along * along + squared * room, 0.0)) - along) / squared;
    return s > kShortest ? 1 / s : 1;
}

} // namespace clipwright
