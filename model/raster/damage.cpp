// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/damage.h"

#include <algorithm>

namespace clipwright::raster {

void Damage::reset(int width, int height)
{
    m_width = std::max(width, 0);
    m_height = std::max(height, 0);
    m_spans.assign(static_cast<std::size_t>((m_height + kRows - 1) / kRows), {});
    m_firstStrip = static_cast<int>(m_spans.size());
    m_endStrip = 0;
}

void Damage::addAll()
{
    add({0, m_width, 0, m_height});
}

PixelBox Damage::held(const PixelBox &box) const
{
    return {std::max(box.begin, 0), std::min(box.end, m_width), std::max(box.firstRow, 0),
            std::min(box.endRow, m_height)};
}

void Damage::add(const PixelBox &box)
{
    const PixelBox inside = held(box);
    if (inside.begin >= inside.end || inside.firstRow >= inside.endRow)
        return;
    const int first = inside.firstRow / kRows;
    const int end = (inside.endRow + kRows - 1) / kRows;
    for (int strip = first; strip < end; ++strip) {
        PixelSpan &span = m_spans[static_cast<std::size_t>(strip)];
        span = span.isEmpty() ? PixelSpan{inside.begin, inside.end}
                              : PixelSpan{std::min(span.begin, inside.begin), std::max(span.end, inside.end)};
    }
    m_firstStrip = std::min(m_firstStrip, first);
    m_endStrip = std::max(m_endStrip, end);
}

bool Damage::touches(const PixelBox &box) const
{
    const PixelBox inside = held(box);
    const int first = std::max(inside.firstRow / kRows, m_firstStrip);
    const int end = std::min((inside.endRow + kRows - 1) / kRows, m_endStrip);
    for (int strip = first; strip < end; ++strip) {
        const PixelSpan &span = m_spans[static_cast<std::size_t>(strip)];
        if (std::max(span.begin, inside.begin) < std::min(span.end, inside.end))
            return true;
    }
    return false;
}

int Damage::endRow() const
{
    return std::min(m_endStrip * kRows, m_height);
}

std::size_t Damage::pixelCount() const
{
    std::size_t count = 0;
    for (int row = firstRow(); row < endRow(); ++row)
        count += static_cast<std::size_t>(std::max(spanOf(row).end - spanOf(row).begin, 0));
    return count;
}

} // namespace clipwright::raster
