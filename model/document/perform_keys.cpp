// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Keys and whole tracks.
#include "model/document/finite.h"
#include "model/document/perform.h"

#include <algorithm>
#include <unordered_set>

namespace clipwright {

namespace {

/** The same keys, each once, in another order: those that a drag moves past each other. */
bool comeInPlaceOfThemselves(const Keys &keys, const SpliceKeys &splice)
{
    if (splice.inserted.size() != splice.removed)
        return false;
    std::vector<KeyId> coming(splice.removed);
    std::vector<KeyId> leaving(splice.removed);
    for (std::size_t i = 0; i < splice.removed; ++i) {
        coming[i] = splice.inserted.id(i);
        leaving[i] = keys.id(splice.first + i);
    }
    std::ranges::sort(coming);
    std::ranges::sort(leaving);
    return coming == leaving;
}

/** The ids of what comes in, beside those that stay. Keys that only move keep theirs in order: the quick way out. */
bool areIdsFree(const Keys &keys, const SpliceKeys &splice)
{
    const Keys &inserted = splice.inserted;
    if ((inserted.size() == splice.removed && keys.haveIdsOf(inserted, splice.first))
        || comeInPlaceOfThemselves(keys, splice))
        return true;
    std::unordered_set<KeyId> coming;
    coming.reserve(inserted.size());
    bool areNew = true;
    for (std::size_t i = 0; i < inserted.size(); ++i) {
        if (!coming.insert(inserted.id(i)).second)
            return false;
        areNew = areNew && inserted.id(i) >= keys.nextId();
    }
    for (std::size_t i = 0; !areNew && i < keys.size(); ++i) {
        if ((i < splice.first || i >= splice.first + splice.removed) && coming.contains(keys.id(i)))
            return false;
    }
    return true;
}

bool areEasingsThere(const Keys &keys, const EasingTable &table)
{
    return keys.isEmpty() || keys.highestEasing() < table.size();
}

Result<void> check(const Keys &keys, const SpliceKeys &splice)
{
    const Keys &inserted = splice.inserted;
    if (splice.first > keys.size() || splice.removed > keys.size() - splice.first)
        return refuse("keys-out-of-range", "expected keys that the track has");
    if (inserted.storage() != keys.storage() || inserted.stride() != keys.stride())
        return refuse("keys-other-kind", "expected keys of the track's kind");
    if (!isFinite(inserted))
        return refuse("number-not-finite", "expected times, values and handles that are finite");
    const std::size_t next = splice.first + splice.removed;
    const bool isAfter = inserted.isEmpty() || splice.first == 0 || !(inserted.time(0) < keys.time(splice.first - 1));
    const bool isBefore =
        inserted.isEmpty() || next == keys.size() || !(keys.time(next) < inserted.time(inserted.size() - 1));
    if (!isAfter || !isBefore || !inserted.isInOrder())
        return refuse("keys-out-of-order", "expected keys in the order of their times");
    if (!areEasingsThere(inserted, splice.easings))
        return refuse("easing-unknown", "expected easings of the timeline");
    if (!areIdsFree(keys, splice))
        return refuse("id-taken", "expected keys under ids of their own");
    return {};
}

const Track *findTrack(const Result<const Composition *> &composition, TrackId track)
{
    return composition ? (*composition)->timeline.find(track) : nullptr;
}

} // namespace

bool hasKeysOfItsKind(const Track &track)
{
    const Storage storage = rowOf(track.kind).storage;
    return track.keys.storage() == storage && (storage != Storage::Numbers || track.keys.stride() == track.stride());
}

void adopt(Timeline &timeline, const EasingTable &easings)
{
    if (timeline.easings.size() < easings.size())
        timeline.easings = easings;
}

Result<void> checkSplice(const Timeline &timeline, const SpliceKeys &splice)
{
    const Track *track = timeline.find(splice.track);
    if (!track)
        return refuse("track-unknown", "expected a track of the timeline");
    return check(track->keys, splice);
}

Primitive spliceIn(Timeline &timeline, const SpliceKeys &splice)
{
    adopt(timeline, splice.easings);
    Keys &keys = timeline.edit(splice.track)->keys;
    SpliceKeys back{splice.composition, splice.track, splice.first, splice.inserted.size()};
    back.inserted = keys.slice(splice.first, splice.removed);
    back.easings = timeline.easings;
    keys.replace(splice.first, splice.removed, splice.inserted);
    return back;
}

Result<void> checkNewTrack(const Timeline &timeline, const std::shared_ptr<const Track> &track,
                           const EasingTable &easings)
{
    if (!track || track->id.isNull() || timeline.find(track->id))
        return refuse("id-taken", "expected a track under an id of its own");
    if (!isFinite(*track))
        return refuse("number-not-finite", "expected times and values that are finite");
    if (!hasKeysOfItsKind(*track))
        return refuse("keys-other-kind", "expected keys of the track's kind");
    if (!areEasingsThere(track->keys, easings))
        return refuse("easing-unknown", "expected easings of the timeline");
    return {};
}

Result<Primitive> performOn(RigAccess &access, const SpliceKeys &splice)
{
    const Result<const Composition *> composition = access.composition(splice.composition);
    if (!findTrack(composition, splice.track))
        return refuse("track-unknown", "expected a track of the composition");
    if (Result<void> fits = checkSplice((*composition)->timeline, splice); !fits)
        return tl::make_unexpected(fits.error());
    return spliceIn(access.editComposition(splice.composition).timeline, splice);
}

Result<Primitive> performOn(RigAccess &access, const InsertTrack &insert)
{
    const Result<const Composition *> composition = access.composition(insert.composition);
    if (!composition)
        return tl::make_unexpected(composition.error());
    if (Result<void> fits = checkNewTrack((*composition)->timeline, insert.track, insert.easings); !fits)
        return tl::make_unexpected(fits.error());
    Timeline &timeline = access.editComposition(insert.composition).timeline;
    adopt(timeline, insert.easings);
    timeline.restore(*insert.track);
    return RemoveTrack{insert.composition, insert.track->id};
}

Result<Primitive> performOn(RigAccess &access, const RemoveTrack &remove)
{
    const Result<const Composition *> composition = access.composition(remove.composition);
    const Track *track = findTrack(composition, remove.track);
    if (!track)
        return refuse("track-unknown", "expected a track of the composition");
    if (const Result<const Node *> node = access.node(remove.composition, track->target)) {
        for (const PropertySlot &slot : (*node)->properties) {
            if (slot.track == remove.track)
                return refuse("track-used", "a property of \"" + (*node)->name + "\" is this track");
        }
    }
    InsertTrack back{remove.composition, std::make_shared<Track>(*track), (*composition)->timeline.easings};
    access.editComposition(remove.composition).timeline.remove(remove.track);
    return back;
}

} // namespace clipwright
