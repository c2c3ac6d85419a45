// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/laid_dashes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace clipwright {

double sumOf(const std::vector<double> &pattern)
{
    return std::accumulate(pattern.begin(), pattern.end(), 0.0);
}

LaidDashes::LaidDashes(const DashSource &dashes, double frame, double length, bool wraps)
    : m_pattern(dashes.patternAt(frame)),
      m_period(sumOf(m_pattern)),
      m_offset(dashes.offsetAt(frame)),
      m_length(length)
{
    if (wraps) {
        m_laps = std::floor(m_offset / m_period);
        m_offset -= m_laps * m_period;
    }
    m_reachFromStart = findReachFromStart();
    m_reachesOverEnd = findReachOverEnd();
}

double LaidDashes::startOf(DashPlace place) const
{
    const auto first = m_pattern.begin();
    const double before = std::accumulate(first, first + static_cast<std::ptrdiff_t>(2 * place.dash), 0.0);
    return place.period * m_period + before - m_offset;
}

double LaidDashes::findReachFromStart() const
{
    const double period = std::floor(m_offset / m_period);
    for (std::size_t dash = 0; 2 * dash < m_pattern.size(); ++dash) {
        const double start = startOf({period, dash});
        if (start <= 0 && start + lengthOf(dash) > 0)
            return std::min(start + lengthOf(dash), m_length);
    }
    return 0;
}

bool LaidDashes::findReachOverEnd() const
{
    const double last = std::floor((m_offset + m_length) / m_period);
    for (std::size_t dash = 0; 2 * dash < m_pattern.size(); ++dash) {
        for (double period : {last, last - 1}) {
            const double start = startOf({period, dash});
            if (start > 0 && start < m_length && start + lengthOf(dash) >= m_length)
                return true;
        }
    }
    return false;
}

} // namespace clipwright
