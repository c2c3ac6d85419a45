// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/world_limits.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

namespace clipwright {

namespace {

bool isWord(std::string_view text)
{
    return !text.empty() && text.find_first_of("# \t\n\v\f\r") == std::string_view::npos;
}

bool areFloats(const std::vector<double> &values)
{
    return std::ranges::all_of(values, [](double value) { return std::isfinite(static_cast<float>(value)); });
}

bool areEasingsFloats(const std::vector<Easing> &easings)
{
    return std::ranges::all_of(easings, [](const Easing &easing) { return areFloats(easing.parameters); });
}

std::string brokenFrames(const CookedRig &rig, const std::vector<double> &frames)
{
    if (!areFloats(frames))
        return "a key's frame is not a number";
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto frame = static_cast<float>(frames[i]);
        if (!rig.isStill && (frame < 0 || frame > static_cast<float>(rig.duration)))
            return "a key lies outside the timeline";
        if (i > 0 && frame <= static_cast<float>(frames[i - 1]))
            return "two keys share a frame (in 32-bit floats)";
    }
    return {};
}

std::string brokenCounts(const RegionLayout &layout)
{
    if (layout.outerCount < (layout.isStroke ? 2u : 3u))
        return "a contour has too few points";
    if (std::ranges::any_of(layout.holeCounts, [](std::uint32_t count) { return count < 3; }))
        return "a hole has too few points";
    if (layout.isStroke && !layout.holeCounts.empty())
        return "a stroke has holes";
    if (!layout.texture.empty() && (layout.isStroke || !layout.holeCounts.empty() || layout.paint != PaintKind::Solid))
        return "a textured region has a stroke, holes or a gradient";
    if (layout.maskCount > 0 && layout.maskCount < 3)
        return "a mask has too few points";
    return {};
}

/** One key's run of numbers. */
std::string brokenKey(const RegionLayout &layout, const double *values)
{
    float before = 0;
    for (std::size_t i = 0; i < layout.stopCount; ++i) {
        const auto at = static_cast<float>(values[layout.stopOffset() + 5 * i]);
        if (at < before || at > 1)
            return "a gradient's stops go back or beyond 0 to 1";
        before = at;
    }
    if (layout.isStroke && values[layout.strokeOffset()] < 0)
        return "a stroke's width is below 0";
    if (layout.isStroke && static_cast<float>(values[layout.strokeOffset() + 1]) < 1)
        return "a stroke's miter limit is below 1";
    if (!layout.texture.empty()) {
        const double *rect = values + layout.textureOffset();
        if (!(static_cast<float>(rect[2]) > 0) || !(static_cast<float>(rect[3]) > 0))
            return "a texture's rectangle is empty";
    }
    return {};
}

} // namespace

std::string brokenHeader(const CookedRig &rig)
{
    if (rig.isStill)
        return {};
    const auto duration = static_cast<float>(rig.duration);
    const auto rate = static_cast<float>(rig.rate.framesPerSecond);
    if (!(rate > 0) || !std::isfinite(rate) || !(duration > 0) || !std::isfinite(duration))
        return "frame rate and duration must be above 0";
    std::set<std::string_view> names;
    for (const TimeRange &clip : rig.clips) {
        const auto start = static_cast<float>(clip.start);
        const auto end = static_cast<float>(clip.end);
        if (!isWord(clip.name))
            return "the clip '" + clip.name + "' is not named by one word";
        if (!(start >= 0) || !(end > start) || !(end <= duration))
            return "the clip '" + clip.name + "' is empty or reaches out of the timeline";
        if (!names.insert(clip.name).second)
            return "two clips are named '" + clip.name + "'";
    }
    for (const TimeMark &mark : rig.marks) {
        const bool isLine = mark.payload.find_first_of("#\n") == std::string::npos && !mark.payload.starts_with(' ')
                            && !mark.payload.ends_with(' ');
        if (!isWord(mark.name) || !isLine || !std::isfinite(static_cast<float>(mark.time)))
            return "the mark '" + mark.name + "' is not one word with one line without '#' behind it";
    }
    return {};
}

std::string brokenLayer(const CookedRig &rig, const CookedLayer &layer)
{
    if (!isWord(layer.name))
        return "a layer is not named by one word";
    for (const CookedKeys &keys : layer.channels) {
        if (std::string what = brokenFrames(rig, keys.frames); !what.empty())
            return what;
        if (!areFloats(keys.values) || !areEasingsFloats(keys.easings))
            return "a key holds what is not a number";
    }
    return {};
}

std::string brokenShape(const CookedRig &rig, const CookedShape &shape)
{
    const RegionLayout &layout = shape.layout;
    if (std::string what = brokenCounts(layout); !what.empty())
        return what;
    if (!layout.texture.empty() && !isWord(layout.texture))
        return "an image's name holds white space or '#'";
    if (std::string what = brokenFrames(rig, shape.frames); !what.empty())
        return what;
    if (!areFloats(shape.values) || !areEasingsFloats(shape.easings))
        return "a key holds what is not a number";
    for (std::size_t i = 0; i < shape.frames.size(); ++i) {
        if (std::string what = brokenKey(layout, shape.values.data() + i * layout.stride()); !what.empty())
            return what;
    }
    return {};
}

} // namespace clipwright
