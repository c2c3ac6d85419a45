// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/raster.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace clipwright::raster {

/** What an edge bounds: the shape itself, a hole taken out of it, or the mask it is cut to. */
enum class EdgeRole : std::uint8_t { Shape, Hole, Clip };

/**
 * How often the shape, its holes and its mask wind around a place: three counts, so that no contour
 * needs turning.
 */
struct Winding {
    std::array<int, 3> counts{};

    void cross(EdgeRole role, int direction) { counts[static_cast<std::size_t>(role)] += direction; }
};

/**
 * Inside: within the shape by its rule, in none of the holes and, where there is a mask, within the
 * mask.
 */
struct InsideRule {
    FillRule shape = FillRule::NonZero;
    bool isClipped = false;

    bool operator()(const Winding &winding) const
    {
        const auto [inShape, inHole, inClip] = winding.counts;
        const bool within = shape == FillRule::NonZero ? inShape != 0 : (inShape & 1) != 0;
        return within && inHole == 0 && (!isClipped || inClip != 0);
    }
};

} // namespace clipwright::raster
