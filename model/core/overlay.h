// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace clipwright {

/** A contour of an overlay. Labels say where its points come from: the same label in another pose is the same corner. */
struct OverlayContour {
    std::vector<Vec2> points;
    std::vector<std::uint64_t> labels;
};

/** An outer contour, of positive area, with the holes in it, of negative area. */
struct OverlayRegion {
    OverlayContour outer;
    std::vector<OverlayContour> holes;
};

struct Overlay {
    std::vector<OverlayRegion> regions; ///< in the order of the first corner of each
    bool hasCrossings = false;          ///< some edge crossed or touched another one than its neighbours
};

/**
 * A region as one contour that goes to each hole and back by a bridge to the right of it. Where the holes come and go this
 * is what stays.
 */
OverlayContour bridged(const OverlayRegion &region);

/** Edges that one overlay may have; it compares about as many as their square in the worst case. */
inline constexpr std::size_t kMostOverlayEdges = 4000;

/**
 * What closed polygons paint under a fill rule, as contours that do not cross: even-odd, or nonzero. Points are exact
 * to 2^-24 of the whole's size. Nothing for more edges than `kMostOverlayEdges`, or numbers that are not finite. `compared`
 * gets what it took, in pairs of edges compared, also where nothing came of it.
 */
std::optional<Overlay> overlayOf(std::span<const std::vector<Vec2>> polygons, bool isEvenOdd,
                                 std::size_t *compared = nullptr);

/** Whether overlayOf would tell of crossings, for a part of what that costs. */
bool haveCrossings(std::span<const std::vector<Vec2>> polygons, std::size_t *compared = nullptr);

} // namespace clipwright
