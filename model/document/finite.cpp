// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/finite.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

bool isFinite(std::span<const double> numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
}

bool isFinite(const PathRef &path)
{
    const auto finite = [](Vec2 at) { return std::isfinite(at.x) && std::isfinite(at.y); };
    return !path || std::ranges::all_of(path->contours, [&](const Contour &contour) {
        return std::ranges::all_of(contour.vertices, [&](const PathVertex &vertex) {
            return finite(vertex.point) && finite(vertex.in) && finite(vertex.out);
        });
    });
}

bool isFinite(const Keys &keys)
{
    for (std::size_t i = 0; keys.storage() == Storage::Paths && i < keys.size(); ++i) {
        if (!isFinite(keys.path(i)))
            return false;
    }
    return keys.areNumbersFinite();
}

bool isFinite(const Track &track)
{
    return std::isfinite(track.period) && isFinite(track.base) && isFinite(track.basePath) && isFinite(track.keys);
}

bool isFinite(const Layer &layer)
{
    const std::array numbers{layer.windowStart, layer.windowEnd, layer.startTime, layer.width, layer.height};
    return isFinite(numbers) && isFinite(layer.solidColour);
}

bool isFinite(const Composition &composition)
{
    const Timeline &timeline = composition.timeline;
    const std::array numbers{composition.width, composition.height, timeline.rate.framesPerSecond, timeline.start,
                             timeline.length};
    const auto finite = [](const auto &each) { return isFinite(*each); };
    return isFinite(numbers) && std::ranges::all_of(timeline.tracks(), finite)
           && std::ranges::all_of(composition.layers, finite)
           && std::ranges::all_of(timeline.ranges, [](const TimeRange &r) { return std::isfinite(r.start + r.end); })
           && std::ranges::all_of(timeline.marks, [](const TimeMark &m) { return std::isfinite(m.time); });
}

} // namespace clipwright
