// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/strip_fill.h"

#include "model/raster/row_kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace clipwright::raster {

namespace {

constexpr std::int32_t kOne = 1 << kAreaBits;
// What rounding of all lines through a pixel may add up to, a sixteenth of a grey level.
constexpr std::int16_t kTolerance = 4;
constexpr std::uint32_t kWordBits = 64;
// Edges in a strip of a wide line through a tight curve, which laps over itself everywhere but at its rim.
constexpr std::size_t kManyEdges = 8;

constexpr int stripTop(int row)
{
    return row / StripFill::kRows * StripFill::kRows;
}

// Places on a row in steps of 2^-32 pixel.
constexpr int kStepBits = 32;
constexpr std::int64_t kStep = std::int64_t{1} << kStepBits;
constexpr std::int64_t kStepMask = kStep - 1;

std::int64_t inSteps(double x)
{
    return static_cast<std::int64_t>(x * static_cast<double>(kStep));
}

/** Wraps where thousands of lines pass one pixel, instead of being undefined. */
std::int32_t plus(std::int32_t a, std::int32_t b)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

} // namespace

void StripFill::begin(const EdgeList &edges, int firstRow, int endRow, bool laps)
{
    m_laps = laps;
    m_edges = edges.edges();
    m_width = edges.width();
    const int top = stripTop(std::max(firstRow, 0));
    const int edgeTop = stripTop(std::min(edges.firstRow(EdgeRole::Shape), edges.firstRow(EdgeRole::Hole)));
    m_firstRow = std::max(top, edgeTop);
    m_endRow = std::min(endRow, std::max(edges.endRow(EdgeRole::Shape), edges.endRow(EdgeRole::Hole)));
    if (m_firstRow >= m_endRow)
        return;
    // A line on the right border touches the pixel behind it and carries over into one more.
    const auto blocks = static_cast<std::size_t>(m_width + 2 + kBlock - 1) / kBlock;
    m_stride = blocks * kBlock;
    m_words = (blocks + kWordBits - 1) / kWordBits;
    for (Strip &strip : m_strips) {
        // Between two uses all is 0, so that only growing costs anything.
        strip.differences.resize(std::max(strip.differences.size(), m_stride * kRows));
        strip.coverage.resize(std::max(strip.coverage.size(), m_stride * kRows));
        strip.touched.assign(m_words * kRows, 0);
    }

    // One strip more above, which may not be plain.
    m_nextTop = std::max(m_firstRow - kRows, edgeTop);
    const auto strips = static_cast<std::size_t>(m_endRow + 2 * kRows - m_nextTop) / kRows;
    m_firstEdge.assign(strips, -1);
    m_nextEdge.resize(std::max(m_nextEdge.size(), m_edges.size()));
    m_active.clear();
    for (std::size_t i = m_edges.size(); i-- > 0;) {
        const Edge &edge = m_edges[i];
        const int row = std::max(static_cast<int>(edge.y0), m_nextTop);
        const auto strip = static_cast<std::size_t>(row - m_nextTop) / kRows;
        if (edge.direction == 0 || strip >= strips || edge.y1 <= m_nextTop)
            continue;
        m_nextEdge[i] = m_firstEdge[strip];
        m_firstEdge[strip] = static_cast<std::int32_t>(i);
    }
    m_firstTop = m_nextTop;
    m_wasPlain = true;
    if (m_nextTop < m_firstRow) {
        fill(m_strips[m_current], m_nextTop);
        m_wasPlain = m_strips[m_current].isPlain;
        m_nextTop += kRows;
    }
    fill(m_strips[1 - m_current], m_nextTop);
}

bool StripFill::sumStrip()
{
    m_current = 1 - m_current;
    m_nextTop += kRows;
    const Strip &strip = m_strips[m_current];
    Strip &next = m_strips[1 - m_current];
    fill(next, m_nextTop);
    const bool isPlain = m_wasPlain && strip.isPlain && next.isPlain;
    m_wasPlain = strip.isPlain;
    return isPlain;
}

void StripFill::fill(Strip &strip, int top)
{
    strip.isPlain = true;
    std::fill(strip.touched.begin(), strip.touched.end(), 0);
    const auto index = static_cast<std::size_t>(top - m_firstTop) / kRows;
    if (index >= m_firstEdge.size())
        return;
    for (std::int32_t i = m_firstEdge[index]; i >= 0; i = m_nextEdge[static_cast<std::size_t>(i)])
        m_active.push_back(static_cast<std::uint32_t>(i));
    const std::size_t edgeCount = m_active.size();
    const int bottom = top + kRows;
    std::size_t kept = 0;
    for (const std::uint32_t i : m_active) {
        addEdge(strip, m_edges[i], top, bottom);
        if (m_edges[i].y1 > bottom)
            m_active[kept++] = i;
    }
    m_active.resize(kept);
    strip.isLapping = m_laps && edgeCount > kManyEdges;
    for (int row = 0; row < kRows; ++row)
        strip.isPlain = sumRow(strip, row) && strip.isPlain;
}

void StripFill::addEdge(Strip &strip, const Edge &edge, int top, int bottom)
{
    const double upper = std::max<double>(edge.y0, top);
    const double end = std::min<double>(edge.y1, bottom);
    const std::int32_t whole = (edge.role == EdgeRole::Hole ? -edge.direction : edge.direction) * kOne;
    const std::int64_t last = inSteps(edge.xAt(end));
    std::int64_t x = inSteps(edge.xAt(upper));
    int y = static_cast<int>(upper);
    if (end <= y + 1) {
        addLine(strip, y - top, x, last, static_cast<std::int32_t>((end - upper) * whole));
        return;
    }
    std::int64_t next = inSteps(edge.xAt(y + 1));
    addLine(strip, y - top, x, next, static_cast<std::int32_t>((y + 1 - upper) * whole));
    // Steps add up to less than a millionth of a pixel over a strip; never beyond the end.
    ++y;
    const std::int64_t slope = y + 1 < end ? inSteps(edge.slope) : 0; // which may be huge where no row is passed whole
    const std::int64_t low = std::min(next, last);
    const std::int64_t high = std::max(next, last);
    for (; y + 1 < end; ++y) {
        x = next;
        next = std::clamp(x + slope, low, high);
        addLine(strip, y - top, x, next, whole);
    }
    addLine(strip, y - top, next, last, static_cast<std::int32_t>((end - y) * whole));
}

/** Sums up to the area right of the line under each pixel, and to its height beyond. */
void StripFill::addLine(Strip &strip, int row, std::int64_t x0, std::int64_t x1, std::int32_t height)
{
    if (x0 > x1)
        std::swap(x0, x1);
    const auto first = static_cast<int>(x0 >> kStepBits);
    const auto last = static_cast<int>(x1 >> kStepBits);
    touch(strip, row, first, last + 1);
    std::int32_t *cell = strip.differences.data() + static_cast<std::size_t>(row) * m_stride + first;
    const auto before = static_cast<std::int64_t>(x0 & kStepMask);
    const auto beyond = static_cast<std::int64_t>(x1 & kStepMask);
    if (first == last) {
        const auto carried = static_cast<std::int32_t>(height * ((before + beyond) >> 1) >> kStepBits);
        cell[0] = plus(cell[0], height - carried);
        cell[1] = plus(cell[1], carried);
        return;
    }
    addLongLine(cell, last - first, static_cast<double>(kStep - before) / kStep, static_cast<double>(beyond) / kStep,
                height);
}

/** Into pixel 0 from `into` left of its end, out of pixel `count` after `beyond`. */
void StripFill::addLongLine(std::int32_t *cell, int count, double into, double beyond, std::int32_t height)
{
    const double perPixel = height / (into + (count - 1) + beyond);
    auto sum = static_cast<std::int32_t>(perPixel * into * into * 0.5);
    cell[0] = plus(cell[0], sum);
    for (int i = 1; i < count; ++i) {
        const auto next = static_cast<std::int32_t>(perPixel * (into + i - 0.5));
        cell[i] = plus(cell[i], next - sum);
        sum = next;
    }
    const auto tail = height - static_cast<std::int32_t>(perPixel * beyond * beyond * 0.5);
    cell[count] = plus(cell[count], tail - sum);
    cell[count + 1] = plus(cell[count + 1], height - tail);
}

void StripFill::touch(Strip &strip, int row, int first, int last)
{
    std::uint64_t *words = strip.touched.data() + static_cast<std::size_t>(row) * m_words;
    auto block = static_cast<std::uint32_t>(first) / kBlock;
    const auto end = static_cast<std::uint32_t>(last) / kBlock;
    words[end / kWordBits] |= std::uint64_t{1} << (end % kWordBits);
    for (; block < end; ++block)
        words[block / kWordBits] |= std::uint64_t{1} << (block % kWordBits);
}

/** Calls visit(begin, end) for each stretch of pixels of touched blocks, from left to right. */
template<typename Visit>
void StripFill::visitTouched(const Strip &strip, int row, Visit visit) const
{
    const std::uint64_t *words = strip.touched.data() + static_cast<std::size_t>(row) * m_words;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t bits = words[word];
        while (bits != 0) {
            const int first = std::countr_zero(bits);
            const int count = std::countr_one(bits >> first);
            bits = first + count < 64 ? bits >> (first + count) << (first + count) : 0;
            const int begin = (static_cast<int>(word * kWordBits) + first) * kBlock;
            visit(begin, begin + count * kBlock);
        }
    }
}

bool StripFill::sumRow(Strip &strip, int row) const
{
    const std::size_t first = static_cast<std::size_t>(row) * m_stride;
    std::int16_t *coverage = strip.coverage.data() + first;
    const std::span<const std::uint64_t> touched(strip.touched.data() + static_cast<std::size_t>(row) * m_words,
                                                 m_words);
    const CoverageRange range = raster::sumRow(strip.differences.data() + first, coverage, touched);
    const int most = strip.isLapping ? 2 * kCovered : kCovered + kTolerance; // sums are held to ±2
    if (range.low >= -kTolerance)
        return range.high <= most;
    if (range.high > kTolerance || range.low < -most)
        return false;
    visitTouched(strip, row,
                 [coverage](int begin, int end) { negate(coverage + begin, static_cast<std::size_t>(end - begin)); });
    return true;
}

CoverageRuns StripFill::row(int rowOfStrip)
{
    Strip &strip = m_strips[m_current];
    std::int16_t *coverage = strip.coverage.data() + static_cast<std::size_t>(rowOfStrip) * m_stride;
    m_runs.clear();
    int done = 0;
    std::int16_t between = 0; // the coverage right of what is done, up to the next line
    const auto addBetween = [&](int end) {
        if (done >= end || between <= kTolerance)
            return;
        const bool isFull = between >= kCovered;
        if (!isFull)
            std::fill(coverage + done, coverage + end, between);
        m_runs.push_back({done, end, isFull});
    };
    visitTouched(strip, rowOfStrip, [&](int begin, int end) {
        addBetween(std::min(begin, m_width));
        between = coverage[end - 1];
        done = end;
        end = std::min(end, m_width);
        if (begin < end)
            m_runs.push_back({begin, end, false});
    });
    addBetween(m_width);
    return {m_runs, coverage};
}

} // namespace clipwright::raster
