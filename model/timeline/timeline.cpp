// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/timeline.h"

#include "model/timeline/own.h"

#include <algorithm>

namespace clipwright {

namespace {

/** The place of `id` in tracks in order of their ids. */
template<class Tracks>
auto placeOf(Tracks &tracks, TrackId id)
{
    return std::lower_bound(tracks.begin(), tracks.end(), id,
                            [](const auto &track, TrackId wanted) { return track->id < wanted; });
}

} // namespace

TrackId Timeline::add(Track track)
{
    track.id = TrackId{m_lastTrack + 1};
    const TrackId id = track.id;
    restore(std::move(track));
    return id;
}

bool Timeline::restore(Track track)
{
    const auto place = placeOf(m_tracks, track.id);
    if (track.id.isNull() || (place != m_tracks.end() && (*place)->id == track.id))
        return false;
    m_lastTrack = std::max(m_lastTrack, track.id.value);
    m_lastGroup = std::max(m_lastGroup, track.group.value);
    m_tracks.insert(place, std::make_shared<Track>(std::move(track)));
    return true;
}

void Timeline::remove(TrackId id)
{
    if (const auto place = placeOf(m_tracks, id); place != m_tracks.end() && (*place)->id == id)
        m_tracks.erase(place);
}

bool Timeline::share(const std::shared_ptr<const Track> &track)
{
    const auto place = placeOf(m_tracks, track->id);
    if (place == m_tracks.end() || (*place)->id != track->id)
        return false;
    *place = track;
    return true;
}

const Track *Timeline::find(TrackId id) const
{
    const auto place = placeOf(m_tracks, id);
    return place != m_tracks.end() && (*place)->id == id ? place->get() : nullptr;
}

Track *Timeline::edit(TrackId id)
{
    const auto place = placeOf(m_tracks, id);
    if (place == m_tracks.end() || (*place)->id != id)
        return nullptr;
    // Every track is made by make_shared<Track>: none of them was born const.
    std::shared_ptr<Track> track = std::const_pointer_cast<Track>(std::move(*place));
    Track &own = makeOwn(track);
    *place = std::move(track);
    ++own.revision;
    return &own;
}

std::vector<TrackId> Timeline::keyedTogether(TrackId id) const
{
    const Track *track = find(id);
    if (!track)
        return {};
    if (track->group.isNull())
        return {id};
    std::vector<TrackId> together;
    for (const std::shared_ptr<const Track> &other : m_tracks) {
        if (other->group == track->group)
            together.push_back(other->id);
    }
    return together;
}

} // namespace clipwright
