// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/strip_fill.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::raster {

namespace {

constexpr std::int32_t kOne = 1 << kAreaBits;
constexpr std::size_t kWordBits = 64;
// Edges in a strip of a wide line through a tight curve, which laps over itself everywhere but at its rim.
constexpr std::uint32_t kManyEdges = 8;
// Sums at once: few enough to stay near the processor.
constexpr std::size_t kMostSums = std::size_t{1} << 16;

// Places on a row in steps of 2^-32 pixel.
constexpr int kStepBits = 32;
constexpr std::int64_t kStep = std::int64_t{1} << kStepBits;
constexpr std::int64_t kStepMask = kStep - 1;

// Pixels a row; that many steps for each row of the largest picture stay within 64 bits.
constexpr double kMostSlope = 1 << 16;

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

void StripFill::fill(const EdgeList &edges, int firstStrip, std::span<StripCoverage> strips, bool laps, Arena &arena)
{
    const int endStrip = firstStrip + static_cast<int>(strips.size());
    m_laps = laps;
    m_firstFlag = firstStrip - 1;
    m_isPlain.assign(strips.size() + 2, 1);
    for (StripCoverage &strip : strips)
        strip = {true, nullptr, nullptr, {}, {}, {}};
    if (edges.firstRow() >= edges.endRow())
        return;
    prepareSums(edges);
    // Outside of the rows that lines pass, strips are empty and plain.
    const int first = std::max(firstStrip - 1, edges.firstRow() / kRows);
    const int end = std::min(endStrip + 1, (edges.endRow() + kRows - 1) / kRows);
    for (int top = first * kRows; top < end * kRows; top += m_rowsAtOnce) {
        const int bottom = std::min(top + m_rowsAtOnce, end * kRows);
        for (const Edge &edge : edges.edges()) {
            if (edge.direction != 0 && edge.y0 < bottom && edge.y1 > top)
                addEdge(edge, top, bottom);
        }
        for (int row = top; row < bottom; row += kRows) {
            const auto at = static_cast<std::size_t>(row - top);
            const StripSums sums{m_differences.data() + at * m_stride,
                                 m_stride,
                                 m_touched.data() + at * m_words,
                                 m_words,
                                 m_left,
                                 m_width};
            m_runs.resize(std::max(m_runs.size(), mostRuns(sums)));
            auto *coverage = arena.reserve<std::int16_t>(mostCoverage(sums));
            const SummedStrip summed = sumStrip(sums, m_runs.data(), coverage);
            const int strip = row / kRows;
            m_isPlain[static_cast<std::size_t>(strip - m_firstFlag)] = isPlainRange(summed.range, at / kRows);
            m_edgeCounts[at / kRows] = 0;
            const std::size_t runCount = summed.runEnds.back();
            if (strip < firstStrip || strip >= endStrip || runCount == 0)
                continue;
            arena.take<std::int16_t>(summed.coverageCount);
            const CoverageRun *runs = arena.keep<CoverageRun>({m_runs.data(), runCount});
            StripCoverage &found = strips[static_cast<std::size_t>(strip - firstStrip)];
            found = {true, runs, coverage, summed.runEnds, {}, {}};
            found.measure(edges.height() - row);
        }
    }
}

bool StripFill::isPlain(int strip) const
{
    const auto at = static_cast<std::size_t>(strip - m_firstFlag);
    return m_isPlain[at - 1] != 0 && m_isPlain[at] != 0 && m_isPlain[at + 1] != 0;
}

void StripFill::prepareSums(const EdgeList &edges)
{
    m_width = edges.width();
    m_left = static_cast<int>(edges.left()) / kBlock * kBlock;
    // A line on the right border touches the pixel behind it, carries over into one more and adds nothing to the next.
    const auto blocks = static_cast<std::size_t>(static_cast<int>(edges.right()) + 3 - m_left + kBlock - 1) / kBlock;
    m_stride = blocks * kBlock;
    m_words = (blocks + kWordBits - 1) / kWordBits;
    m_rowsAtOnce = std::max(static_cast<int>(kMostSums / m_stride) / kRows, 1) * kRows;
    // Between two uses all is 0, so that only growing costs anything.
    const auto rows = static_cast<std::size_t>(m_rowsAtOnce);
    m_differences.resize(std::max(m_differences.size(), m_stride * rows));
    m_touched.resize(std::max(m_touched.size(), m_words * rows));
    m_edgeCounts.resize(std::max(m_edgeCounts.size(), rows / kRows));
}

/** Adds its part in the rows top <= y < bottom. */
void StripFill::addEdge(const Edge &edge, int top, int bottom)
{
    if (m_laps)
        countEdge(edge, top, bottom);
    const std::int32_t whole = (edge.role == EdgeRole::Hole ? -edge.direction : edge.direction) * kOne;
    // Of no use where all lines stay within pixels, but a number.
    constexpr double kMostPerPixel = 1e15;
    const double perPixel = std::min(std::abs(kOne / edge.slope), kMostPerPixel);
    const std::int64_t left = std::int64_t{m_left} << kStepBits;
    const std::int64_t start = inSteps(edge.x0) - left;
    const std::int64_t last = inSteps(edge.x1) - left;
    const int first = static_cast<int>(edge.y0);
    if (edge.y1 <= first + 1) {
        addLine(first - top, start, last, static_cast<std::int32_t>((edge.y1 - edge.y0) * whole), perPixel);
        return;
    }
    const std::int64_t next = inSteps(edge.xAt(first + 1)) - left;
    if (first >= top)
        addLine(first - top, start, next, static_cast<std::int32_t>((first + 1 - edge.y0) * whole), perPixel);
    // Where row y is entered follows from the edge alone, whatever is drawn of it. Never beyond the end.
    // Held to what passes any picture within a row: it may be huge where no row is passed whole, and where a line far out was cut
    // at heights that its numbers are too coarse for.
    const std::int64_t slope = inSteps(std::clamp(edge.slope, -kMostSlope, kMostSlope));
    const std::int64_t low = std::min(next, last);
    const std::int64_t high = std::max(next, last);
    int y = std::max(first + 1, top);
    std::int64_t x = std::clamp(next + slope * (y - first - 1), low, high);
    const int end = std::min(static_cast<int>(edge.y1), bottom); // of the rows that are passed whole
    for (; y < end; ++y) {
        const std::int64_t x1 = y + 1 < edge.y1 ? std::clamp(x + slope, low, high) : last;
        addLine(y - top, x, x1, whole, perPixel);
        x = x1;
    }
    if (y < bottom && y < edge.y1)
        addLine(y - top, x, last, static_cast<std::int32_t>((edge.y1 - y) * whole), perPixel);
}

/**
 * Sums up to the area right of the line under each pixel, and to its height beyond. `perPixel`: how much of the height
 * lies in a pixel that is passed from side to side.
 */
void StripFill::addLine(int row, std::int64_t x0, std::int64_t x1, std::int32_t height, double perPixel)
{
    const std::int64_t low = std::min(x0, x1);
    const std::int64_t high = std::max(x0, x1);
    const auto first = static_cast<int>(low >> kStepBits);
    const auto last = static_cast<int>(high >> kStepBits);
    touch(row, first, last + 1);
    std::int32_t *cell = m_differences.data() + static_cast<std::size_t>(row) * m_stride + first;
    const std::int64_t before = low & kStepMask;
    const std::int64_t beyond = high & kStepMask;
    const auto areaOf = [](double area) { return static_cast<std::int32_t>(std::clamp<double>(area, -kOne, kOne)); };
    const double half =
        0.5 * (height < 0 ? -perPixel : perPixel) / (static_cast<double>(kStep) * static_cast<double>(kStep));
    const auto into = static_cast<double>(kStep - before);
    const auto out = static_cast<double>(beyond);
    const int count = last - first;
    if (count > 1) {
        // Who passes a pixel from side to side lies in it with all its height at most, however coarse its numbers are.
        const double most = std::min<double>(perPixel, kOne);
        addLongLine(cell, count, into / kStep, out / kStep, height, height < 0 ? -most : most);
        return;
    }
    // Within one pixel or two: both worked out, because no processor foresees which it is.
    const auto carried = static_cast<std::int32_t>(height * ((before + beyond) >> 1) >> kStepBits);
    const auto entered = count == 0 ? height - carried : areaOf(half * into * into);
    const auto left = count == 0 ? 0 : areaOf(half * out * out);
    cell[0] = plus(cell[0], entered);
    cell[1] = plus(cell[1], height - left - entered);
    cell[2] = plus(cell[2], left);
}

/** Into pixel 0 from `into` left of its end, out of pixel `count` after `beyond`. */
void StripFill::addLongLine(std::int32_t *cell, int count, double into, double beyond, std::int32_t height,
                            double perPixel)
{
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

void StripFill::touch(int row, int first, int last)
{
    std::uint64_t *words = m_touched.data() + static_cast<std::size_t>(row) * m_words;
    auto block = static_cast<std::uint32_t>(first) / kBlock;
    const auto end = static_cast<std::uint32_t>(last) / kBlock;
    words[end / kWordBits] |= std::uint64_t{1} << (end % kWordBits);
    for (; block < end; ++block)
        words[block / kWordBits] |= std::uint64_t{1} << (block % kWordBits);
}

void StripFill::countEdge(const Edge &edge, int top, int bottom)
{
    const int end = std::min(static_cast<int>(std::ceil(edge.y1)), bottom);
    for (int row = std::max(static_cast<int>(edge.y0), top) / kRows * kRows; row < end; row += kRows)
        ++m_edgeCounts[static_cast<std::size_t>(row - top) / kRows];
}

bool StripFill::isPlainRange(CoverageRange range, std::size_t stripOfSums) const
{
    const bool isLapping = m_laps && m_edgeCounts[stripOfSums] > kManyEdges;
    const int most = isLapping ? 2 * kCovered : kCovered + kTolerance; // sums are held to ±2
    return range.low >= -kTolerance ? range.high <= most : range.high <= kTolerance && range.low >= -most;
}

} // namespace clipwright::raster
