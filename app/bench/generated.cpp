// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/generated.h"

#include "model/core/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

namespace clipwright::bench {

namespace {

/** Numbers that look like any others, and are the same everywhere: a linear congruential generator (Knuth's MMIX constants). */
class Noise {
public:
    double between(double low, double high, double step)
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        const double share = static_cast<double>(m_state >> 11) * 0x1p-53;
        return roundTo(low + (high - low) * share, step);
    }

private:
    std::uint64_t m_state = 1;
};

constexpr double kPlaceStep = 1e-5; // what the cook rounds places and widths to
constexpr double kColourStep = 1e-4;
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

std::string keysText(double first, double second, std::size_t components)
{
    const auto value = [&](double number) {
        std::string text = "[";
        for (std::size_t c = 0; c < components; ++c)
            text.append(c == 0 ? "" : ",").append(numberText(number));
        return text.append("]");
    };
    std::string text = R"({"a":1,"k":[{"t":0,"s":)";
    text.append(value(first)).append(R"(,"o":{"x":[0.333],"y":[0]},"i":{"x":[0.667],"y":[1]}},{"t":60,"s":)");
    return text.append(value(second)).append("}]}");
}

std::string pathText(Noise &noise)
{
    constexpr int kPoints = 12;
    std::string vertices;
    std::string in;
    std::string out;
    for (int i = 0; i < kPoints; ++i) {
        const double angle = kTurn * i / kPoints;
        const double radius = noise.between(20, 40, 1e-3);
        const auto pair = [&](double x, double y) {
            std::string text(i == 0 ? "[" : ",[");
            return text.append(numberText(roundTo(x, 1e-3)))
                .append(",")
                .append(numberText(roundTo(y, 1e-3)))
                .append("]");
        };
        vertices += pair(radius * std::cos(angle), radius * std::sin(angle));
        in += pair(6 * std::sin(angle), -6 * std::cos(angle));
        out += pair(-6 * std::sin(angle), 6 * std::cos(angle));
    }
    std::string text = R"({"c":true,"v":[)";
    return text.append(vertices).append(R"(],"i":[)").append(in).append(R"(],"o":[)").append(out).append("]}");
}

std::string layerText(std::size_t index, Noise &noise)
{
    const auto still = [](const std::string &value) { return R"({"a":0,"k":)" + value + "}"; };
    std::string text = R"({"ty":4,"nm":"layer )";
    text.append(std::to_string(index)).append(R"(","ind":)").append(std::to_string(index + 1));
    text.append(R"(,"ip":0,"op":60,"st":0,"ks":{"p":)");
    text.append(keysText(noise.between(60, 450, 1e-3), noise.between(60, 450, 1e-3), 2));
    text.append(R"(,"a":)").append(still("[0,0]")).append(R"(,"s":)").append(still("[100,100]"));
    text.append(R"(,"r":)").append(still("0")).append(R"(,"o":)").append(still("100"));
    text.append(R"(},"shapes":[{"ty":"gr","nm":"group","it":[{"ty":"sh","nm":"path","ks":{"a":1,"k":[{"t":0,"s":[)");
    text.append(pathText(noise)).append(R"(],"o":{"x":0.333,"y":0},"i":{"x":0.667,"y":1}},{"t":60,"s":[)");
    text.append(pathText(noise)).append(R"(]}]}},{"ty":"fl","nm":"fill","c":{"a":0,"k":[)");
    for (int c = 0; c < 3; ++c)
        text.append(numberText(noise.between(0, 1, kColourStep))).append(",");
    text.append(R"(1]},"o":)").append(still("100")).append(R"(,"r":1},{"ty":"tr","p":)").append(still("[0,0]"));
    text.append(R"(,"a":)").append(still("[0,0]")).append(R"(,"s":)").append(still("[100,100]")).append(R"(,"r":)");
    text.append(keysText(0, noise.between(-180, 180, 1e-3), 1)).append(R"(,"o":)").append(still("100"));
    return text.append("}]}]}");
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

std::string generatedLottie(std::size_t layers)
{
    Noise noise;
    std::string text =
        R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":512,"h":512,"nm":"generated","ddd":0,"assets":[],"layers":[)";
    for (std::size_t i = 0; i < layers; ++i) {
        if (i > 0)
            text += ',';
        text += layerText(i, noise);
    }
    return text.append("]}");
}

} // namespace clipwright::bench
