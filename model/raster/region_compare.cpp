// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/region_compare.h"

#include "model/raster/stroker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <tuple>

namespace clipwright::raster {

namespace {

// Farther than any picture reaches, near enough to be an int.
constexpr double kFarthest = 1 << 24;
// From farther than this a line comes in at numbers too coarse to say which pixels near its other end it touches.
constexpr double kExact = 1e10;

/** Of the contour and its holes. */
std::span<const Vec2> paintedPointsOf(const RegionList &list, const ComposedRegion &region)
{
    std::size_t count = region.outerCount;
    for (const std::uint32_t hole : list.holes(region))
        count += hole;
    return {list.points.data() + region.firstPoint, count};
}

std::span<const Vec2> pointsOf(const RegionList &list, const ComposedRegion &region)
{
    const std::span<const Vec2> painted = paintedPointsOf(list, region);
    return {painted.data(), painted.size() + region.maskCount};
}

auto shapeOf(const ComposedRegion &r)
{
    return std::tie(r.isStroke, r.isClosed, r.cap, r.join, r.width, r.limit, r.outerCount, r.maskCount);
}

auto paintOf(const ComposedRegion &r)
{
    return std::tie(r.paint, r.texture, r.colour, r.start, r.end, r.focal);
}

bool isSameStop(const GradientStop &a, const GradientStop &b)
{
    return a.at == b.at && a.colour == b.colour;
}

} // namespace

bool isSameShape(const RegionList &listA, const ComposedRegion &a, const RegionList &listB, const ComposedRegion &b)
{
    return shapeOf(a) == shapeOf(b) && std::ranges::equal(listA.holes(a), listB.holes(b))
           && std::ranges::equal(pointsOf(listA, a), pointsOf(listB, b));
}

bool isSamePaint(const RegionList &listA, const ComposedRegion &a, const RegionList &listB, const ComposedRegion &b)
{
    if (paintOf(a) != paintOf(b) || !std::ranges::equal(listA.stopsOf(a), listB.stopsOf(b), isSameStop))
        return false;
    if (a.texture < 0)
        return true;
    const auto uvs = [](const RegionList &list, const ComposedRegion &region) {
        const std::size_t end = std::size_t{region.firstPoint} + region.outerCount;
        return end <= list.uvs.size() ? std::span(list.uvs.data() + region.firstPoint, region.outerCount)
                                      : std::span<const Vec2>();
    };
    return std::ranges::equal(uvs(listA, a), uvs(listB, b));
}

PixelBox boxOf(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Vec2 low{kInfinity, kInfinity};
    Vec2 high{-kInfinity, -kInfinity};
    bool isExact = true;
    for (const Vec2 point : paintedPointsOf(list, region)) { // one hole around its contour paints between them
        const Vec2 p = view.map(point);
        isExact = isExact && std::abs(p.x) < kExact && std::abs(p.y) < kExact; // false for what is no number
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double reach =
        region.isStroke ? Stroker::reach({region.width, region.cap, region.join, region.limit, region.isClosed}) : 0;
    const double acrossX = reach * std::hypot(view.a, view.c);
    const double acrossY = reach * std::hypot(view.b, view.d);
    constexpr int kAll = static_cast<int>(kFarthest);
    if (!isExact || !(acrossX < kExact) || !(acrossY < kExact))
        return {-kAll, kAll, -kAll, kAll};
    constexpr double kRounding = 1.0 / 64; // of points on their way to coverage, and more
    const auto before = [](double x) {
        return static_cast<int>(std::floor(std::clamp(x, -kFarthest, kFarthest) - kRounding));
    };
    const auto behind = [](double x) {
        return static_cast<int>(std::ceil(std::clamp(x, -kFarthest, kFarthest) + kRounding));
    };
    return {before(low.x - acrossX), behind(high.x + acrossX), before(low.y - acrossY), behind(high.y + acrossY)};
}

} // namespace clipwright::raster
