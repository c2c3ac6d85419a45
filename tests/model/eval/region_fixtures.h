// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/region_list.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace clipwright::fixtures {

using Polygon = std::vector<Vec2>;

inline Polygon rectangle(double x0, double y0, double x1, double y1)
{
    return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
}

/** Five points, every second one joined: a pentagon in the middle is wound around twice. */
inline Polygon pentagram(Vec2 centre, double radius)
{
    Polygon points;
    for (int i = 0; i < 5; ++i) {
        const double angle = 4 * M_PI * i / 5 - M_PI / 2;
        points.push_back(centre + radius * Vec2{std::cos(angle), std::sin(angle)});
    }
    return points;
}

inline Polygon randomPolygon(std::mt19937 &random, std::size_t count, double low, double high)
{
    std::uniform_real_distribution<double> place(low, high);
    Polygon points(count);
    for (Vec2 &point : points)
        point = {place(random), place(random)};
    return points;
}

/** Regions by hand, for a view that is the identity. */
class ListBuilder {
public:
    ComposedRegion &add(const Polygon &outer)
    {
        ComposedRegion region;
        region.colour = {0, 0, 0, 1};
        region.firstPoint = static_cast<std::uint32_t>(list.points.size());
        region.outerCount = static_cast<std::uint32_t>(outer.size());
        region.firstHole = static_cast<std::uint32_t>(list.holeCounts.size());
        list.points.insert(list.points.end(), outer.begin(), outer.end());
        list.regions.push_back(region);
        return list.regions.back();
    }
    ComposedRegion &addStroke(const Polygon &line, double width, StrokeCap cap, StrokeJoin join)
    {
        ComposedRegion &region = add(line);
        region.isStroke = true;
        region.width = width;
        region.cap = cap;
        region.join = join;
        return region;
    }
    /** Of the region added last; holes before the mask. */
    void addHole(const Polygon &hole)
    {
        list.points.insert(list.points.end(), hole.begin(), hole.end());
        list.holeCounts.push_back(static_cast<std::uint32_t>(hole.size()));
        ++list.regions.back().holeCount;
    }
    void addMask(const Polygon &mask)
    {
        list.points.insert(list.points.end(), mask.begin(), mask.end());
        list.regions.back().maskCount = static_cast<std::uint32_t>(mask.size());
    }
    void addStop(double at, std::array<double, 4> colour)
    {
        ComposedRegion &region = list.regions.back();
        if (region.stopCount++ == 0)
            region.firstStop = static_cast<std::uint32_t>(list.stops.size());
        list.stops.push_back({at, colour});
    }

    RegionList list;
};

} // namespace clipwright::fixtures
