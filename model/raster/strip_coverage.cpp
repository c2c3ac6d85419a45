// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/strip_coverage.h"

#include <algorithm>
#include <limits>

namespace clipwright::raster {

void StripCoverage::measure(int rows)
{
    constexpr int kFar = std::numeric_limits<int>::max();
    extent = {kFar, 0};
    whole = {0, kFar};
    for (int y = 0; y < kRows; ++y) {
        const std::span<const CoverageRun> runsOfRow = row(y);
        if (!runsOfRow.empty()) {
            extent.begin = std::min(extent.begin, runsOfRow.front().begin);
            extent.end = std::max(extent.end, runsOfRow.back().end);
        }
        if (y >= rows || whole.isEmpty())
            continue;
        PixelSpan widest;
        for (const CoverageRun &run : runsOfRow) {
            const PixelSpan span{std::max(run.begin, whole.begin), std::min(run.end, whole.end)};
            if (run.isFull() && span.end - span.begin > widest.end - widest.begin)
                widest = span;
        }
        whole = widest;
    }
}

} // namespace clipwright::raster
