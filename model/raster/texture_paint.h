// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/triangulate.h"
#include "model/eval/region_list.h"
#include "model/raster/texture.h"

#include <glm/vec4.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace clipwright::raster {

/**
 * The pixels of a textured region. Texture coordinates stand at its points and are mixed over triangles between them, as
 * a game does; a region whose points moved with its picture has one map for all of it. Nothing is read from outside the
 * box of the region's texture coordinates.
 */
class TexturePaint {
public:
    /** False where the region has no area or its map is not finite. */
    bool prepare(const RegionList &list, const ComposedRegion &region, const Texture &texture, const Affine &view);
    /** To be called before the pixels of a row; `owners` is for at(). */
    void beginRow(int y, int width, std::vector<std::uint32_t> &owners) const;
    /** Premultiplied, tint included. */
    glm::vec4 at(int x, int y, const std::vector<std::uint32_t> &owners) const;

private:
    struct Patch {
        std::array<Vec2, 3> corners{}; ///< in pixels
        Affine toTexture;
        TextureSampler sampler;
    };

    bool addPatch(const std::array<Vec2, 3> &corners, const std::array<Vec2, 3> &uvs);
    bool isOneMap(const RegionList &list, const ComposedRegion &region, const Texture &texture,
                  const Affine &view) const;

    Triangulator m_triangulator;
    std::vector<Patch> m_patches;
    glm::vec4 m_tint{1, 1, 1, 1};
};

inline glm::vec4 TexturePaint::at(int x, int y, const std::vector<std::uint32_t> &owners) const
{
    const Patch &patch = m_patches[m_patches.size() == 1 ? 0 : owners[static_cast<std::size_t>(x)]];
    return patch.sampler.at(patch.toTexture.map({x + 0.5, y + 0.5})) * m_tint;
}

} // namespace clipwright::raster
