// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/kept_text.h"
#include "model/core/rate.h"
#include "model/timeline/easing_table.h"
#include "model/timeline/track.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace clipwright {

enum class TimeUnit : std::uint8_t { Frame, Second };

/** A named stretch of a timeline: a clip of a rig, a marker of a Lottie. */
struct TimeRange {
    std::string name;
    double start = 0;
    double end = 0;
    bool loops = true;

    bool operator==(const TimeRange &) const = default;
};

/** A named moment, with words or JSON behind it. */
struct TimeMark {
    double time = 0;
    std::string name;
    std::string payload;
    std::vector<KeptText> kept = {}; ///< members of the file that we do not know

    bool operator==(const TimeMark &) const = default;
};

/**
 * Tracks of keys over one time axis: what the dope sheet, the curve editor and key edits work on, whatever the file.
 * A value: copying it is a snapshot that shares every track. `start` and `length` are in `unit`.
 */
class Timeline {
public:
    TimeUnit unit = TimeUnit::Frame;
    Rate rate;
    double start = 0;
    double length = 0;
    std::vector<TimeRange> ranges;
    std::vector<TimeMark> marks;
    EasingTable easings;

    /** Adds a track under a new id (its `id` is ignored) and returns that. */
    TrackId add(Track track);
    /** Puts a removed track back under the id it has. Refuses (false) a null id and one that is there. */
    bool restore(Track track);
    void remove(TrackId id);
    /** Takes another timeline's track for the one under its id, which the caller knows to be alike. Refuses (false) an unknown id. */
    bool share(const std::shared_ptr<const Track> &track);

    /** The id that the next new track gets: higher than that of any that was ever here. */
    TrackId nextTrack() const { return TrackId{m_lastTrack + 1}; }

    const Track *find(TrackId id) const;
    /** The track to change, made this timeline's own and its revision raised; nullptr for an unknown id. */
    Track *edit(TrackId id);
    /** The tracks in order of their ids. */
    std::span<const std::shared_ptr<const Track>> tracks() const { return m_tracks; }

    GroupId newGroup() { return GroupId{++m_lastGroup}; }
    /** The ids of the tracks keyed together with `id`, itself included; only itself when it has no group; none for an unknown id. */
    std::vector<TrackId> keyedTogether(TrackId id) const;

private:
    std::vector<std::shared_ptr<const Track>> m_tracks;
    std::uint32_t m_lastTrack = 0;
    std::uint32_t m_lastGroup = 0;
};

} // namespace clipwright
