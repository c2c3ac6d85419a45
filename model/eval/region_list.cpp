// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/region_list.h"

#include <algorithm>
#include <numeric>

namespace clipwright {

std::span<const Vec2> RegionList::mask(const ComposedRegion &r) const
{
    const auto counts = holes(r);
    const std::size_t inHoles = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    return {points.data() + r.firstPoint + r.outerCount + inHoles, r.maskCount};
}

bool boundsOf(const RegionList &list, Vec2 &minimum, Vec2 &maximum)
{
    bool isFirst = true;
    for (const ComposedRegion &region : list.regions) {
        const double grown = region.isStroke ? region.width / 2 : 0;
        for (const Vec2 point : list.outer(region)) {
            const Vec2 low = point - Vec2(grown, grown);
            const Vec2 high = point + Vec2(grown, grown);
            minimum = isFirst ? low : Vec2(std::min(minimum.x, low.x), std::min(minimum.y, low.y));
            maximum = isFirst ? high : Vec2(std::max(maximum.x, high.x), std::max(maximum.y, high.y));
            isFirst = false;
        }
    }
    return !isFirst;
}

} // namespace clipwright
