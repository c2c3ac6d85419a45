// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/region_builder.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace clipwright {

namespace {

std::array<double, 4> colourOf(std::span<const double> numbers)
{
    return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

void tintColour(std::array<double, 4> &colour, std::span<const double> tint)
{
    for (std::size_t i = 0; i < colour.size(); ++i)
        colour[i] *= tint[i];
}

std::size_t pointCountOf(const RegionList &list, const ComposedRegion &region)
{
    const auto holes = list.holes(region);
    return std::accumulate(holes.begin(), holes.end(), std::size_t{region.outerCount} + region.maskCount);
}

} // namespace

void RegionBuilder::clear()
{
    m_list.layers.clear();
    m_list.regions.clear();
    m_list.points.clear();
    m_list.uvs.clear();
    m_list.holeCounts.clear();
    m_list.stops.clear();
    m_overCap = 0;
    m_outOfRange = 0;
}

bool RegionBuilder::hasRoomFor(std::size_t points)
{
    const bool isRoom = m_list.regions.size() < m_caps.regions && points <= m_caps.points - m_list.points.size();
    m_overCap += isRoom ? 0 : 1;
    return isRoom;
}

// Also what is not finite is not within it.
bool RegionBuilder::isWithinRange(std::span<const Vec2> points, const Affine &world)
{
    const bool isWithin = std::ranges::all_of(points, [&world](Vec2 point) {
        const Vec2 mapped = world.map(point);
        return std::abs(mapped.x) <= kFarthestMetres && std::abs(mapped.y) <= kFarthestMetres;
    });
    m_outOfRange += isWithin ? 0 : 1;
    return isWithin;
}

ComposedRegion &RegionBuilder::push(ComposedRegion region, std::span<const Vec2> points, const Affine &world)
{
    region.layer = m_layer;
    region.shape = static_cast<std::uint32_t>(m_list.regions.size());
    region.firstPoint = static_cast<std::uint32_t>(m_list.points.size());
    for (const Vec2 point : points)
        m_list.points.push_back(world.map(point));
    m_list.uvs.resize(m_list.points.size(), Vec2(0, 0));
    m_list.regions.push_back(region);
    return m_list.regions.back();
}

void RegionBuilder::addFill(std::span<const Vec2> ring, const Affine &world, std::span<const double> colour)
{
    if (ring.size() < 3 || !hasRoomFor(ring.size()) || !isWithinRange(ring, world))
        return;
    ComposedRegion region;
    region.isClosed = true;
    region.colour = colourOf(colour);
    region.outerCount = static_cast<std::uint32_t>(ring.size());
    region.firstHole = static_cast<std::uint32_t>(m_list.holeCounts.size());
    push(region, ring, world);
}

void RegionBuilder::addPicture(std::span<const Vec2, 4> corners, std::span<const Vec2, 4> uvs, const Affine &world,
                               std::span<const double> tint, std::int32_t texture)
{
    const std::size_t before = m_list.regions.size();
    addFill(corners, world, tint);
    if (m_list.regions.size() == before)
        return;
    m_list.regions.back().texture = texture;
    std::ranges::copy(uvs, m_list.uvs.end() - 4);
}

void RegionBuilder::addList(const RegionList &list, const Affine &world, std::span<const double> tint,
                            std::span<const std::int32_t> textures)
{
    for (const ComposedRegion &from : list.regions) {
        const std::size_t count = pointCountOf(list, from);
        const std::span<const Vec2> points(list.points.data() + from.firstPoint, count);
        if (!hasRoomFor(count) || !isWithinRange(points, world))
            continue;
        ComposedRegion &region = push(from, points, world);
        tintColour(region.colour, tint);
        region.texture = from.texture >= 0 ? textures[static_cast<std::size_t>(from.texture)] : -1;
        region.start = world.map(from.start);
        region.end = world.map(from.end);
        region.focal = world.map(from.focal);
        region.width = from.width * world.stretch();
        region.firstHole = static_cast<std::uint32_t>(m_list.holeCounts.size());
        region.firstStop = static_cast<std::uint32_t>(m_list.stops.size());
        const auto holes = list.holes(from);
        m_list.holeCounts.insert(m_list.holeCounts.end(), holes.begin(), holes.end());
        for (GradientStop stop : list.stopsOf(from)) {
            tintColour(stop.colour, tint);
            m_list.stops.push_back(stop);
        }
        std::copy_n(list.uvs.begin() + from.firstPoint, count, m_list.uvs.begin() + region.firstPoint);
    }
}

} // namespace clipwright
