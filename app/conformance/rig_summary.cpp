// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/rig_summary.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace clipwright::app {

namespace {

// Header numbers stand in the cases as floats with nine digits.
constexpr double kHeaderTolerance = 1e-6;

void compareTime(Comparison &comparison, const std::string &where, double got, const Json &expected)
{
    comparison.number(where, got, expected, kHeaderTolerance * std::max(1.0, std::abs(got)));
}

void compareClip(Comparison &comparison, const std::string &where, const TimeRange &clip, const Json &expected)
{
    const auto member = [&](std::size_t index, const char *name) -> const Json & {
        return expected.is_array() ? expected.at(index) : expected.at(name);
    };
    comparison.equal(where + ".name", clip.name, member(0, "name"));
    compareTime(comparison, where + ".start", clip.start, member(1, "start"));
    compareTime(comparison, where + ".end", clip.end, member(2, "end"));
    comparison.equal(where + ".loop", clip.loops, member(3, "loop"));
}

void compareLayer(Comparison &comparison, const std::string &where, const CookedLayer &layer, const Json &expected)
{
    comparison.equal(where + ".name", layer.name, expected.at("name"));
    comparison.equal(where + ".parent", layer.parent, expected.at("parent"));
    const Json &keys = expected.at("keys");
    for (std::size_t i = 0; i < kCookedChannelCount; ++i) {
        const std::string name(nameOf(static_cast<CookedChannel>(i)));
        comparison.equal(where + ".keys." + name, layer.channels[i].frames.size(),
                         keys.is_array() ? keys.at(i) : keys.at(name));
    }
    ShapeCounts counts;
    counts.add(layer);
    comparison.equal(where + ".shapes", counts.shapes, expected.at("shapes"));
    comparison.equal(where + ".shapeKeys", counts.keys, expected.at("shapeKeys"));
    comparison.equal(where + ".vertices", counts.vertices, expected.at("vertices"));
}

} // namespace

void ShapeCounts::add(const CookedLayer &layer)
{
    shapes += layer.shapes.size();
    for (const CookedShape &shape : layer.shapes) {
        keys += shape.frames.size();
        vertices += std::accumulate(shape.layout.holeCounts.begin(), shape.layout.holeCounts.end(),
                                    std::size_t{shape.layout.outerCount});
    }
}

void compareHeader(Comparison &comparison, const CookedRig &rig, const Json &expected)
{
    compareTime(comparison, "fps", rig.rate.framesPerSecond, expected.at("fps"));
    compareTime(comparison, "duration", rig.duration, expected.at("duration"));
    const std::vector<TimeRange> clips = rig.playableClips();
    const Json &expectedClips = expected.at("clips");
    comparison.equal("the number of clips", clips.size(), expectedClips.size());
    for (std::size_t i = 0; i < clips.size() && !comparison.hasDifference(); ++i)
        compareClip(comparison, "clips[" + std::to_string(i) + ']', clips[i], expectedClips[i]);
}

void compareRig(Comparison &comparison, const CookedRig &rig, const Json &expected)
{
    compareHeader(comparison, rig, expected);
    const Json &layers = expected.at("layers");
    comparison.equal("the number of layers", rig.layers.size(), layers.size());
    for (std::size_t i = 0; i < rig.layers.size() && !comparison.hasDifference(); ++i)
        compareLayer(comparison, "layers[" + std::to_string(i) + ']', rig.layers[i], layers[i]);
}

void compareShapes(Comparison &comparison, const CookedRig &rig, const Json &expected)
{
    Json vertices = Json::array(), holes = Json::array(), masks = Json::array(), strokes = Json::array(),
         textures = Json::array(), morphs = Json::array();
    for (const CookedLayer &layer : rig.layers) {
        for (const CookedShape &shape : layer.shapes) {
            vertices.push_back(shape.layout.outerCount);
            holes.push_back(shape.layout.holeCounts);
            masks.push_back(shape.layout.maskCount);
            strokes.push_back(shape.layout.isStroke);
            textures.push_back(shape.layout.texture);
        }
    }
    for (const CookedMorph &morph : rig.morphs)
        morphs.push_back(Json::array({morph.name, morph.shapes.size()}));
    comparison.equal("regions", vertices.size(), expected.at("regions"));
    comparison.equal("vertices", vertices, expected.at("vertices"));
    comparison.equal("holes", holes, expected.at("holes"));
    comparison.equal("masks", masks, expected.at("masks"));
    comparison.equal("strokes", strokes, expected.at("strokes"));
    comparison.equal("textures", textures, expected.at("textures"));
    comparison.equal("morphs", morphs, expected.at("morphs"));
}

} // namespace clipwright::app
