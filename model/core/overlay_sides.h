// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/overlay_edges.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace clipwright {

/** Edges between the same two corners as one, from the lower to the higher corner. */
struct Side {
    std::size_t low = 0;
    std::size_t high = 0;
    std::size_t source = 0;
    int winding = 0; ///< edges along it less edges against it: by so much more is wound on its left
    int count = 0;
};

std::vector<Side> sidesOf(const OverlayEdges &edges);

/** Which sides, or steps, meet in which corner. */
class CornerIndex {
public:
    explicit CornerIndex(std::size_t corners) : m_at(corners) {}

    void add(std::size_t corner, std::size_t item) { m_at[corner].push_back(item); }
    const std::vector<std::size_t> &at(std::size_t corner) const { return m_at[corner]; }

private:
    std::vector<std::vector<std::size_t>> m_at;
};

/**
 * Of each side whether its left, and whether its right is painted under a fill rule, as it goes from its lower to its
 * higher corner.
 */
std::vector<std::pair<bool, bool>> paintedBeside(const OverlayEdges &edges, std::span<const Side> sides,
                                                 bool isEvenOdd);

} // namespace clipwright
