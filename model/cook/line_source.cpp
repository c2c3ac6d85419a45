// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/line_source.h"

#include <utility>

namespace clipwright {

FlatLine::FlatLine(std::shared_ptr<const PathSource> path, std::size_t contour, FlatPlan plan, Space space)
    : m_path(std::move(path)),
      m_contour(contour),
      m_plan(std::move(plan)),
      m_count(std::max<std::size_t>(m_plan.pointCount(), 1)),
      m_space(space)
{}

void FlatLine::pointsAt(double frame, std::vector<Vec2> &points) const
{
    const std::size_t before = points.size();
    const std::vector<Contour> &contours =
        m_space == Space::Path ? m_path->ownContoursAt(frame) : m_path->contoursAt(frame);
    points.reserve(before + pointCount());
    if (m_contour < contours.size())
        flatten(contours[m_contour], m_plan, points);
    if (points.size() == before && m_contour < contours.size() && !contours[m_contour].vertices.empty())
        points.push_back(contours[m_contour].vertices.front().point);
    points.resize(before + pointCount(), points.size() > before ? points.back() : Vec2{0, 0});
}

PlacedLine::PlacedLine(LineRef line, std::shared_ptr<const PathSource> path)
    : LineOverLine(std::move(line)),
      m_path(std::move(path))
{}

void PlacedLine::pointsAt(double frame, std::vector<Vec2> &points) const
{
    const std::size_t before = points.size();
    line().pointsAt(frame, points);
    const Affine toLayer = m_path->toLayerAt(frame);
    for (std::size_t i = before; i < points.size(); ++i)
        points[i] = toLayer.map(points[i]);
}

} // namespace clipwright
