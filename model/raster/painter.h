// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/paint.h"
#include "model/raster/picture.h"
#include "model/raster/strip_coverage.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/** Lays paints over the covered pixels of strips; keeps what it needs for a row. Each thread has its own. */
class Painter {
public:
    /** Where in a strip pixels are to be painted. */
    struct Window {
        int top = 0; ///< the strip's first row
        int rows = 0;
        PixelSpan span;
        PixelSpan hidden;     ///< but not here
        bool isWhole = false; ///< all of what is covered is to be painted
    };

    void paintStrip(const Paint &paint, const StripCoverage &strip, const Window &window, Picture &picture);

private:
    StripCoverage clipped(const StripCoverage &strip, const Window &window);
    void paintGradientStrip(const Gradient &gradient, const StripCoverage &strip, const Window &window,
                            Picture &picture);
    void locate(const GradientRow &row, PixelSpan span, const Gradient &gradient);
    void paintGradientRun(const Gradient &gradient, const CoverageRun &run, const std::int16_t *coverage,
                          std::uint8_t *row);
    void paintTextureRun(const TexturePaint &texture, const CoverageRun &run, const std::int16_t *coverage, int y,
                         std::uint8_t *row) const;

    std::vector<CoverageRun> m_runs;
    GradientRow m_located;
    PixelSpan m_locatedSpan;
    std::vector<std::uint16_t> m_places; ///< of m_locatedSpan
    std::vector<std::uint32_t> m_pixels; ///< the same, of a row that is asked for again; else empty
    std::vector<std::int16_t> m_alike;
    std::vector<std::uint32_t> m_owners;
};

} // namespace clipwright::raster
