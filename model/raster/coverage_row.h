// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/** Neighbouring pixels of a row: all covered whole, or each as CoverageRow::coverage says. */
struct CoverageRun {
    int begin = 0;
    int end = 0;
    bool isFull = false;
};

/** A row of pixels as painters want it. */
struct CoverageRuns {
    std::span<const CoverageRun> runs; ///< from left to right
    /** Of each pixel in runs that are not full: 0..kCovered, give or take what rounding leaves. */
    const std::int16_t *coverage = nullptr;
};

/**
 * The coverage of one row of pixels. Lines add the area right of them as differences, which are
 * summed up where lines pass; between such stretches the coverage is 0 or 1 and costs nothing per
 * pixel. Stretches are opened from left to right.
 */
class CoverageRow {
public:
    void reset(int width);

    void startRow();
    /** Lines will be added from pixel `first` on; `isInside`: the place left of them is inside. */
    void openStretch(int first, bool isInside);
    /**
     * A line of signed height from `x0` to `x1`, within 0..width: positive where the inside begins
     * right of it.
     */
    void addLine(double x0, double x1, double height);
    /** The lines added since openStretch() reached no farther than pixel `last`. */
    void extendStretch(int last);
    void finishRow(bool isInside);

    std::span<const CoverageRun> runs() const { return m_runs; }
    /** Coverage 0..1 of each pixel of the runs that are not full. */
    const float *coverage() const { return m_coverage.data(); }
    /** The same for painters. */
    CoverageRuns forPainting();

private:
    void closeStretch();
    void addFull(int begin, int end);

    std::vector<float> m_differences; ///< all 0 between two rows
    std::vector<float> m_coverage;
    std::vector<std::int16_t> m_painted;
    std::vector<CoverageRun> m_runs;
    int m_width = 0;
    int m_begin = 0;
    int m_end = 0;
    bool m_startsInside = false;
};

} // namespace clipwright::raster
