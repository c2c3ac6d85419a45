// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/blend.h"
#include "model/raster/coverage_row.h"
#include "model/raster/damage.h"
#include "model/raster/gradient.h"
#include "model/raster/picture.h"
#include "model/raster/row_kernels.h"
#include "model/raster/texture_paint.h"

#include <array>
#include <vector>

namespace clipwright::raster {

/** Lays the paint of one region over the covered pixels of rows. */
class Painter {
public:
    /** False when nothing of it would be seen. A textured region without `texture` shows its tint. */
    bool prepare(const RegionList &list, const ComposedRegion &region, const Texture *texture, const Affine &view);
    /** Only pixels within `span`. */
    void paintRow(const CoverageRuns &coverage, int y, PixelSpan span, Picture &picture);

private:
    void paintSolidRun(const CoverageRun &run, const std::int16_t *coverage, std::uint8_t *row) const;
    void paintGradientRun(const CoverageRun &run, const std::int16_t *coverage, int y, std::uint8_t *row);
    void paintTextureRun(const CoverageRun &run, const std::int16_t *coverage, int y, std::uint8_t *row) const;

    enum class Kind : std::uint8_t { Solid, Gradient, Texture };
    Kind m_kind = Kind::Solid;
    Ink m_ink{};
    float m_alpha = 0;
    std::uint32_t m_opaquePixel = 0;
    BlendInk m_blendInk;
    Gradient m_gradient;
    TexturePaint m_texture;
    std::vector<std::uint16_t> m_places;
};

} // namespace clipwright::raster
