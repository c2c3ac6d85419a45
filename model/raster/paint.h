// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"
#include "model/raster/gradient.h"
#include "model/raster/row_kernels.h"
#include "model/raster/texture_paint.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace clipwright::raster {

/** What a region's pixels are painted with. */
struct Paint {
    enum class Kind : std::uint8_t { None, Solid, Gradient, Texture };

    Kind kind = Kind::None; ///< None: nothing of it would be seen
    bool isOpaque = false;  ///< pixels that are covered whole show nothing of what is below
    SolidInk ink;
    const Gradient *gradient = nullptr;
    const TexturePaint *texture = nullptr;
};

/** The paints of all regions of a moment, ready for any number of threads. */
class Paints {
public:
    /** A textured region without a texture shows its tint. */
    void prepare(const RegionList &list, const Affine &view, std::span<const Texture *const> textures);
    const Paint &operator[](std::size_t region) const { return m_paints[region]; }

private:
    Paint paintOf(const RegionList &list, const ComposedRegion &region, const Texture *texture, const Affine &view);
    Gradient &nextGradient();
    TexturePaint &nextTexture();

    std::vector<Paint> m_paints;
    // Kept from moment to moment: they know what they were made of.
    std::vector<std::unique_ptr<Gradient>> m_gradients;
    std::vector<std::unique_ptr<TexturePaint>> m_textures;
    std::size_t m_gradientCount = 0;
    std::size_t m_textureCount = 0;
};

} // namespace clipwright::raster
