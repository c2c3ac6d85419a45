// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/generated.h"

#include "app/bench/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

Easing easingOf(std::size_t key)
{
    if (key % 4 == 3)
        return Easing::hold();
    return key % 4 == 0 ? Easing::cubic(0.3333, 0, 0.6667, 1) : Easing::linear();
}

void addChannel(CookedLayer &layer, CookedChannel channel, std::size_t keys, Noise &noise)
{
    CookedKeys &track = layer.channel(channel);
    for (std::size_t i = 0; i < keys; ++i) {
        track.frames.push_back(static_cast<double>(i));
        track.easings.push_back(easingOf(i));
        for (int c = 0; c < componentsOf(channel); ++c)
            track.values.push_back(noise.between(-1, 1, kPlaceStep));
    }
}

void addShape(CookedLayer &layer, std::size_t keys, Noise &noise)
{
    constexpr std::uint32_t kPoints = 24;
    CookedShape shape;
    shape.layout.outerCount = kPoints;
    for (std::size_t i = 0; i < keys; ++i) {
        shape.frames.push_back(static_cast<double>(i));
        shape.easings.push_back(easingOf(i));
        for (int c = 0; c < 4; ++c)
            shape.values.push_back(noise.between(0, 1, kColourStep));
        for (std::uint32_t p = 0; p < 2 * kPoints; ++p)
            shape.values.push_back(noise.between(-1, 1, kPlaceStep));
    }
    layer.shapes.push_back(std::move(shape));
}

/** A rounded outline somewhere in the picture, a fifth of it across. */
CookedShape blob(Noise &noise)
{
    constexpr std::uint32_t kPoints = 24;
    CookedShape shape;
    shape.layout.outerCount = kPoints;
    shape.frames = {0};
    shape.easings = {Easing::linear()};
    for (int c = 0; c < 3; ++c)
        shape.values.push_back(noise.between(0, 1, kColourStep));
    shape.values.push_back(1);
    const Vec2 centre{noise.between(-0.8, 0.8, kPlaceStep), noise.between(-0.8, 0.8, kPlaceStep)};
    for (std::uint32_t p = 0; p < kPoints; ++p) {
        const double angle = kTurn * p / kPoints;
        const double radius = noise.between(0.18, 0.22, kPlaceStep);
        shape.values.push_back(roundTo(centre.x + radius * std::cos(angle), kPlaceStep));
        shape.values.push_back(roundTo(centre.y + radius * std::sin(angle), kPlaceStep));
    }
    return shape;
}

} // namespace

CookedRig generatedRig(std::size_t keys, std::size_t layers)
{
    constexpr std::size_t kParts = 4; // three channels and a shape a layer
    const std::size_t each = std::max<std::size_t>(keys / (layers * kParts), 2);
    Noise noise;
    CookedRig rig;
    rig.duration = static_cast<double>(each);
    for (std::size_t i = 0; i < layers; ++i) {
        CookedLayer layer;
        layer.name = "layer" + std::to_string(i);
        layer.parent = i % 4 == 0 ? -1 : static_cast<int>(i) - 1;
        for (const CookedChannel channel : {CookedChannel::Position, CookedChannel::Scale, CookedChannel::Rotation})
            addChannel(layer, channel, each, noise);
        addShape(layer, each, noise);
        rig.layers.push_back(std::move(layer));
    }
    return rig;
}

CookedRig stillRig(std::size_t layers)
{
    Noise noise;
    CookedRig rig;
    rig.duration = 1;
    for (std::size_t i = 0; i < layers; ++i) {
        CookedLayer layer;
        layer.name = "still" + std::to_string(i);
        layer.shapes.push_back(blob(noise));
        rig.layers.push_back(std::move(layer));
    }
    return rig;
}

} // namespace clipwright::bench
