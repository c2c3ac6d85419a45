// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/cooked_rig.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

struct ChannelRow {
    std::string_view name;
    int components;
    double standard;
};

constexpr std::array<ChannelRow, kCookedChannelCount> kChannels{{
    {"pos", 2, 0},
    {"anchor", 2, 0},
    {"scale", 2, 1},
    {"rot", 1, 0},
    {"opacity", 1, 1},
}};

const ChannelRow &rowOf(CookedChannel channel)
{
    const auto index = static_cast<std::size_t>(channel);
    assert(index < kChannels.size());
    return kChannels[index];
}

bool sameShape(const CookedShape &a, const CookedShape &b)
{
    return a.layout == b.layout && a.frames == b.frames && a.easings == b.easings && a.values == b.values;
}

bool sameShapes(const std::vector<CookedShape> &a, const std::vector<CookedShape> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameShape);
}

bool sameLayer(const CookedLayer &a, const CookedLayer &b)
{
    return a.name == b.name && a.parent == b.parent && a.channels == b.channels && sameShapes(a.shapes, b.shapes);
}

bool sameMorph(const CookedMorph &a, const CookedMorph &b)
{
    return a.name == b.name && sameShapes(a.shapes, b.shapes);
}

int versionOf(const std::vector<CookedShape> &shapes)
{
    int version = 1;
    for (const CookedShape &shape : shapes) {
        if (!shape.layout.texture.empty())
            return 3;
        if (shape.layout.isStroke || shape.layout.maskCount > 0)
            version = 2;
    }
    return version;
}

} // namespace

std::size_t RegionLayout::stopOffset() const
{
    switch (paint) {
    case PaintKind::Solid: return 0;
    case PaintKind::Linear: return 4;
    case PaintKind::Radial: return 6;
    }
    return 0;
}

std::size_t RegionLayout::strokeOffset() const
{
    return paint == PaintKind::Solid ? 4 : stopOffset() + std::size_t{5} * stopCount;
}

std::size_t RegionLayout::textureOffset() const
{
    return strokeOffset() + (isStroke ? 2 : 0);
}

std::size_t RegionLayout::pointOffset() const
{
    return textureOffset() + (texture.empty() ? 0 : 8);
}

std::size_t RegionLayout::pointCount() const
{
    std::size_t count = std::size_t{outerCount} + maskCount;
    for (const std::uint32_t hole : holeCounts)
        count += hole;
    return count;
}

std::size_t RegionLayout::stride() const
{
    return pointOffset() + 2 * pointCount();
}

std::string_view nameOf(CookedChannel channel)
{
    return rowOf(channel).name;
}

int componentsOf(CookedChannel channel)
{
    return rowOf(channel).components;
}

double defaultOf(CookedChannel channel)
{
    return rowOf(channel).standard;
}

std::vector<TimeRange> CookedRig::playableClips() const
{
    if (!clips.empty())
        return clips;
    return {{"default", 0, duration, true}};
}

int CookedRig::version() const
{
    int version = 1;
    for (const CookedLayer &layer : layers)
        version = std::max(version, versionOf(layer.shapes));
    for (const CookedMorph &morph : morphs)
        version = std::max(version, versionOf(morph.shapes));
    return version;
}

bool CookedRig::sameContent(const CookedRig &other) const
{
    return isStill == other.isStill && rate == other.rate && duration == other.duration && clips == other.clips
           && marks == other.marks
           && std::equal(layers.begin(), layers.end(), other.layers.begin(), other.layers.end(), sameLayer)
           && std::equal(morphs.begin(), morphs.end(), other.morphs.begin(), other.morphs.end(), sameMorph);
}

} // namespace clipwright
