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
    const std::size_t round = slot / pointsARound();
    return m_along[slot % pointsARound()] + (round == 0 ? 0 : static_cast<double>(round) * length());
}

Vec2 MeasuredLine::at(double along) const
{
    if (m_points.empty())
        return {0, 0};
    if (along > length() && m_rounds == 2)
        along -= length();
    const auto after = std::ranges::upper_bound(m_along, along);
    if (after == m_along.end())
        return m_points.back();
    if (after == m_along.begin())
        return m_points.front();
    const std::size_t i = static_cast<std::size_t>(after - m_along.begin());
    const double share = (along - m_along[i - 1]) / (m_along[i] - m_along[i - 1]);
    return m_points[i - 1] + share * (m_points[i] - m_points[i - 1]);
}

const MeasuredLine &MeasuredLines::at(double frame) const
{
    return m_lines.at(frame, 3 * m_line->pointCount(), [&] { return MeasuredLine(*m_line, frame); });
}

} // namespace clipwright
