// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/tessellate.h"
#include "model/raster/mesh_painter.h"

#include <optional>
#include <span>

namespace clipwright {

/**
 * What the game shows: its triangles with their soft rims, sampled at pixel centres. Beside Rasterizer, with the same
 * inputs, so that a view has a switch between two looks. Buffers are kept: no frame but the first allocates.
 */
class GameLook {
public:
    /** The rims' width in world units; none: automatic, as a game has it where nobody says otherwise. */
    std::optional<double> feather;

    /** As Rasterizer::draw: over what is in `picture`, `view` from world units to pixels. */
    void draw(const RegionList &list, const Affine &view, Picture &picture,
              std::span<const Texture *const> textures = {})
    {
        m_tessellator.tessellate(list, feather, m_mesh);
        drawMesh(m_mesh, view, picture, textures);
    }
    /** The triangles drawn last. */
    const RigMesh &mesh() const { return m_mesh; }

private:
    Tessellator m_tessellator;
    RigMesh m_mesh;
};

} // namespace clipwright
