// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_pose.h"

#include "model/eval/rig_packed.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

using Packed = RigRuntime::Packed;

/** The key that rules at a frame and the eased fraction of the way to the next; 0 where there is none. */
struct Spot {
    std::size_t key = 0;
    double fraction = 0;
};

double easedFraction(const Packed &packed, std::uint32_t ease, double u)
{
    if (ease == kEaseHold)
        return 0;
    if (ease == kEaseLinear)
        return u;
    return packed.cubics[ease - kFirstCubic].at(u);
}

Spot spotAt(const Packed &packed, const PackedColumn &column, double frame)
{
    const auto frames = std::span(packed.frames).subspan(column.firstKey, column.keyCount);
    const auto after = static_cast<std::size_t>(std::upper_bound(frames.begin(), frames.end(), frame) - frames.begin());
    if (after == 0 || after == frames.size())
        return {after == 0 ? 0 : after - 1, 0};
    const std::size_t key = after - 1;
    const double u = (frame - frames[key]) / (frames[after] - frames[key]);
    return {key, easedFraction(packed, packed.eases[column.firstKey + key], u)};
}

/** `out.size()` numbers of a column that has keys. */
void sampleColumn(const Packed &packed, const PackedColumn &column, double frame, std::span<double> out)
{
    const std::size_t stride = out.size();
    const Spot spot = column.keyCount == 1 ? Spot{} : spotAt(packed, column, frame);
    const double *from = packed.values.data() + column.firstValue + spot.key * stride;
    if (spot.fraction == 0) {
        std::copy_n(from, stride, out.data());
        return;
    }
    const double *to = from + stride;
    for (std::size_t i = 0; i < stride; ++i)
        out[i] = from[i] + spot.fraction * (to[i] - from[i]);
}

template<std::size_t N>
std::array<double, N> sampleChannel(const Packed &packed, std::size_t layer, CookedChannel channel, double frame)
{
    std::array<double, N> out;
    const PackedColumn &column = packed.channels[layer][static_cast<std::size_t>(channel)];
    if (column.keyCount == 0)
        out.fill(defaultOf(channel));
    else
        sampleColumn(packed, column, frame, out);
    return out;
}

LayerPose sampleLayer(const Packed &packed, std::size_t layer, double frame)
{
    const auto position = sampleChannel<2>(packed, layer, CookedChannel::Position, frame);
    const auto anchor = sampleChannel<2>(packed, layer, CookedChannel::Anchor, frame);
    const auto scale = sampleChannel<2>(packed, layer, CookedChannel::Scale, frame);
    LayerPose pose;
    pose.position = {position[0], position[1]};
    pose.anchor = {anchor[0], anchor[1]};
    pose.scale = {scale[0], scale[1]};
    pose.rotation = sampleChannel<1>(packed, layer, CookedChannel::Rotation, frame)[0];
    pose.opacity = sampleChannel<1>(packed, layer, CookedChannel::Opacity, frame)[0];
    return pose;
}

} // namespace

void reservePose(const RigRuntime &rig, RigPose &pose)
{
    pose.layers.assign(rig.layerCount(), LayerPose{});
    pose.values.assign(rig.valueCount(), 0);
}

void samplePose(const RigRuntime &rig, double frame, RigPose &pose) noexcept
{
    assert(pose.layers.size() == rig.layerCount() && pose.values.size() == rig.valueCount());
    const Packed &packed = rig.packed();
    for (std::size_t layer = 0; layer < pose.layers.size(); ++layer)
        pose.layers[layer] = sampleLayer(packed, layer, frame);
    for (const PackedShape &shape : packed.shapes)
        sampleColumn(packed, shape.keys, frame, std::span(pose.values).subspan(shape.firstValue, shape.stride));
}

} // namespace clipwright
