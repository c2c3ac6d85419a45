// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/star_source.h"

#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr double kMostPoints = 1000;

} // namespace

StarSource::StarSource(CookScope &scope, const Node &star)
    : m_isStar(PropertySource(scope, star, StarProperty::Type).numberAt(0) == 0),
      m_position(scope, star, StarProperty::Position),
      m_points(scope, star, StarProperty::Points),
      m_rotation(scope, star, StarProperty::Rotation),
      m_outerRadius(scope, star, StarProperty::OuterRadius),
      m_innerRadius(scope, star, StarProperty::InnerRadius),
      m_outerRoundness(scope, star, StarProperty::OuterRoundness),
      m_innerRoundness(scope, star, StarProperty::InnerRoundness),
      m_isReversed(PropertySource(scope, star, StarProperty::Direction).numberAt(0) == 1)
{
    std::vector<const Motion *> motions;
    m_points.addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    for (double frame : frames)
        m_vertices = std::max(m_vertices, verticesAt(frame));
    m_counts = jumpsOfState([this](double frame) { return verticesAt(frame); }, frames, scope.span, scope.budget);
}

std::size_t StarSource::verticesAt(double frame) const
{
    const double points = std::clamp(std::floor(m_points.numberAt(frame)), 0.0, kMostPoints);
    return static_cast<std::size_t>(points) * (m_isStar ? 2 : 1);
}

/** As Lottie's players draw it: handles are a share of the way to the next vertex on the circle. */
Contour StarSource::contourAt(double frame) const
{
    Contour contour;
    const std::size_t count = verticesAt(frame);
    const Vec2 centre = m_position.vectorAt(frame);
    const double step = count == 0 ? 0 : 2 * std::numbers::pi / static_cast<double>(count);
    const double first = -std::numbers::pi / 2 + m_rotation.numberAt(frame) * std::numbers::pi / 180;
    const double turn = m_isReversed ? -1 : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isInner = m_isStar && i % 2 == 1;
        const double radius = (isInner ? m_innerRadius : m_outerRadius).numberAt(frame);
        const double roundness = (isInner ? m_innerRoundness : m_outerRoundness).numberAt(frame) / 100;
        const double angle = first + turn * step * static_cast<double>(i);
        const Vec2 spoke{radius * std::cos(angle), radius * std::sin(angle)};
        const double length = std::hypot(spoke.x, spoke.y);
        const Vec2 across = length > 0 ? Vec2{spoke.y, -spoke.x} / length : Vec2{0, 0};
        const Vec2 handle = across * (radius * step * (m_isStar ? 0.5 : 0.25) * roundness * turn);
        contour.vertices.push_back({centre + spoke, handle, -handle});
    }
    if (contour.vertices.empty())
        contour.vertices.push_back({centre, {0, 0}, {0, 0}});
    // The vertices that are missing stand on the last one, which hands its way on to the first to them.
    while (contour.vertices.size() < m_vertices) {
        PathVertex extra = contour.vertices.back();
        contour.vertices.back().out = {0, 0};
        extra.in = {0, 0};
        contour.vertices.push_back(extra);
    }
    return contour;
}

void StarSource::addMotions(std::vector<const Motion *> &motions) const
{
    for (const PropertySource *source :
         {&m_position, &m_points, &m_rotation, &m_outerRadius, &m_innerRadius, &m_outerRoundness, &m_innerRoundness})
        source->addMotions(motions);
    if (!m_counts.jumps.empty())
        motions.push_back(&m_counts);
}

} // namespace clipwright
