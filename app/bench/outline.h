// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"

#include <cstdint>
#include <vector>

namespace clipwright::bench {

/** A line of a region's outline in pixels, its upper end first; what it bounds is told by `role`. */
struct OutlineEdge {
    enum Role : std::uint8_t { Shape, Hole, Mask };

    Vec2 top{0, 0};
    Vec2 bottom{0, 0};
    int direction = 1; ///< 1 where the outline runs down, else -1
    Role role = Shape;
};

/**
 * The outline of a fill, or of a stroke as the union of its parts: a quad a segment, a wedge a corner, its caps, each turned
 * the same way, so that a place is inside where the windings do not add up to 0. Written for this benchmark alone, in the plainest
 * way, so that it shares no mistake with the raster that it judges.
 */
std::vector<OutlineEdge> outlineOf(const RegionList &list, const ComposedRegion &region, const Affine &view);

} // namespace clipwright::bench
