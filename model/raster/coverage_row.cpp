// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/coverage_row.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::raster {

void CoverageRow::reset(int width)
{
    m_width = width;
    // A line on the right border touches the pixel behind it and carries over into one more.
    m_differences.assign(static_cast<std::size_t>(width) + 2, 0.0F);
    m_coverage.resize(static_cast<std::size_t>(width));
}

void CoverageRow::startRow()
{
    m_runs.clear();
    m_begin = m_end = 0;
    m_startsInside = false;
}

void CoverageRow::openStretch(int first, bool isInside)
{
    if (first <= m_end && m_end > m_begin)
        return;
    closeStretch();
    if (isInside)
        addFull(m_end, first);
    m_begin = m_end = first;
    m_startsInside = isInside;
}

void CoverageRow::addLine(double x0, double x1, double height)
{
    if (x0 > x1)
        std::swap(x0, x1);
    const int first = static_cast<int>(x0);
    const int last = static_cast<int>(x1);
    float *cell = m_differences.data() + first;
    if (first == last) {
        const double carried = height * ((x0 + x1) * 0.5 - first);
        cell[0] += static_cast<float>(height - carried);
        cell[1] += static_cast<float>(carried);
        return;
    }
    const double perPixel = height / (x1 - x0);
    const double into = first + 1 - x0;
    const double head = perPixel * into;
    cell[0] += static_cast<float>(head * into * 0.5);
    cell[1] += static_cast<float>(head * (1 - into * 0.5));
    const auto half = static_cast<float>(perPixel * 0.5);
    for (int x = first + 1; x < last; ++x) {
        ++cell;
        cell[0] += half;
        cell[1] += half;
    }
    const double beyond = x1 - last;
    const double tail = perPixel * beyond;
    cell[1] += static_cast<float>(tail * (1 - beyond * 0.5));
    cell[2] += static_cast<float>(tail * beyond * 0.5);
}

void CoverageRow::extendStretch(int last)
{
    m_end = std::max(m_end, last + 1);
}

void CoverageRow::finishRow(bool isInside)
{
    closeStretch();
    if (isInside)
        addFull(m_end, m_width);
}

void CoverageRow::closeStretch()
{
    if (m_begin == m_end)
        return;
    float sum = m_startsInside ? 1.0F : 0.0F;
    const int end = std::min(m_end, m_width);
    for (int x = m_begin; x < end; ++x) {
        sum += m_differences[static_cast<std::size_t>(x)];
        m_coverage[static_cast<std::size_t>(x)] = std::clamp(sum, 0.0F, 1.0F);
    }
    std::fill(m_differences.begin() + m_begin, m_differences.begin() + m_end + 1, 0.0F);
    if (m_begin < end)
        m_runs.push_back({m_begin, end, static_cast<std::uint32_t>(m_begin)});
}

void CoverageRow::addFull(int begin, int end)
{
    if (begin < end)
        m_runs.push_back({begin, end, CoverageRun::kFull});
}

} // namespace clipwright::raster
