// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/strip_coverage.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

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

    /** Of runs that are not alike `at` is the place in coverage(). */
    std::span<const CoverageRun> runs() const { return m_runs; }
    /** Coverage 0..1, by pixel. */
    std::span<const float> coverage() const { return m_coverage; }

private:
    void closeStretch();
    void addFull(int begin, int end);

    std::vector<float> m_differences; ///< all 0 between two rows
    std::vector<float> m_coverage;
    std::vector<CoverageRun> m_runs;
    int m_width = 0;
    int m_begin = 0;
    int m_end = 0;
    bool m_startsInside = false;
};

} // namespace clipwright::raster
