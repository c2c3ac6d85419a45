// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/overlay.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

std::size_t rightmostOf(const std::vector<Vec2> &points)
{
    const auto place = std::ranges::max_element(points, [](Vec2 a, Vec2 b) { return a.x < b.x; });
    return static_cast<std::size_t>(place - points.begin());
}

/** Where a ray to the right of a point first meets a contour: behind which of its points, and where. */
struct Landing {
    std::size_t edge = 0;
    Vec2 point{0, 0};
};

std::optional<Landing> landingOf(const std::vector<Vec2> &contour, Vec2 from)
{
    std::optional<Landing> nearest;
    for (std::size_t i = 0; i < contour.size(); ++i) {
        const Vec2 a = contour[i];
        const Vec2 b = contour[(i + 1) % contour.size()];
        if ((a.y <= from.y) == (b.y <= from.y))
            continue;
        const double x = a.x + (from.y - a.y) / (b.y - a.y) * (b.x - a.x);
        if (x >= from.x && (!nearest || x < nearest->point.x))
            nearest = Landing{i, {x, from.y}};
    }
    return nearest;
}

void bridge(OverlayContour &outer, const OverlayContour &hole)
{
    const std::size_t first = rightmostOf(hole.points);
    const std::optional<Landing> landing = landingOf(outer.points, hole.points[first]);
    if (!landing)
        return;
    // Over to the hole, once round it, and back over the same way.
    OverlayContour way;
    const std::uint64_t label = outer.labels[landing->edge] ^ (hole.labels[first] << 1);
    way.points.push_back(landing->point);
    way.labels.push_back(label);
    for (std::size_t i = 0; i <= hole.points.size(); ++i) {
        way.points.push_back(hole.points[(first + i) % hole.points.size()]);
        way.labels.push_back(hole.labels[(first + i) % hole.labels.size()]);
    }
    way.points.push_back(landing->point);
    way.labels.push_back(label);
    const auto behind = static_cast<std::ptrdiff_t>(landing->edge) + 1;
    outer.points.insert(outer.points.begin() + behind, way.points.begin(), way.points.end());
    outer.labels.insert(outer.labels.begin() + behind, way.labels.begin(), way.labels.end());
}

} // namespace

OverlayContour bridged(const OverlayRegion &region)
{
    OverlayContour contour = region.outer;
    std::vector<std::pair<double, const OverlayContour *>> holes;
    for (const OverlayContour &hole : region.holes)
        holes.emplace_back(hole.points[rightmostOf(hole.points)].x, &hole);
    // From the right: what lies to the right of a hole is then outline already.
    std::ranges::stable_sort(holes, std::greater<>(), [](const auto &hole) { return hole.first; });
    for (const auto &[x, hole] : holes)
        bridge(contour, *hole);
    return contour;
}

} // namespace clipwright
