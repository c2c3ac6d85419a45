// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/property_commands.h"

#include "model/commands/key_commands.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** What a property's edit works on. */
struct Target {
    const Composition *composition;
    const Node *node;
    const PropertyRow *row;

    int width(const PropertyRef &property) const { return property.component < 0 ? rowOf(row->kind).components : 1; }
};

Result<Target> targetOf(const Rig &rig, const PropertyRef &property)
{
    const PropertyRow *row = rowOf(rig, property);
    if (!row || property.component >= std::max(rowOf(row->kind).components, 0))
        return refuse("property-unknown", "expected a property of the node");
    return Target{rig.find(property.composition), findNode(rig, property.composition, property.node), row};
}

const PropertySlot *slotOf(const Node &node, const PropertyRef &property)
{
    const auto slot = std::ranges::find_if(node.properties, [&](const PropertySlot &each) {
        return each.property == property.property && each.component == property.component;
    });
    return slot == node.properties.end() ? nullptr : &*slot;
}

bool isLinked(const Target &target, std::uint8_t property)
{
    return std::ranges::any_of(target.node->properties, [&](const PropertySlot &slot) {
        return slot.property == property && slot.link.layer && target.composition->find(slot.link.layer);
    });
}

Result<void> checkNumbers(const Target &target, const PropertyRef &property, const std::vector<double> &numbers)
{
    const PropertyRow &row = *target.row;
    const std::string key(row.key);
    const int width = target.width(property);
    const bool isNumbers = rowOf(row.kind).storage == Storage::Numbers;
    if (!isNumbers || numbers.empty() || (width > 0 && numbers.size() != static_cast<std::size_t>(width)))
        return refuse("value-kind", !isNumbers ? "expected no numbers for " + quoted(row.key)
                                               : "expected " + std::to_string(std::max(width, 1)) + " numbers for "
                                                     + quoted(row.key));
    for (const double number : numbers) {
        if (!std::isfinite(number) || number < row.minimum || number > row.maximum)
            return refuse("value-out-of-range", "expected \"" + key + "\" within its range");
        if ((row.kind == Kind::Choice || row.kind == Kind::Flag) && number != std::floor(number))
            return refuse("value-kind", "expected one of the choices of " + quoted(row.key));
    }
    return {};
}

Result<void> checkValue(const Target &target, const PropertyRef &property, const PropertyValue &value)
{
    const Storage storage = rowOf(target.row->kind).storage;
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return checkNumbers(target, property, *numbers);
    const auto *path = std::get_if<PathRef>(&value);
    if (path ? storage == Storage::Paths && *path != nullptr : storage == Storage::Strings)
        return {};
    return refuse("value-kind", "expected another kind of value for " + quoted(target.row->key));
}

/** The tracks that a property has now, whole or a component each. */
std::vector<PropertySlot> slotsOf(const Node &node, std::uint8_t property)
{
    std::vector<PropertySlot> slots;
    std::ranges::copy_if(node.properties, std::back_inserter(slots),
                         [&](const PropertySlot &slot) { return slot.property == property; });
    return slots;
}

Result<void> setSlots(DocumentEdit &edit, const PropertyRef &property, std::vector<PropertySlot> slots)
{
    return edit.setField({property.composition, property.node, {}}, Field::Slots, std::move(slots));
}

/** A property that is whole is asked for whole, and one in components by one of them. */
Result<void> checkSplit(const Target &target, const PropertyRef &property)
{
    for (const PropertySlot &slot : slotsOf(*target.node, property.property)) {
        if ((slot.component < 0) != (property.component < 0) && slot.track)
            return refuse("property-unknown", slot.component < 0
                                                  ? "expected the whole value: its numbers are keyed as one"
                                                  : "expected one of its numbers: each has keys of its own");
    }
    return {};
}

Track plainTrack(const PropertyRow &row, const PropertyRef &property)
{
    Track track;
    track.target = property.node;
    track.property = property.property;
    track.component = property.component;
    track.kind = row.kind;
    const KindRow &kind = rowOf(row.kind);
    track.base.assign(row.defaults.begin(), row.defaults.end());
    if (property.component >= 0) {
        const auto at = static_cast<std::size_t>(property.component);
        track.base = {at < row.defaults.size() ? row.defaults[at] : 0};
    }
    if (kind.storage == Storage::Paths)
        track.basePath = std::make_shared<const Path>();
    track.keys = Keys(kind.storage, kind.storage == Storage::Numbers ? static_cast<int>(track.base.size()) : 0);
    return track;
}

Result<TrackId> addTrack(DocumentEdit &edit, const PropertyRef &property, Track track)
{
    const TrackId id = edit.newTrack(property.composition);
    track.id = id;
    const Composition &in = *edit.rig().find(property.composition);
    if (Result<void> done = edit.perform(
            InsertTrack{property.composition, std::make_shared<Track>(std::move(track)), in.timeline.easings});
        !done)
        return tl::make_unexpected(done.error());
    std::vector<PropertySlot> slots = findNode(edit.rig(), property.composition, property.node)->properties;
    const auto same = std::ranges::find_if(slots, [&](const PropertySlot &slot) {
        return slot.property == property.property && slot.component == property.component;
    });
    if (same != slots.end())
        same->track = id;
    else
        slots.push_back({property.property, property.component, id, {}});
    if (Result<void> done = setSlots(edit, property, std::move(slots)); !done)
        return tl::make_unexpected(done.error());
    return id;
}

void putValue(Key &key, const PropertyValue &value)
{
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        key.value = *numbers;
    else if (const auto *text = std::get_if<std::string>(&value))
        key.text = *text;
    else
        key.path = std::get<PathRef>(value);
}

} // namespace

Result<double> choiceNamed(const PropertyRow &row, std::string_view name)
{
    const auto found = std::ranges::find(row.choices, name);
    if (found != row.choices.end())
        return static_cast<double>(found - row.choices.begin());
    std::string all;
    for (const std::string_view choice : row.choices)
        all += (all.empty() ? "" : ", ") + std::string(choice);
    return refuse("value-kind", "expected one of: " + (all.empty() ? "numbers" : all));
}

Result<TrackId> trackFor(DocumentEdit &edit, const PropertyRef &property)
{
    const Result<Target> target = targetOf(edit.rig(), property);
    if (!target)
        return tl::make_unexpected(target.error());
    if (Result<void> fits = checkSplit(*target, property); !fits)
        return tl::make_unexpected(fits.error());
    const PropertySlot *slot = slotOf(*target->node, property);
    if (slot && slot->track)
        return slot->track;
    return addTrack(edit, property, plainTrack(*target->row, property));
}

Result<void> setProperty(DocumentEdit &edit, const PropertyRef &property, const PropertyValue &value)
{
    const Result<Target> target = targetOf(edit.rig(), property);
    if (!target)
        return tl::make_unexpected(target.error());
    if (Result<void> fits = checkValue(*target, property, value); !fits)
        return fits;
    if (isLinked(*target, property.property))
        return refuse("property-linked", "another layer says this value");
    const Result<TrackId> track = trackFor(edit, property);
    if (!track)
        return tl::make_unexpected(track.error());
    const ObjectRef object{property.composition, {}, *track};
    if (edit.rig().find(property.composition)->timeline.find(*track)->isAnimated())
        return refuse("property-animated", "the property has keys: expected a time (@TIME) for its value");
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return edit.setField(object, Field::Base, *numbers);
    if (const auto *text = std::get_if<std::string>(&value))
        return edit.setField(object, Field::BaseText, *text);
    return edit.setField(object, Field::BasePath, std::get<PathRef>(value));
}

Result<void> setPropertyAt(DocumentEdit &edit, const PropertyRef &property, const PropertyValue &value, double time)
{
    const Result<Target> target = targetOf(edit.rig(), property);
    if (!target)
        return tl::make_unexpected(target.error());
    if (Result<void> fits = checkValue(*target, property, value); !fits)
        return fits;
    if (!target->row->animatable)
        return refuse("property-still", quoted(target->row->key) + " cannot have keys");
    if (!std::isfinite(time))
        return refuse("number-not-finite", "expected a finite time");
    if (isLinked(*target, property.property))
        return refuse("property-linked", "another layer says this value");
    const Result<TrackId> track = trackFor(edit, property);
    if (!track)
        return tl::make_unexpected(track.error());
    if (Result<void> done = insertKey(edit, property.composition, *track, time); !done)
        return done;
    const Keys &keys = edit.rig().find(property.composition)->timeline.find(*track)->keys;
    const std::size_t at = keys.lowerBound(time - kSameTime);
    Key key = keys.key(at);
    putValue(key, value);
    return edit.spliceKeys(property.composition, *track, at, 1, std::vector{key});
}

Result<void> removeTracks(DocumentEdit &edit, const PropertyRef &property)
{
    const Result<Target> target = targetOf(edit.rig(), property);
    if (!target)
        return tl::make_unexpected(target.error());
    const std::vector<PropertySlot> mine = slotsOf(*target->node, property.property);
    std::vector<PropertySlot> slots = target->node->properties;
    std::erase_if(slots, [&](const PropertySlot &slot) { return slot.property == property.property; });
    Result<void> done = setSlots(edit, property, std::move(slots));
    for (std::size_t i = 0; done && i < mine.size(); ++i) {
        if (mine[i].track)
            done = edit.perform(RemoveTrack{property.composition, mine[i].track});
    }
    return done;
}

} // namespace clipwright
