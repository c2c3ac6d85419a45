// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"
#include "model/raster/picture.h"
#include "model/raster/texture.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace clipwright {

enum class FillRule : std::uint8_t { NonZero, EvenOdd };

/**
 * Coverage of shapes over pixels by area: that of what does not lap over itself within single pixels, and of any polygon
 * where coverage() is asked for, exactly. Reused between fills, so that a frame allocates nothing once it is warm.
 */
class Rasterizer {
public:
    Rasterizer();
    ~Rasterizer();
    Rasterizer(Rasterizer &&) noexcept;
    Rasterizer &operator=(Rasterizer &&) noexcept;

    /** What is drawn over: what is in the picture, or transparent pixels; LastDrawn: these, where it holds, unchanged, what the
     * last call has drawn over transparent pixels. */
    enum class Under : std::uint8_t { Picture, Nothing, LastDrawn };

    /**
     * Draws `list` over what is in `picture`, or over transparent pixels; `view` maps world units to pixels (y down).
     * Straight alpha over, in order. A stroke is one coverage: translucent strokes do not darken where they overlap
     * themselves. Regions outside the picture and those that opaque ones hide cost next to nothing, and what covers the same
     * pixels as in the calls before is not found out again. `textures`: by the regions' numbers
     * (TextureSet::inOrderOf); one that is null or not there shows as its tint.
     */
    void draw(const RegionList &list, const Affine &view, Picture &picture,
              std::span<const Texture *const> textures = {}, Under under = Under::Picture);

    /** Exact coverage 0..1 of closed polygons, row by row, width × height floats. For tests and masks. */
    void coverage(std::span<const std::vector<Vec2>> polygons, FillRule rule, int width, int height,
                  std::vector<float> &out);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/** World to pixels: content fitted into the picture, keeping proportions, centred, with margin pixels free at each side. */
Affine fitView(Vec2 minimum, Vec2 maximum, int width, int height, double margin);

} // namespace clipwright
