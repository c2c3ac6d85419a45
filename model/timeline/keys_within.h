// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

#include <limits>
#include <span>
#include <vector>

namespace clipwright {

/** A box over tracks, its edges within it. Without values to look at, all keys of its times are in it. */
struct KeyWindow {
    double start = 0; ///< times, in the timeline's unit
    double end = 0;
    double low = -std::numeric_limits<double>::infinity(); ///< values
    double high = std::numeric_limits<double>::infinity();
};

/** Keys that are neighbours: indices from `first` up to but not `end`. */
struct KeyRun {
    std::size_t first = 0;
    std::size_t end = 0;

    bool operator==(const KeyRun &) const = default;
};

struct KeysOfTrack {
    TrackId track;
    std::vector<KeyRun> runs; ///< rising, never empty, none beside the next

    bool operator==(const KeysOfTrack &) const = default;
};

/** The runs of a track's keys in the window: of those of its times the ones of which any number lies between low and high. */
std::vector<KeyRun> runsWithin(const Track &track, const KeyWindow &window);

/**
 * What a box picks: the tracks of `among` (those of the timeline where it is empty) that have keys in it, in their order.
 * Texts and paths have no numbers and are picked only by a box without low and high.
 */
std::vector<KeysOfTrack> keysWithin(const Timeline &timeline, const KeyWindow &window,
                                    std::span<const TrackId> among = {});

} // namespace clipwright
