// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/scan_converter.h"

#include <algorithm>
#include <cmath>

namespace clipwright::raster {

namespace {

// Segments of one row: more than that in no order are no drawing any more, and sorting them is most
// of the time.
constexpr std::size_t kTooManyToSort = 4096;

} // namespace

void ScanConverter::begin(const EdgeList &edges, InsideRule rule, int firstRow, int endRow)
{
    m_edges = edges.edges();
    m_rule = rule;
    m_width = edges.width();
    m_firstRow = std::max(firstRow, edges.firstRow(EdgeRole::Shape));
    m_endRow = std::min(endRow, edges.endRow(EdgeRole::Shape));
    if (rule.isClipped) {
        m_firstRow = std::max(m_firstRow, edges.firstRow(EdgeRole::Clip));
        m_endRow = std::min(m_endRow, edges.endRow(EdgeRole::Clip));
    }
    m_segments.clear();
    if (m_firstRow >= m_endRow)
        return;
    m_row.reset(edges.width());
    m_firstEdge.assign(static_cast<std::size_t>(m_endRow - m_firstRow), -1);
    m_nextEdge.resize(m_edges.size());
    // Backwards, because each is put before those that are there: the lists keep the order of the
    // contours.
    for (std::size_t i = m_edges.size(); i-- > 0;) {
        const Edge &edge = m_edges[i];
        const int row = std::max(static_cast<int>(edge.y0), m_firstRow);
        if (row >= m_endRow || edge.y1 <= m_firstRow)
            continue;
        std::int32_t &first = m_firstEdge[static_cast<std::size_t>(row - m_firstRow)];
        m_nextEdge[i] = first;
        first = static_cast<std::int32_t>(i);
    }
}

CoverageRow &ScanConverter::row(int y)
{
    const std::size_t kept = m_segments.size();
    startEdges(y);
    m_row.startRow();
    Winding winding;
    if (!sortSegments(kept)) {
        m_row.openStretch(0, false);
        m_sweep.sample(m_segments, winding, m_rule, m_row);
        m_row.extendStretch(static_cast<int>(m_width));
    } else {
        addGroups(winding, y);
    }
    m_row.finishRow(m_rule(winding));
    endEdges(y);
    return m_row;
}

void ScanConverter::addGroups(Winding &winding, int y)
{
    for (std::size_t first = 0; first < m_segments.size();) {
        double xMax = m_segments[first].xMax;
        std::size_t end = first + 1;
        for (; end < m_segments.size() && m_segments[end].xMin <= xMax; ++end)
            xMax = std::max(xMax, m_segments[end].xMax);
        m_row.openStretch(static_cast<int>(m_segments[first].xMin), m_rule(winding));
        addGroup({m_segments.data() + first, end - first}, winding, xMax, y);
        m_row.extendStretch(static_cast<int>(xMax));
        first = end;
    }
}

void ScanConverter::startEdges(int y)
{
    std::int32_t index = m_firstEdge[static_cast<std::size_t>(y - m_firstRow)];
    for (; index >= 0; index = m_nextEdge[static_cast<std::size_t>(index)]) {
        const Edge &edge = m_edges[static_cast<std::size_t>(index)];
        RowSegment segment;
        segment.edge = static_cast<std::uint32_t>(index);
        segment.direction = edge.direction;
        segment.role = edge.role;
        segment.yTop = std::max<double>(edge.y0, y);
        placeSegment(segment, edge.xAt(segment.yTop), y);
        m_segments.push_back(segment);
    }
}

void ScanConverter::placeSegment(RowSegment &segment, double xTop, int y) const
{
    const Edge &edge = m_edges[segment.edge];
    segment.xTop = xTop;
    segment.yBottom = std::min<double>(edge.y1, y + 1);
    // A level line has its two ends at one height.
    segment.xBottom = edge.direction == 0 ? edge.x1 : edge.xAt(segment.yBottom);
    segment.xMin = std::min(segment.xTop, segment.xBottom);
    segment.xMax = std::max(segment.xTop, segment.xBottom);
}

/** Drops the edges that end in row y and moves the others on to the next. */
void ScanConverter::endEdges(int y)
{
    std::size_t kept = 0;
    for (RowSegment &segment : m_segments) {
        if (m_edges[segment.edge].y1 <= y + 1)
            continue;
        segment.yTop = y + 1;
        placeSegment(segment, segment.xBottom, y + 1);
        m_segments[kept++] = segment;
    }
    m_segments.resize(kept);
}

/**
 * By xMin. The order of those that were in the row before hardly changes: insertion, unless it
 * takes too long; the new ones are merged in. False, in no order, when there are very many that
 * have lost their order.
 */
bool ScanConverter::sortSegments(std::size_t kept)
{
    const auto isLeft = [](const RowSegment &a, const RowSegment &b) { return a.xMin < b.xMin; };
    const auto middle = m_segments.begin() + static_cast<std::ptrdiff_t>(kept);
    if (!insertionSort(kept)) {
        if (kept > kTooManyToSort)
            return false;
        std::sort(m_segments.begin(), middle, isLeft);
    }
    if (kept == m_segments.size())
        return true;
    std::sort(middle, m_segments.end(), isLeft);
    if (kept > 0 && isLeft(*middle, *(middle - 1))) {
        m_merged.resize(m_segments.size());
        std::merge(m_segments.begin(), middle, middle, m_segments.end(), m_merged.begin(), isLeft);
        m_segments.swap(m_merged);
    }
    return true;
}

/** Of the first `count`; false, half done, when they were in too little order. */
bool ScanConverter::insertionSort(std::size_t count)
{
    std::size_t moves = 8 * count + 64;
    for (std::size_t i = 1; i < count; ++i) {
        if (m_segments[i - 1].xMin <= m_segments[i].xMin)
            continue;
        const RowSegment segment = m_segments[i];
        std::size_t at = i;
        for (; at > 0 && m_segments[at - 1].xMin > segment.xMin && moves > 0; --at, --moves)
            m_segments[at] = m_segments[at - 1];
        m_segments[at] = segment;
        if (moves == 0)
            return false;
    }
    return true;
}

void ScanConverter::addGroup(std::span<const RowSegment> group, Winding &winding, double xMax, int y)
{
    const Winding before = winding;
    const RowSegment &first = group.front();
    std::size_t throughTop = 0;
    bool isOneWay = true;
    for (const RowSegment &segment : group) {
        isOneWay = isOneWay && segment.direction == first.direction && segment.role == first.role;
        if (segment.yTop == y && segment.direction != 0) {
            ++throughTop;
            winding.cross(segment.role, segment.direction);
        }
    }
    // One line, or pieces of one that goes on downwards: of each height exactly one, hence one side
    // inside or none. Where lines leave the picture at the right that does not follow.
    if (isOneWay && throughTop == 1 && xMax < m_width) {
        const int change = static_cast<int>(m_rule(winding)) - static_cast<int>(m_rule(before));
        for (std::size_t i = 0; change != 0 && i < group.size(); ++i)
            m_row.addLine(group[i].xTop, group[i].xBottom, change * (group[i].yBottom - group[i].yTop));
        return;
    }
    if (throughTop != group.size() || !addInOrder(group, before))
        m_sweep.sweep(group, before, m_rule, m_row);
}

/** Lines that pass the whole row without crossing stand in one order; false, with nothing added, where they do not. */
bool ScanConverter::addInOrder(std::span<const RowSegment> group, const Winding &before)
{
    m_ordered.assign(group.begin(), group.end());
    std::sort(m_ordered.begin(), m_ordered.end(), [](const RowSegment &a, const RowSegment &b) {
        return a.xTop != b.xTop ? a.xTop < b.xTop : a.xBottom < b.xBottom;
    });
    const double height = m_ordered.front().yBottom - m_ordered.front().yTop;
    for (std::size_t i = 0; i < m_ordered.size(); ++i) {
        const RowSegment &segment = m_ordered[i];
        if (segment.yBottom - segment.yTop != height || (i > 0 && segment.xBottom < m_ordered[i - 1].xBottom))
            return false;
    }
    Winding winding = before;
    bool isInside = m_rule(winding);
    for (const RowSegment &segment : m_ordered) {
        winding.cross(segment.role, segment.direction);
        const bool wasInside = isInside;
        isInside = m_rule(winding);
        if (isInside != wasInside)
            m_row.addLine(segment.xTop, segment.xBottom, isInside ? height : -height);
    }
    return true;
}

} // namespace clipwright::raster
