// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_checks.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace clipwright {

namespace {

using Check = Result<void>;

/** What the text says: the grammar's numbers are floats, and what it compares it compares as such. */
float asSaid(double value)
{
    return static_cast<float>(value);
}

/** The text can say no number that is infinite as a float. */
bool isSayable(double value)
{
    return std::isfinite(asSaid(value));
}

bool areSayable(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), isSayable);
}

bool isEasing(const Easing &easing)
{
    switch (easing.row) {
    case Interpolation::Hold:
    case Interpolation::Linear: return true;
    case Interpolation::Cubic:
        return easing.components == 1 && easing.parameters.size() == 4 && areSayable(easing.parameters);
    default: return false;
    }
}

Check checkKeys(std::span<const double> frames, std::span<const Easing> easings, std::span<const double> values,
                std::size_t stride, double duration, const std::string &where)
{
    if (easings.size() != frames.size() || values.size() % frames.size() != 0
        || values.size() / frames.size() != stride)
        return refuse("keys-uneven", where + ": each key needs one easing and " + std::to_string(stride) + " numbers");
    for (std::size_t i = 0; i < frames.size(); ++i) {
        if (!(frames[i] >= 0 && asSaid(frames[i]) <= asSaid(duration)))
            return refuse("key-outside-timeline", where + ": a key lies outside 0 to the duration");
        if (i > 0 && !(asSaid(frames[i]) > asSaid(frames[i - 1])))
            return refuse("key-not-later", where + ": frames must rise from key to key");
    }
    if (!std::all_of(easings.begin(), easings.end(), isEasing))
        return refuse("easing-malformed", where + ": an easing is hold, linear or one cubic of four numbers");
    if (!areSayable(values))
        return refuse("number-malformed", where + ": a number is not finite or over the range of a float");
    return {};
}

Check checkTexture(const RegionLayout &layout, const std::string &where)
{
    if (layout.texture.find_first_of(" \t\r\n#") != std::string::npos)
        return refuse("texture-malformed", where + ": a texture's name has no white space");
    if (layout.paint != PaintKind::Solid || layout.isStroke || !layout.holeCounts.empty())
        return refuse("texture-not-plain", where + ": a textured region is a flat fill without holes");
    return {};
}

/** What all keys of a shape share. */
Check checkLayout(const RegionLayout &layout, const std::string &where)
{
    if (layout.isStroke && layout.outerCount < 2)
        return refuse("stroke-too-short", where + ": a stroke needs 2 points");
    if (layout.isStroke && !layout.holeCounts.empty())
        return refuse("hole-malformed", where + ": a stroke has no holes");
    if (!layout.isStroke && layout.outerCount < 3)
        return refuse("contour-too-short", where + ": a fill needs 3 points");
    if (std::any_of(layout.holeCounts.begin(), layout.holeCounts.end(), [](std::uint32_t n) { return n < 3; }))
        return refuse("hole-too-short", where + ": a hole needs 3 points");
    if (layout.maskCount > 0 && layout.maskCount < 3)
        return refuse("mask-malformed", where + ": a mask needs 3 points");
    if (layout.paint != PaintKind::Solid && layout.stopCount < 2)
        return refuse("gradient-malformed", where + ": a gradient needs 2 stops");
    return layout.texture.empty() ? Check() : checkTexture(layout, where);
}

Check checkStops(const RegionLayout &layout, std::span<const double> run, const std::string &where)
{
    float before = 0;
    for (std::size_t i = 0; i < layout.stopCount; ++i) {
        const float at = asSaid(run[layout.stopOffset() + 5 * i]);
        if (!(at >= 0 && at <= 1))
            return refuse("stop-malformed", where + ": a stop lies at 0 to 1");
        if (at < before)
            return refuse("stop-goes-back", where + ": stops must not fall");
        before = at;
    }
    return {};
}

/** The numbers of one key that have a range. */
Check checkRun(const RegionLayout &layout, std::span<const double> run, const std::string &where)
{
    if (layout.isStroke && !(run[layout.strokeOffset()] >= 0 && asSaid(run[layout.strokeOffset() + 1]) >= 1))
        return refuse("stroke-malformed", where + ": a width is 0 or more, a limit 1 or more");
    if (!layout.texture.empty() && !(run[layout.textureOffset() + 2] > 0 && run[layout.textureOffset() + 3] > 0))
        return refuse("texture-malformed", where + ": a texture's width and height are over 0");
    return layout.paint == PaintKind::Solid ? Check() : checkStops(layout, run, where);
}

Check checkShape(const CookedShape &shape, double duration, const std::string &where)
{
    if (const Check layout = checkLayout(shape.layout, where); !layout)
        return layout;
    if (shape.frames.empty())
        return refuse("shape-keys-missing", where + ": a shape needs a key");
    const std::size_t stride = shape.layout.stride();
    if (const Check keys = checkKeys(shape.frames, shape.easings, shape.values, stride, duration, where); !keys)
        return keys;
    for (std::size_t key = 0; key < shape.frames.size(); ++key) {
        if (const Check run = checkRun(shape.layout, std::span(shape.values).subspan(key * stride, stride), where);
            !run)
            return run;
    }
    return {};
}

Check checkChannels(const CookedLayer &layer, double duration, const std::string &where)
{
    for (std::size_t i = 0; i < kCookedChannelCount; ++i) {
        const auto channel = static_cast<CookedChannel>(i);
        const CookedKeys &keys = layer.channel(channel);
        const std::string part = where + ", " + std::string(nameOf(channel));
        if (keys.isEmpty()) {
            if (!keys.easings.empty() || !keys.values.empty())
                return refuse("keys-uneven", part + ": numbers without keys");
            continue;
        }
        const auto stride = static_cast<std::size_t>(componentsOf(channel));
        if (const Check check = checkKeys(keys.frames, keys.easings, keys.values, stride, duration, part); !check)
            return check;
    }
    return {};
}

Check checkLayer(const CookedRig &rig, std::size_t index)
{
    const CookedLayer &layer = rig.layers[index];
    const std::string where = "layer " + std::to_string(index) + " '" + layer.name + "'";
    if (layer.parent < -1 || layer.parent >= static_cast<int>(index))
        return refuse("layer-bad-parent", where + ": the parent must be an earlier layer or -1");
    if (const Check channels = checkChannels(layer, rig.duration, where); !channels)
        return channels;
    for (std::size_t i = 0; i < layer.shapes.size(); ++i) {
        const std::string part = where + ", shape " + std::to_string(i);
        if (const Check shape = checkShape(layer.shapes[i], rig.duration, part); !shape)
            return shape;
    }
    return {};
}

Check checkClips(const CookedRig &rig)
{
    std::set<std::string_view> names;
    for (const TimeRange &clip : rig.clips) {
        if (clip.name.empty())
            return refuse("clip-malformed", "a clip needs a name");
        if (!(clip.start >= 0 && asSaid(clip.start) < asSaid(clip.end) && asSaid(clip.end) <= asSaid(rig.duration)))
            return refuse("clip-bad-range", "clip '" + clip.name + "': 0 <= start < end <= duration");
        if (!names.insert(clip.name).second)
            return refuse("clip-repeated", "clip '" + clip.name + "': a clip's name is its own");
    }
    return {};
}

} // namespace

Result<void> checkRig(const CookedRig &rig)
{
    if (!(rig.rate.framesPerSecond > 0) || !isSayable(rig.rate.framesPerSecond))
        return refuse("fps-malformed", "the rate must be over 0");
    // A still rig has no time: its only keys stand at frame 0.
    if (!(rig.isStill ? rig.duration >= 0 : rig.duration > 0) || !isSayable(rig.duration))
        return refuse("duration-malformed", "the duration must be over 0 frames");
    if (const Check clips = checkClips(rig); !clips)
        return clips;
    if (rig.layers.empty())
        return refuse("layers-missing", "a rig needs a layer");
    for (std::size_t i = 0; i < rig.layers.size(); ++i) {
        if (const Check layer = checkLayer(rig, i); !layer)
            return layer;
    }
    return {};
}

} // namespace clipwright
