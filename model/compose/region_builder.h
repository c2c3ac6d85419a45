// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/region_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace clipwright {

/** What a whole stage may be made of; what comes after it is left out and counted. */
struct RegionCaps {
    std::size_t regions = 1'000'000;
    std::size_t points = 10'000'000;
};

/** How far from the middle a point may be, in metres: beyond it a game's numbers end soon too. */
inline constexpr double kFarthestMetres = 1e30;

/** Puts regions of different origin behind each other into one list, which keeps its memory from one moment to the next. */
class RegionBuilder {
public:
    explicit RegionBuilder(const RegionCaps &caps = {}) : m_caps(caps) {}

    void clear();
    const RegionList &list() const { return m_list; }
    /** Regions that were left out since clear(): there were too many, or they reach too far or nowhere. */
    std::size_t overCap() const { return m_overCap; }
    std::size_t outOfRange() const { return m_outOfRange; }

    /** `layer`: a number for those who ask where a region is from. */
    void beginLayer(std::uint32_t layer) { m_layer = layer; }
    /** A ring filled by the nonzero rule, mapped by `world`. */
    void addFill(std::span<const Vec2> ring, const Affine &world, std::span<const double> colour);
    /** A quadrilateral that shows a texture, by its number; `uvs` are of the same corners, v downwards. */
    void addPicture(std::span<const Vec2, 4> corners, std::span<const Vec2, 4> uvs, const Affine &world,
                    std::span<const double> tint, std::int32_t texture);
    /** All regions of another list, as one thing: tinted, with the numbers that its textures have here. */
    void addList(const RegionList &list, const Affine &world, std::span<const double> tint,
                 std::span<const std::int32_t> textures);

private:
    bool hasRoomFor(std::size_t points);
    ComposedRegion &push(ComposedRegion region, std::span<const Vec2> points, const Affine &world);
    bool isWithinRange(std::span<const Vec2> points, const Affine &world);

    RegionCaps m_caps;
    RegionList m_list;
    std::uint32_t m_layer = 0;
    std::size_t m_overCap = 0;
    std::size_t m_outOfRange = 0;
};

} // namespace clipwright
