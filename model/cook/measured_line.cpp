// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/measured_line.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

MeasuredLine::MeasuredLine(const LineSource &line, double frame) : m_rounds(line.isClosed() ? 2 : 1)
{
    line.pointsAt(frame, m_points);
    if (line.isClosed() && !m_points.empty())
        m_points.push_back(m_points.front());
    m_along.reserve(m_points.size());
    double length = 0;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (i > 0) {
            const Vec2 step = m_points[i] - m_points[i - 1];
            length += std::sqrt(step.x * step.x + step.y * step.y); // std::hypot takes five times as long
        }
        m_along.push_back(length);
    }
}

std::size_t MeasuredLine::slotCount() const
{
    return m_points.empty() ? 0 : m_rounds == 2 ? 2 * pointsARound() + 1 : m_points.size();
}

double MeasuredLine::alongOf(std::size_t slot) const
{
    const std::size_t around = pointsARound();
    double rounds = 0;
    for (; slot >= around; slot -= around)
        ++rounds;
    return m_along[slot] + rounds * length();
}

Vec2 MeasuredLine::at(double along, std::size_t &near) const
{
    if (m_points.empty())
        return {0, 0};
    if (along > length() && m_rounds == 2)
        along -= length();
    if (near > 0 && along < m_along[near - 1])
        near = static_cast<std::size_t>(std::ranges::upper_bound(m_along, along) - m_along.begin());
    while (near < m_along.size() && !(along < m_along[near]))
        ++near;
    if (near == m_along.size())
        return m_points.back();
    if (near == 0)
        return m_points.front();
    const double share = (along - m_along[near - 1]) / (m_along[near] - m_along[near - 1]);
    return m_points[near - 1] + share * (m_points[near] - m_points[near - 1]);
}

const MeasuredLine &MeasuredLines::at(double frame) const
{
    return m_lines.at(frame, 3 * m_line->pointCount(), [&] { return MeasuredLine(*m_line, frame); });
}

} // namespace clipwright
