// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/slab_sweep.h"

#include <algorithm>
#include <cmath>

namespace clipwright::raster {

namespace {

// Pieces and crossings of a row: enough for shapes that people draw to be exact, few enough for
// random ones to end.
constexpr std::size_t kWorkPerSegment = 32;
constexpr std::size_t kWorkAtLeast = 8192;
constexpr int kSamplesPerRow = 16;
// Finer than a sample is high.
constexpr double kBucketsPerPixel = 32;

} // namespace

double RowSegment::xAt(double y) const
{
    if (y <= yTop)
        return xTop;
    if (y >= yBottom)
        return xBottom;
    const double x = xTop + (xBottom - xTop) * ((y - yTop) / (yBottom - yTop));
    return std::clamp(x, xMin, xMax);
}

void SlabSweep::sweep(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row)
{
    begin(segments, before, rule, row);
    collectCuts();
    m_work = kWorkPerSegment * segments.size() + kWorkAtLeast;
    m_places.resize(std::max(m_places.size(), segments.size()));
    m_pieces.clear();
    m_started = 0;
    for (std::size_t i = 0; i + 1 < m_cuts.size(); ++i) {
        enter(m_cuts[i], m_cuts[i + 1]);
        if (!findCrossings(m_cuts[i], m_cuts[i + 1])) {
            sampleFrom(m_cuts[i], m_cuts.back());
            return;
        }
        sweepSlab(m_cuts[i], m_cuts[i + 1]);
    }
}

void SlabSweep::sample(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row)
{
    begin(segments, before, rule, row);
    const double top = std::floor(segments.front().yTop);
    sampleFrom(top, top + 1);
}

void SlabSweep::begin(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row)
{
    m_segments = segments;
    m_before = before;
    m_rule = rule;
    m_row = &row;
}

void SlabSweep::collectCuts()
{
    m_order.clear();
    m_cuts.clear();
    for (std::uint32_t i = 0; i < m_segments.size(); ++i) {
        if (m_segments[i].direction == 0)
            continue;
        m_order.push_back(i);
        m_cuts.push_back(m_segments[i].yTop);
        m_cuts.push_back(m_segments[i].yBottom);
    }
    std::sort(m_order.begin(), m_order.end(),
              [this](std::uint32_t a, std::uint32_t b) { return m_segments[a].yTop < m_segments[b].yTop; });
    std::sort(m_cuts.begin(), m_cuts.end());
    m_cuts.erase(std::unique(m_cuts.begin(), m_cuts.end()), m_cuts.end());
}

/**
 * The pieces of the slab: those of the one before that go on, in the order they left it, and new
 * ones.
 */
void SlabSweep::enter(double top, double bottom)
{
    std::erase_if(m_pieces, [this, top](const Piece &piece) { return m_segments[piece.segment].yBottom <= top; });
    for (; m_started < m_order.size() && m_segments[m_order[m_started]].yTop <= top; ++m_started)
        m_pieces.push_back({0, 0, 0, m_order[m_started], 0});
    for (Piece &piece : m_pieces) {
        piece.xTop = m_segments[piece.segment].xAt(top);
        piece.xBottom = m_segments[piece.segment].xAt(bottom);
    }
    sortByTop();
}

void SlabSweep::sortByTop()
{
    const auto isLeft = [](const Piece &a, const Piece &b) {
        return a.xTop != b.xTop ? a.xTop < b.xTop : a.xBottom < b.xBottom;
    };
    std::size_t moves = 4 * m_pieces.size() + 16;
    for (std::size_t i = 1; i < m_pieces.size(); ++i) {
        const Piece piece = m_pieces[i];
        std::size_t at = i;
        for (; at > 0 && isLeft(piece, m_pieces[at - 1]) && moves > 0; --at, --moves)
            m_pieces[at] = m_pieces[at - 1];
        m_pieces[at] = piece;
        if (moves == 0) {
            std::sort(m_pieces.begin(), m_pieces.end(), isLeft);
            return;
        }
    }
}

/**
 * Pieces in order at the top that are not at the bottom cross: one pair each that an insertion sort
 * exchanges. False when there are more than the work that is left.
 */
bool SlabSweep::findCrossings(double top, double bottom)
{
    m_crossings.clear();
    if (m_pieces.size() > m_work)
        return false;
    m_work -= m_pieces.size();
    m_scratch = m_pieces;
    for (std::size_t i = 1; i < m_scratch.size(); ++i) {
        const Piece piece = m_scratch[i];
        std::size_t at = i;
        for (; at > 0 && m_scratch[at - 1].xBottom > piece.xBottom; --at) {
            const Piece &other = m_scratch[at - 1];
            const double apart = piece.xTop - other.xTop;
            const double past = other.xBottom - piece.xBottom;
            if (m_crossings.size() == m_work)
                return false;
            m_crossings.push_back({top + (bottom - top) * (apart / (apart + past)), other.segment, piece.segment});
            m_scratch[at] = other;
        }
        m_scratch[at] = piece;
    }
    m_work -= m_crossings.size();
    std::sort(m_crossings.begin(), m_crossings.end(), [](const Crossing &a, const Crossing &b) { return a.y < b.y; });
    return true;
}

void SlabSweep::sweepSlab(double top, double bottom)
{
    m_windings.resize(std::max(m_windings.size(), m_pieces.size() + 1));
    m_windings[0] = m_before;
    setSides(0, m_pieces.size(), top);
    for (const Crossing &crossing : m_crossings)
        cross(crossing);
    for (const Piece &piece : m_pieces)
        addPiece(piece, bottom);
}

/**
 * Usually two neighbours change places. What stands between them, and whatever rounding says,
 * passes the same point, and all of it leaves that point in the order of the bottom.
 */
void SlabSweep::cross(const Crossing &crossing)
{
    const std::size_t left = m_places[crossing.left];
    const std::size_t right = m_places[crossing.right];
    if (left > right)
        return;
    for (std::size_t i = left; i <= right; ++i)
        addPiece(m_pieces[i], crossing.y);
    const auto first = m_pieces.begin() + static_cast<std::ptrdiff_t>(left);
    std::sort(first, first + static_cast<std::ptrdiff_t>(right - left + 1), [](const Piece &a, const Piece &b) {
        return a.xBottom != b.xBottom ? a.xBottom < b.xBottom : a.xTop < b.xTop;
    });
    setSides(left, right + 1, crossing.y);
}

void SlabSweep::setSides(std::size_t begin, std::size_t end, double y)
{
    bool isInside = m_rule(m_windings[begin]);
    for (std::size_t i = begin; i < end; ++i) {
        Piece &piece = m_pieces[i];
        const RowSegment &segment = m_segments[piece.segment];
        Winding winding = m_windings[i];
        winding.cross(segment.role, segment.direction);
        m_windings[i + 1] = winding;
        m_places[piece.segment] = static_cast<std::uint32_t>(i);
        const bool wasInside = isInside;
        isInside = m_rule(winding);
        piece.change = static_cast<int>(isInside) - static_cast<int>(wasInside);
        piece.since = y;
    }
}

void SlabSweep::addPiece(const Piece &piece, double until)
{
    if (piece.change == 0 || until <= piece.since)
        return;
    const RowSegment &segment = m_segments[piece.segment];
    m_row->addLine(segment.xAt(piece.since), segment.xAt(until), piece.change * (until - piece.since));
}

/** Level samples instead of slabs: each stands for its share of the height, nearly exact in x. */
void SlabSweep::sampleFrom(double top, double bottom)
{
    const int count = std::max(1, static_cast<int>(std::ceil((bottom - top) * kSamplesPerRow)));
    const double height = (bottom - top) / count;
    for (int i = 0; i < count; ++i) {
        const double y = top + height * (i + 0.5);
        m_pieces.clear();
        for (std::uint32_t index = 0; index < m_segments.size(); ++index) {
            const RowSegment &segment = m_segments[index];
            if (segment.yTop <= y && y < segment.yBottom) {
                const double x = segment.xAt(y);
                m_pieces.push_back({x, x, y, index, 0});
            }
        }
        sortByBuckets();
        addSample(height);
    }
}

/**
 * In linear time; within a bucket the order stays open, and with it less than a grey level of a
 * pixel.
 */
void SlabSweep::sortByBuckets()
{
    const auto bucketOf = [](const Piece &piece) { return static_cast<std::size_t>(piece.xTop * kBucketsPerPixel); };
    std::size_t last = 0;
    for (const Piece &piece : m_pieces)
        last = std::max(last, bucketOf(piece));
    m_buckets.assign(last + 2, 0);
    for (const Piece &piece : m_pieces)
        ++m_buckets[bucketOf(piece) + 1];
    for (std::size_t i = 1; i < m_buckets.size(); ++i)
        m_buckets[i] += m_buckets[i - 1];
    m_scratch.resize(m_pieces.size());
    for (const Piece &piece : m_pieces)
        m_scratch[m_buckets[bucketOf(piece)]++] = piece;
    m_pieces.swap(m_scratch);
}

void SlabSweep::addSample(double height)
{
    Winding winding = m_before;
    bool isInside = m_rule(winding);
    for (const Piece &piece : m_pieces) {
        const RowSegment &segment = m_segments[piece.segment];
        winding.cross(segment.role, segment.direction);
        const bool wasInside = isInside;
        isInside = m_rule(winding);
        if (isInside != wasInside)
            m_row->addLine(piece.xTop, piece.xTop, isInside ? height : -height);
    }
}

} // namespace clipwright::raster
