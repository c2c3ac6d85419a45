// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys_within.h"

#include <algorithm>

namespace clipwright {

namespace {

/** Whether each key has some number in the window by the bounds of all alone, or none can have. */
enum class Glance { All, None, Look };

Glance glanceAt(const Keys &keys, const KeyWindow &window)
{
    const Keys::Bounds bounds = keys.valueBounds();
    bool isAnyPossible = false;
    for (std::size_t i = 0; i < bounds.minimum.size(); ++i) {
        if (bounds.minimum[i] >= window.low && bounds.maximum[i] <= window.high)
            return Glance::All;
        isAnyPossible = isAnyPossible || (bounds.maximum[i] >= window.low && bounds.minimum[i] <= window.high);
    }
    return isAnyPossible ? Glance::Look : Glance::None;
}

} // namespace

std::vector<KeyRun> runsWithin(const Track &track, const KeyWindow &window)
{
    const Keys &keys = track.keys;
    const std::size_t first = keys.lowerBound(window.start);
    const std::size_t end = keys.upperBound(window.end);
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    if (!(window.start <= window.end) || !(first < end))
        return {};
    if (window.low == -kInfinity && window.high == kInfinity)
        return {{first, end}};
    const Glance glance = keys.storage() == Storage::Numbers ? glanceAt(keys, window) : Glance::None;
    if (glance != Glance::Look)
        return glance == Glance::All ? std::vector{KeyRun{first, end}} : std::vector<KeyRun>();
    std::vector<KeyRun> runs;
    for (std::size_t i = first; i < end; ++i) {
        const bool isIn = std::ranges::any_of(
            keys.value(i), [&window](double number) { return number >= window.low && number <= window.high; });
        if (!isIn)
            continue;
        if (!runs.empty() && runs.back().end == i)
            ++runs.back().end;
        else
            runs.push_back({i, i + 1});
    }
    return runs;
}

std::vector<KeysOfTrack> keysWithin(const Timeline &timeline, const KeyWindow &window, std::span<const TrackId> among)
{
    std::vector<KeysOfTrack> all;
    const auto look = [&](const Track &track) {
        if (std::vector<KeyRun> runs = runsWithin(track, window); !runs.empty())
            all.push_back({track.id, std::move(runs)});
    };
    if (among.empty()) {
        for (const std::shared_ptr<const Track> &track : timeline.tracks())
            look(*track);
        return all;
    }
    for (const TrackId id : among) {
        if (const Track *track = timeline.find(id))
            look(*track);
    }
    return all;
}

} // namespace clipwright
