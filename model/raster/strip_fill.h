// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/coverage_row.h"
#include "model/raster/damage.h"
#include "model/raster/edge_list.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * Coverage by signed areas, a strip of rows at a time: each line adds the area right of it under each pixel, whatever
 * the others do, and the sum is the mean winding of a pixel. Where windings are 0 and 1 only (or 0 and -1), which holds
 * for whatever does not lap over itself, that is the coverage; a strip where the sums go beyond says so and is left to
 * ScanConverter, as are its neighbours. What laps over itself within single pixels alone stays unnoticed.
 *
 * Areas are whole numbers of 2^-20 pixel: sums do not depend on their order, and windings between lines are exact.
 * Shapes count up, holes down: their contours must turn the same way. Masks are not for here.
 */
class StripFill {
public:
    static constexpr int kRows = Damage::kRows; ///< of a strip; strips begin at multiples of it

    /**
     * `edges` must stay as they are while strips are drawn. Rows outside firstRow <= y < endRow are of no interest.
     * `laps`: contours that wind around nothing the other way, as outlines of strokes do. Where very many lines pass, a
     * sum beyond 1 is taken as covered, which is too much for pixels at two rims at once, instead of being drawn exactly.
     */
    void begin(const EdgeList &edges, int firstRow, int endRow, bool laps);
    /** Of the rows that lines pass; firstRow() is the first of a strip. */
    int firstRow() const { return m_firstRow; }
    int endRow() const { return m_endRow; }

    /** The next strip: to be called for firstRow(), firstRow() + kRows, … in turn. False: it is to be drawn exactly. */
    bool sumStrip();
    /** A row of the strip summed last, of which sumStrip() said true: 0 … kRows - 1. */
    CoverageRuns row(int rowOfStrip);

private:
    /** Rows that are summed up together, and which blocks of pixels lines have touched. */
    struct Strip {
        std::vector<std::int32_t> differences; ///< kRows × m_stride; all 0 but while lines are added
        std::vector<std::int16_t> coverage;    ///< the same, of touched blocks
        std::vector<std::uint64_t> touched;    ///< kRows × m_words, a bit a block
        bool isPlain = true;
        bool isLapping = false;
    };
    void fill(Strip &strip, int top);
    void addEdge(Strip &strip, const Edge &edge, int top, int bottom);
    void addLine(Strip &strip, int row, std::int64_t x0, std::int64_t x1, std::int32_t height);
    static void addLongLine(std::int32_t *cell, int count, double into, double beyond, std::int32_t height);
    void touch(Strip &strip, int row, int first, int last);
    bool sumRow(Strip &strip, int row) const;
    template<typename Visit>
    void visitTouched(const Strip &strip, int row, Visit visit) const;

    std::span<const Edge> m_edges;
    int m_width = 0;
    bool m_laps = false;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_firstTop = 0; ///< of m_firstEdge
    int m_nextTop = 0;  ///< of the strip to be filled next, one ahead of the one to be given out
    std::size_t m_stride = 0;
    std::size_t m_words = 0;
    std::vector<std::int32_t> m_firstEdge; ///< by strip: an edge that starts there, or -1
    std::vector<std::int32_t> m_nextEdge;  ///< by edge: another that starts in the same strip, or -1
    std::vector<std::uint32_t> m_active;   ///< edges that go on into the strip to be filled next
    std::array<Strip, 2> m_strips;
    std::size_t m_current = 0;
    bool m_wasPlain = true; ///< the strip before
    std::vector<CoverageRun> m_runs;
};

} // namespace clipwright::raster
