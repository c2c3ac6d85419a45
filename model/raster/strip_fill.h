// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/arena.h"
#include "model/raster/edge_list.h"
#include "model/raster/row_kernels.h"
#include "model/raster/strip_coverage.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * Coverage by signed areas: each line adds the area right of it under each pixel, whatever the others do, and the sum is
 * the mean winding of a pixel. Where windings are 0 and 1 only (or 0 and -1), which holds for whatever does not lap over
 * itself, that is the coverage; a strip where the sums go beyond says so and is left to ScanConverter, as are its
 * neighbours. What laps over itself within single pixels alone stays unnoticed.
 *
 * Areas are whole numbers of 2^-20 pixel: sums do not depend on their order, and windings between lines are exact.
 * Shapes count up, holes down: their contours must turn the same way. Masks are not for here.
 */
class StripFill {
public:
    static constexpr int kRows = StripCoverage::kRows; ///< of a strip; strips begin at multiples of it

    /**
     * The strips firstStrip … firstStrip + strips.size() - 1 as `edges` cover them. Numbers of coverage go into `arena`.
     * `laps`: contours that wind around nothing the other way, as outlines of strokes do. Where very many lines pass, a
     * sum beyond 1 is taken as covered, which is too much for pixels at two rims at once, instead of being drawn exactly.
     */
    void fill(const EdgeList &edges, int firstStrip, std::span<StripCoverage> strips, bool laps, Arena &arena);
    /** After fill(): false where a strip is to be drawn exactly. */
    bool isPlain(int strip) const;

private:
    void prepareSums(const EdgeList &edges);
    void addEdge(const Edge &edge, int top, int bottom);
    void addLine(int row, std::int64_t x0, std::int64_t x1, std::int32_t height, double perPixel);
    static void addLongLine(std::int32_t *cell, int count, double into, double beyond, std::int32_t height,
                            double perPixel);
    void touch(int row, int first, int last);
    void countEdge(const Edge &edge, int top, int bottom);
    bool isPlainRange(CoverageRange range, std::size_t stripOfSums) const;

    bool m_laps = false;
    int m_left = 0; ///< of the sums, in pixels, a multiple of kBlock
    int m_width = 0;
    int m_rowsAtOnce = 0;
    std::size_t m_stride = 0;
    std::size_t m_words = 0;
    std::vector<std::int32_t> m_differences; ///< m_rowsAtOnce × m_stride; all 0 but while lines are added
    std::vector<std::uint64_t> m_touched;    ///< m_rowsAtOnce × m_words, the same
    std::vector<std::uint32_t> m_edgeCounts; ///< by strip of the rows at once
    std::vector<CoverageRun> m_runs;
    int m_firstFlag = 0;                 ///< the strip of the first of m_isPlain
    std::vector<std::uint8_t> m_isPlain; ///< by strip, and one more at both ends
};

} // namespace clipwright::raster
