// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_mesh.h"
#include "model/raster/picture.h"
#include "model/raster/texture.h"

#include <span>

namespace clipwright {

/**
 * Draws triangles as a GPU does: a pixel belongs to the triangle that its centre lies in, one on an edge to the triangle
 * right of or below it, so that neighbours leave no crack and blend no pixel twice. Straight-alpha colours are mixed
 * between vertices, held to 0..1, multiplied by the texture and blended source over. `view` maps world units to pixels.
 * Places beyond a million pixels are taken at a million. `textures` as for Rasterizer::draw.
 */
void drawMesh(const RigMesh &mesh, const Affine &view, Picture &picture, std::span<const Texture *const> textures = {});

} // namespace clipwright
