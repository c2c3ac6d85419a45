// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/damage.h"
#include "model/raster/edge_list.h"
#include "model/raster/painter.h"
#include "model/raster/scan_converter.h"
#include "model/raster/scene.h"
#include "model/raster/strip_fill.h"
#include "model/raster/stroker.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * Draws bands of rows of scenes. First what each region covers is found out, from the front to the back, so that what opaque
 * regions hide is never asked for; then strips are painted from the back to the front, each while it is near the processor.
 */
class BandRasterizer {
public:
    struct Band {
        const Damage &damage;
        int firstRow = 0; ///< of a strip
        int endRow = 0;
        bool isOverNothing = true; ///< what is in the picture goes; there is something where the scene says
    };

    /** The pixels of the damage within the band. `member`: whose memory of the scene is used. */
    void draw(Scene &scene, std::size_t member, const Band &band, Picture &picture);

private:
    /** A region in a strip. */
    struct Layer {
        std::uint32_t region = 0;
        std::int32_t above = -1; ///< the next towards the front
        const StripCoverage *strip = nullptr;
        PixelSpan hidden; ///< of it
    };

    static std::size_t batchEnd(Scene &scene, std::size_t begin, const Band &band);
    void coverRegion(Scene &scene, std::size_t member, std::size_t index, const Band &band);
    bool isWanted(const SceneRegion &region, int strip, const Band &band);
    void addLayer(const Scene &scene, std::size_t index, int strip, const StripCoverage &covered);
    void paintStrip(Scene &scene, int strip, const Band &band, Picture &picture);
    void clearStrip(Scene &scene, int strip, const Painter::Window &window, Picture &picture);
    void findStrips(const Scene &scene, Arena &arena, std::size_t index, int firstStrip,
                    std::span<StripCoverage> strips);
    void findExactly(InsideRule rule, int firstStrip, std::span<StripCoverage> strips, Arena &arena);
    void addExactRow(const CoverageRow &row);
    PixelSpan &hiddenIn(int strip);

    void addContour(EdgeRole role, std::span<const Vec2> points, const Affine &view, bool isReversed = false);
    void addFill(const RegionList &list, const ComposedRegion &region, const Affine &view);
    void addStroke(const RegionList &list, const ComposedRegion &region, const Affine &view);

    EdgeList m_edges;
    StripFill m_fill;
    ScanConverter m_converter;
    Stroker m_stroker;
    Painter m_painter;
    int m_firstStrip = 0; ///< of the band
    int m_endStrip = 0;
    std::vector<PixelSpan> m_hidden; ///< by strip of the band: what opaque regions so far cover whole
    std::vector<Layer> m_layers;
    std::vector<std::int32_t> m_backmost; ///< by strip of the band: a layer, or -1
    std::vector<CoverageRun> m_runs;      ///< of a strip drawn exactly
    std::vector<std::int16_t> m_numbers;
};

} // namespace clipwright::raster
