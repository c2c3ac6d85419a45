// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/key_commands.h"

#include "model/timeline/sampling.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

const Track *findTrack(const DocumentEdit &edit, CompositionId composition, TrackId track)
{
    const Timeline *in = edit.timeline(composition);
    return in ? in->find(track) : nullptr;
}

bool isSameTime(double left, double right)
{
    return std::abs(left - right) < kSameTime;
}

bool isRun(const std::vector<std::size_t> &indices)
{
    return indices.back() - indices.front() + 1 == indices.size();
}

/** Keys that come to stand among others, and the stretch of a track that they change. */
struct Arrival {
    std::size_t first = 0;
    std::size_t removed = 0;
    std::vector<Key> keys;
};

/**
 * Puts `coming` keys, in order, among those of a track. Those that a coming one stands on go.
 */
Arrival arrive(const Keys &keys, std::vector<Key> coming)
{
    Arrival arrival;
    arrival.first = keys.lowerBound(coming.front().time - kSameTime);
    const std::size_t end = keys.upperBound(coming.back().time + kSameTime);
    arrival.removed = end - arrival.first;
    auto next = coming.begin();
    for (std::size_t i = arrival.first; i < end; ++i) {
        const double time = keys.time(i);
        while (next != coming.end() && next->time < time && !isSameTime(next->time, time))
            arrival.keys.push_back(std::move(*next++));
        // `next` is the first coming key that does not come to stand before this one.
        const bool isCovered = next != coming.end() && isSameTime(next->time, time);
        if (!isCovered)
            arrival.keys.push_back(keys.key(i));
    }
    std::move(next, coming.end(), std::back_inserter(arrival.keys));
    std::ranges::stable_sort(arrival.keys, {}, &Key::time); // those within kSameTime of each other
    return arrival;
}

Result<void> perform(DocumentEdit &edit, CompositionId composition, TrackId track, const Arrival &arrival)
{
    return edit.spliceKeys(composition, track, arrival.first, arrival.removed, arrival.keys);
}

/** Whether a run of keys, moved, stays between its neighbours without touching them. */
bool staysBetween(const Keys &keys, const std::vector<std::size_t> &run, double by)
{
    const std::size_t first = run.front();
    const std::size_t end = run.back() + 1;
    const bool isBehind = first == 0 || keys.time(first) + by > keys.time(first - 1) + kSameTime;
    return isBehind && (end == keys.size() || keys.time(end - 1) + by < keys.time(end) - kSameTime);
}

/** Indices of the kept keys that a moved one stands on; both in order of time. */
std::vector<std::size_t> covered(const Keys &kept, const Keys &moved)
{
    std::vector<std::size_t> indices;
    std::size_t next = 0;
    for (std::size_t i = 0; i < kept.size() && next < moved.size(); ++i) {
        const double time = kept.time(i);
        while (next < moved.size() && moved.time(next) < time && !isSameTime(moved.time(next), time))
            ++next;
        if (next < moved.size() && isSameTime(moved.time(next), time))
            indices.push_back(i);
    }
    return indices;
}

/** Among others, column by column: a drag does this to a hundred thousand keys at each step. */
Result<void> moveAmong(DocumentEdit &edit, const KeyPick &pick, double by, Landing landing)
{
    const Timeline &in = *edit.timeline(pick.composition);
    const Keys &keys = in.find(pick.track)->keys;
    const std::size_t front = pick.indices.front();
    const std::size_t back = pick.indices.back();
    const std::size_t first = std::min(front, keys.lowerBound(keys.time(front) + by - kSameTime));
    const std::size_t end = std::max(back + 1, keys.upperBound(keys.time(back) + by + kSameTime));
    const Keys among = keys.slice(first, end - first);
    std::vector<std::size_t> leaving(pick.indices);
    for (std::size_t &i : leaving)
        i -= first;
    Keys moved = among.picked(leaving);
    moved.shiftTimes(by);
    Keys kept = among.without(leaving);
    if (landing == Landing::Replace)
        kept = kept.without(covered(kept, moved));
    // Behind others of its time, so that it rules.
    return edit.perform(
        SpliceKeys{pick.composition, pick.track, first, end - first, Keys::merged(kept, moved), in.easings});
}

Result<void> move(DocumentEdit &edit, const KeyPick &pick, double by, Landing landing)
{
    const Timeline &in = *edit.timeline(pick.composition);
    const Keys &keys = in.find(pick.track)->keys;
    if (isRun(pick.indices) && staysBetween(keys, pick.indices, by)) {
        Keys moved = keys.slice(pick.indices.front(), pick.indices.size());
        moved.shiftTimes(by);
        return edit.perform(SpliceKeys{pick.composition, pick.track, pick.indices.front(), pick.indices.size(),
                                       std::move(moved), in.easings});
    }
    return moveAmong(edit, pick, by, landing);
}

/** Calls `change` with each pick and the track it is of, until one refuses. */
template<class Change>
Result<void> onPicks(DocumentEdit &edit, std::span<const KeyRef> keys, Change change)
{
    const Result<std::vector<KeyPick>> picks = picksOf(edit.value(), keys);
    if (!picks)
        return tl::make_unexpected(picks.error());
    for (const KeyPick &pick : *picks) {
        if (pick.indices.empty())
            continue;
        if (Result<void> done = change(pick, *findTrack(edit, pick.composition, pick.track)); !done)
            return done;
    }
    return {};
}

/** The value that a track shows at a time, as a key without easing of its own. */
Key shownAt(const Track &track, const EasingTable &easings, double time)
{
    Key key;
    key.time = time;
    switch (track.keys.storage()) {
    case Storage::Numbers:
        key.value.resize(static_cast<std::size_t>(track.stride()));
        sampleNumbers(track, easings, {time}, key.value);
        break;
    case Storage::Strings: key.text = sampleText(track, {time}); break;
    case Storage::Paths: key.path = samplePath(track, easings, {time}); break;
    }
    return key;
}

Result<void> insertOne(DocumentEdit &edit, CompositionId composition, TrackId id, double time)
{
    const Track &track = *findTrack(edit, composition, id);
    const Keys &keys = track.keys;
    const std::size_t at = keys.upperBound(time);
    const bool isThere =
        (at > 0 && isSameTime(keys.time(at - 1), time)) || (at < keys.size() && isSameTime(keys.time(at), time));
    if (isThere)
        return {};
    EasingTable easings = edit.timeline(composition)->easings;
    if (at == 0 || at == keys.size())
        return edit.spliceKeys(composition, id, at, 0, std::vector{shownAt(track, easings, time)});
    Result<SegmentSplit> split = splitSegment(track, easings, time);
    if (!split)
        return tl::make_unexpected(split.error());
    for (Key *key : {&split->before, &split->middle, &split->after})
        key->easing = edit.intern(composition, easings[key->easing]);
    return edit.spliceKeys(composition, id, at - 1, 2, std::vector{split->before, split->middle, split->after});
}

} // namespace

Result<void> addKeys(DocumentEdit &edit, CompositionId composition, TrackId track, std::span<const Key> keys)
{
    const Track *on = findTrack(edit, composition, track);
    if (!on)
        return refuse("track-unknown", "expected a track of the timeline");
    std::vector<Key> coming(keys.begin(), keys.end());
    std::ranges::stable_sort(coming, {}, &Key::time);
    const auto twice = std::ranges::adjacent_find(
        coming, [](const Key &left, const Key &right) { return isSameTime(left.time, right.time); });
    if (twice != coming.end())
        return refuse("keys-out-of-order", "expected keys at times of their own");
    if (coming.empty())
        return {};
    if (on->group) {
        for (const Key &key : coming) {
            if (Result<void> done = insertKey(edit, composition, track, key.time); !done)
                return done;
        }
        on = findTrack(edit, composition, track);
    }
    for (Key &key : coming) {
        const std::size_t at = on->keys.lowerBound(key.time - kSameTime);
        if (at < on->keys.size() && isSameTime(on->keys.time(at), key.time))
            key.id = on->keys.id(at);
    }
    return perform(edit, composition, track, arrive(on->keys, std::move(coming)));
}

Result<void> insertKey(DocumentEdit &edit, CompositionId composition, TrackId track, double time)
{
    const Timeline *in = edit.timeline(composition);
    if (!in || !in->find(track))
        return refuse("track-unknown", "expected a track of the timeline");
    for (const TrackId each : in->keyedTogether(track)) {
        if (Result<void> done = insertOne(edit, composition, each, time); !done)
            return done;
    }
    return {};
}

Result<void> moveKeys(DocumentEdit &edit, std::span<const KeyRef> keys, double by, Landing landing)
{
    if (!std::isfinite(by))
        return refuse("number-not-finite", "expected a finite time");
    if (by == 0)
        return {};
    return onPicks(edit, keys, [&](const KeyPick &pick, const Track &) { return move(edit, pick, by, landing); });
}

Result<void> duplicateKeys(DocumentEdit &edit, std::span<const KeyRef> keys, double by)
{
    if (!std::isfinite(by))
        return refuse("number-not-finite", "expected a finite time");
    return onPicks(edit, keys, [&](const KeyPick &pick, const Track &track) {
        std::vector<Key> copies;
        for (const std::size_t i : pick.indices) {
            copies.push_back(track.keys.key(i));
            copies.back().id = {};
            copies.back().time += by;
        }
        return perform(edit, pick.composition, pick.track, arrive(track.keys, std::move(copies)));
    });
}

Result<void> deleteKeys(DocumentEdit &edit, std::span<const KeyRef> keys)
{
    return onPicks(edit, keys, [&](const KeyPick &pick, const Track &track) -> Result<void> {
        const ObjectRef object{pick.composition, {}, pick.track};
        if (pick.indices.size() == track.keys.size() && edit.kind() == DocumentKind::Clip)
            return edit.perform(RemoveChannel{pick.track});
        if (pick.indices.size() == track.keys.size()) {
            const Key last = track.keys.key(0);
            const FieldValue value = track.keys.storage() == Storage::Numbers   ? FieldValue(last.value)
                                     : track.keys.storage() == Storage::Strings ? FieldValue(last.text)
                                                                                : FieldValue(last.path);
            const Field base = track.keys.storage() == Storage::Numbers   ? Field::Base
                               : track.keys.storage() == Storage::Strings ? Field::BaseText
                                                                          : Field::BasePath;
            if (Result<void> done = edit.setField(object, base, value); !done)
                return done;
        }
        // From the last run on, so that the indices of those before stay right.
        for (std::size_t end = pick.indices.size(); end > 0;) {
            std::size_t begin = end - 1;
            while (begin > 0 && pick.indices[begin - 1] + 1 == pick.indices[begin])
                --begin;
            Result<void> done = edit.spliceKeys(pick.composition, pick.track, pick.indices[begin], end - begin, {});
            if (!done)
                return done;
            end = begin;
        }
        return {};
    });
}

Result<void> setInterpolation(DocumentEdit &edit, std::span<const KeyRef> keys, const Easing &easing)
{
    return onPicks(edit, keys, [&](const KeyPick &pick, const Track &) -> Result<void> {
        const EasingTable::Index index = edit.intern(pick.composition, easing);
        const Keys &now = findTrack(edit, pick.composition, pick.track)->keys;
        Keys changed = now.slice(pick.indices.front(), pick.indices.back() - pick.indices.front() + 1);
        bool isOther = false;
        for (const std::size_t i : pick.indices) {
            isOther = isOther || now.easing(i) != index;
            changed.setEasing(i - pick.indices.front(), index);
        }
        if (!isOther)
            return {};
        const std::size_t count = changed.size();
        return edit.perform(SpliceKeys{pick.composition, pick.track, pick.indices.front(), count, std::move(changed),
                                       edit.timeline(pick.composition)->easings});
    });
}

} // namespace clipwright
