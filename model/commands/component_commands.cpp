// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A property's numbers keyed as one, or each on its own.
#include "model/commands/key_commands.h"
#include "model/commands/property_commands.h"
#include "model/timeline/auto_slope.h"

#include <algorithm>
#include <tuple>

namespace clipwright {

namespace {

constexpr int kMostComponents = 4;

/** A property that has several numbers, with the tracks it has now. */
struct Parts {
    const Composition *composition;
    const Node *node;
    int count;
    const Track *whole = nullptr;
    std::vector<const Track *> components; ///< all `count` of them, or none

    const PropertySlot *slot(const PropertyRef &property, int component) const
    {
        const auto found = std::ranges::find_if(node->properties, [&](const PropertySlot &each) {
            return each.property == property.property && each.component == component;
        });
        return found == node->properties.end() ? nullptr : &*found;
    }
};

Result<Parts> partsOf(const Rig &rig, const PropertyRef &property)
{
    const PropertyRow *row = rowOf(rig, property);
    const int count = row ? rowOf(row->kind).components : 0;
    if (count < 2 || count > kMostComponents)
        return refuse("property-unknown", "expected a property of several numbers");
    Parts parts{rig.find(property.composition), findNode(rig, property.composition, property.node), count, nullptr, {}};
    if (const PropertySlot *slot = parts.slot(property, -1))
        parts.whole = parts.composition->timeline.find(slot->track);
    for (int i = 0; i < count; ++i) {
        const PropertySlot *slot = parts.slot(property, i);
        if (const Track *track = slot ? parts.composition->timeline.find(slot->track) : nullptr)
            parts.components.push_back(track);
    }
    return parts;
}

/** The part of an easing that moves one number. */
Easing easingOf(const Easing &easing, int component)
{
    const std::span<const double> parameters = easing.parametersOf(component);
    return {easing.row, 1, {parameters.begin(), parameters.end()}};
}

std::vector<double> numberAt(std::span<const double> numbers, int component)
{
    const auto at = static_cast<std::size_t>(component);
    return at < numbers.size() ? std::vector{numbers[at]} : std::vector<double>();
}

bool movesAlongCurves(const Keys &keys)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (!keys.spatialIn(i).empty() || !keys.spatialOut(i).empty())
            return true;
    }
    return false;
}

/** One number of a track, as a track of its own. */
Track componentTrack(DocumentEdit &edit, CompositionId composition, const Track &whole, int component)
{
    Track track = whole;
    track.component = static_cast<std::int8_t>(component);
    track.base = numberAt(whole.base, component);
    track.keys = Keys(Storage::Numbers, 1);
    track.source = {};
    track.keySources.clear();
    track.kept.clear();
    track.keptAtKeys.clear();
    for (std::size_t i = 0; i < whole.keys.size(); ++i) {
        const EasingTable easings = edit.rig().find(composition)->timeline.easings;
        Key key = whole.keys.key(i);
        key.value = numberAt(key.value, component);
        key.tangentIn = numberAt(key.tangentIn, component);
        key.tangentOut = numberAt(key.tangentOut, component);
        key.easing = edit.intern(composition, easingOf(easings[whole.keys.easing(i)], component));
        track.keys.append(key);
    }
    return track;
}

/** The easing that moves each number as its own track does; all rows must be alike, or those that a cubic can say. */
Result<Easing> joinedEasing(const EasingTable &easings, const std::vector<const Track *> &tracks, std::size_t key)
{
    std::vector<Easing> each;
    for (const Track *track : tracks)
        each.push_back(easings[track->keys.easing(key)]);
    const bool areSame = std::ranges::all_of(each, [&](const Easing &easing) { return easing == each.front(); });
    if (areSame)
        return each.front();
    Easing joined{Interpolation::Cubic, static_cast<int>(each.size()), {}};
    for (const Easing &easing : each) {
        if (easing.row != Interpolation::Cubic && easing.row != Interpolation::Linear)
            return refuse("easings-differ",
                          "expected easings that one key can say: one number holds while others move");
        const std::vector<double> parameters =
            easing.row == Interpolation::Linear
                ? std::vector{0.0, 0.0, 1.0, 1.0}
                : std::vector<double>(easing.parametersOf(0).begin(), easing.parametersOf(0).end());
        joined.parameters.insert(joined.parameters.end(), parameters.begin(), parameters.end());
    }
    return joined;
}

/** The slopes of each, where any has one of its own; those of the others are what their neighbours give. */
void joinSlopes(const std::vector<const Track *> &tracks, std::size_t i, Key &key)
{
    const auto join = [&](std::span<const double> (Keys::*side)(std::size_t) const, std::vector<double> &slopes) {
        const auto isTold = [&](const Track *track) { return !(track->keys.*side)(i).empty(); };
        if (!std::ranges::any_of(tracks, isTold))
            return;
        for (const Track *track : tracks)
            slopes.push_back(isTold(track) ? (track->keys.*side)(i)[0] : autoSlope(*track, i, 0));
    };
    join(&Keys::tangentIn, key.tangentIn);
    join(&Keys::tangentOut, key.tangentOut);
}

Result<Track> joinedTrack(DocumentEdit &edit, const PropertyRef &property, const std::vector<TrackId> &ids)
{
    const Rig before = edit.rig(); // interning makes the composition another
    const Composition &in = *before.find(property.composition);
    std::vector<const Track *> tracks;
    for (const TrackId id : ids)
        tracks.push_back(in.timeline.find(id));
    Track whole = *tracks.front();
    whole.component = -1;
    whole.base.clear();
    for (const Track *track : tracks)
        whole.base.push_back(track->base.empty() ? 0 : track->base.front());
    whole.source = {};
    whole.keySources.clear();
    whole.kept.clear();
    whole.keptAtKeys.clear();
    whole.keys = Keys(Storage::Numbers, static_cast<int>(tracks.size()));
    for (std::size_t i = 0; i < tracks.front()->keys.size(); ++i) {
        const Result<Easing> easing = joinedEasing(in.timeline.easings, tracks, i);
        if (!easing)
            return tl::make_unexpected(easing.error());
        Key key;
        key.time = tracks.front()->keys.time(i);
        for (const Track *track : tracks)
            key.value.push_back(track->keys.value(i)[0]);
        joinSlopes(tracks, i, key);
        key.handles = tracks.front()->keys.handles(i);
        if (easing->row == Interpolation::Weighted
            && !std::ranges::all_of(tracks, [&](const Track *track) { return track->keys.handles(i) == key.handles; }))
            return refuse("easings-differ", "expected handles of one length, which one key can say");
        key.easing = edit.intern(property.composition, *easing);
        whole.keys.append(key);
    }
    return whole;
}

/** Keys on each of the tracks at every time at which one of them has one. */
Result<void> alignKeys(DocumentEdit &edit, CompositionId composition, const std::vector<TrackId> &tracks)
{
    std::vector<double> times;
    for (const TrackId id : tracks) {
        const Keys &keys = edit.rig().find(composition)->timeline.find(id)->keys;
        for (std::size_t i = 0; i < keys.size(); ++i)
            times.push_back(keys.time(i));
    }
    std::ranges::sort(times);
    for (const TrackId id : tracks) {
        for (const double time : times) {
            if (Result<void> done = insertKey(edit, composition, id, time); !done)
                return done;
        }
    }
    for (const TrackId id : tracks) {
        const Timeline &timeline = edit.rig().find(composition)->timeline;
        if (timeline.find(id)->keys.size() != timeline.find(tracks.front())->keys.size())
            return refuse("keys-out-of-order", "expected keys at times of their own");
    }
    return {};
}

Result<TrackId> insertTrack(DocumentEdit &edit, CompositionId composition, Track track)
{
    const TrackId id = edit.newTrack(composition);
    track.id = id;
    const EasingTable easings = edit.rig().find(composition)->timeline.easings;
    if (Result<void> done = edit.perform(InsertTrack{composition, std::make_shared<Track>(std::move(track)), easings});
        !done)
        return tl::make_unexpected(done.error());
    return id;
}

/** The property's slots become those of `tracks`; what held it before goes. */
Result<void> replaceTracks(DocumentEdit &edit, const PropertyRef &property, const std::vector<TrackId> &leaving,
                           const std::vector<PropertySlot> &coming)
{
    std::vector<PropertySlot> slots = findNode(edit.rig(), property.composition, property.node)->properties;
    const auto first = std::ranges::find(slots, property.property, &PropertySlot::property) - slots.begin();
    std::erase_if(slots, [&](const PropertySlot &slot) { return slot.property == property.property; });
    slots.insert(slots.begin() + first, coming.begin(), coming.end());
    Result<void> done = edit.setField({property.composition, property.node, {}}, Field::Slots, std::move(slots));
    for (std::size_t i = 0; done && i < leaving.size(); ++i)
        done = edit.perform(RemoveTrack{property.composition, leaving[i]});
    return done;
}

} // namespace

Result<void> separateComponents(DocumentEdit &edit, const PropertyRef &property)
{
    if (const Result<TrackId> track = trackFor(edit, {property.composition, property.node, property.property, -1});
        !track)
        return tl::make_unexpected(track.error());
    const Result<Parts> parts = partsOf(edit.rig(), property);
    if (!parts)
        return tl::make_unexpected(parts.error());
    const PropertySlot slot = *parts->slot(property, -1);
    const Track whole = *parts->whole;
    const int count = parts->count;
    if (slot.link.layer)
        return refuse("property-linked", "another layer says this value");
    if (movesAlongCurves(whole.keys))
        return refuse("spatial-path", "expected keys that move straight: a curved way has no numbers of its own");
    std::vector<PropertySlot> coming;
    for (int i = 0; i < count; ++i) {
        const Result<TrackId> id =
            insertTrack(edit, property.composition, componentTrack(edit, property.composition, whole, i));
        if (!id)
            return tl::make_unexpected(id.error());
        coming.push_back({property.property, static_cast<std::int8_t>(i), *id, {}});
    }
    return replaceTracks(edit, property, {slot.track}, coming);
}

Result<void> joinComponents(DocumentEdit &edit, const PropertyRef &property)
{
    const Result<Parts> parts = partsOf(edit.rig(), property);
    if (!parts)
        return tl::make_unexpected(parts.error());
    if (parts->components.size() != static_cast<std::size_t>(parts->count))
        return refuse("property-unknown", "expected a property whose numbers have tracks of their own");
    const auto waysOf = [](const Track &track) {
        return std::tuple(track.before, track.after, track.period, track.relative, track.linkedEnds, track.group);
    };
    std::vector<TrackId> tracks;
    for (const Track *track : parts->components) {
        if (waysOf(*track) != waysOf(*parts->components.front()))
            return refuse("tracks-differ", "expected numbers that go on alike before and after their keys");
        if (parts->slot(property, track->component)->link.layer)
            return refuse("property-linked", "another layer says this value");
        tracks.push_back(track->id);
    }
    if (Result<void> done = alignKeys(edit, property.composition, tracks); !done)
        return done;
    Result<Track> whole = joinedTrack(edit, property, tracks);
    if (!whole)
        return tl::make_unexpected(whole.error());
    const Result<TrackId> id = insertTrack(edit, property.composition, std::move(*whole));
    if (!id)
        return tl::make_unexpected(id.error());
    return replaceTracks(edit, property, tracks, {{property.property, -1, *id, {}}});
}

} // namespace clipwright
