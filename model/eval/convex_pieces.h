// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/region_list.h"
#include "model/eval/rig_mesh.h"

#include <cstddef>
#include <span>
#include <vector>

namespace clipwright {

struct PieceVertex {
    Vec2 at{0, 0};
    glm::vec4 colour{0, 0, 0, 0};
};

/**
 * Convex pieces of one region, each cut to the region's convex mask and added as a fan of triangles. Past a cap of work, and
 * where the mesh is full, pieces are left out.
 */
class ConvexPieces {
public:
    /** `mask` may wind either way; fewer than 3 points cut nothing. It must stay until the last `add`. */
    void begin(std::span<const Vec2> mask, RigMesh &mesh);
    void add(std::span<const PieceVertex> piece);

private:
    void cut(Vec2 from, Vec2 to);

    std::span<const Vec2> m_mask;
    bool m_isMaskReversed = false;
    RigMesh *m_mesh = nullptr;
    std::size_t m_cutsLeft = 0;
    std::vector<PieceVertex> m_piece;
    std::vector<PieceVertex> m_rest;
};

} // namespace clipwright
