// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/region_list.h"
#include "model/raster/gradient_kernels.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * The colours of a linear or radial gradient at pixel centres. Stops are mixed in straight alpha
 * and go on beyond the first and the last as SVG's `pad` does. A focal point on or outside the
 * circle is taken just inside it. Mixed once into a ramp of 1025 colours, of which the nearest is
 * taken: an eighth of a level off at most between stops at both ends, more where stops are close.
 */
class Gradient {
public:
    /**
     * `toWorld` maps pixels to where the region's points are. False when a number of it is not
     * finite.
     */
    bool prepare(const RegionList &list, const ComposedRegion &region, const Affine &toWorld);

    /** Row y of it, for raster::locate(). */
    GradientRow row(int y) const;
    const Ramp &ramp() const { return m_ramp; }
    bool isOpaque() const { return m_isOpaque; }
    bool isInvisible() const { return m_isInvisible; }

private:
    void mixRamp(std::span<const GradientStop> stops);
    bool setRadial(const ComposedRegion &region);

    PaintKind m_kind = PaintKind::Linear;
    Affine m_toWorld;
    Vec2 m_origin{0, 0};     ///< start, or the focal point
    Vec2 m_axis{0, 0};       ///< linear: along the gradient, so that its dot product runs 0..1
    Vec2 m_fromCentre{0, 0}; ///< radial: of the focal point
    double m_room = 0;       ///< radial: radius² less the focal point's distance²
    Ramp m_ramp;
    std::vector<GradientStop> m_stops; ///< that the ramp was mixed from
    bool m_isOpaque = true;
    bool m_isInvisible = true;
};

} // namespace clipwright::raster
