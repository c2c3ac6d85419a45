// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/command_rows.h"
#include "model/commands/key_commands.h"
#include "model/commands/property_commands.h"

#include <array>

namespace clipwright {

namespace {

constexpr ArgumentRow kKeys{"keys", ArgumentKind::Keys, true, "the keys"};
constexpr ArgumentRow kBy{"by", ArgumentKind::Time, true, "how much later"};

/** Runs an edit of the keys that "keys" names, with "by" as a span of their timeline. */
template<class Edit>
Result<void> onKeys(DocumentEdit &edit, const CommandArguments &arguments, Edit change)
{
    const Result<std::vector<KeyRef>> keys = keysOf(edit.rig(), arguments, "keys");
    if (!keys)
        return tl::make_unexpected(keys.error());
    if (keys->empty())
        return {};
    return change(*keys, spanOf(edit.rig(), keys->front().composition, arguments, "by"));
}

Result<void> runMoveKeys(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onKeys(edit, arguments, [&](const auto &keys, double by) { return moveKeys(edit, keys, by); });
}

Result<void> runDuplicateKeys(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onKeys(edit, arguments, [&](const auto &keys, double by) { return duplicateKeys(edit, keys, by); });
}

Result<void> runDeleteKeys(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onKeys(edit, arguments, [&](const auto &keys, double) { return deleteKeys(edit, keys); });
}

Result<void> runSetInterpolation(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Easing easing = arguments.get<Easing>("ease");
    return onKeys(edit, arguments, [&](const auto &keys, double) { return setInterpolation(edit, keys, easing); });
}

Result<void> runInsertKey(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<ObjectPath> path = objectOf(edit.rig(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->property || path->field || !path->time)
        return refuse("path-unknown", "expected a property and a time (@12f)");
    const PropertyRow *row = rowOf(edit.rig(), *path->property);
    if (row && !row->animatable)
        return refuse("property-still", quoted(row->key) + " cannot have keys");
    const Result<TrackId> track = trackFor(edit, *path->property);
    if (!track)
        return tl::make_unexpected(track.error());
    return insertKey(edit, path->composition, *track,
                     timeOn(edit.rig().find(path->composition)->timeline, *path->time));
}

/** The value as a key of that track holds it. */
Result<void> putValue(Key &key, const NewValue &value, const Track &track, const PropertyRow &row)
{
    const Storage storage = rowOf(track.kind).storage;
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        key.value = *numbers;
        const int stride = track.stride();
        if (storage == Storage::Numbers && numbers->size() == static_cast<std::size_t>(stride))
            return {};
        return refuse("value-kind", std::string("expected ")
                                        .append(std::to_string(stride))
                                        .append(" numbers for \"")
                                        .append(row.key)
                                        .append("\""));
    }
    if (const auto *text = std::get_if<std::string>(&value); text && storage == Storage::Strings) {
        key.text = *text;
        return {};
    }
    if (const auto *path = std::get_if<PathRef>(&value); path && *path && storage == Storage::Paths) {
        key.path = *path;
        return {};
    }
    return refuse("value-kind", "expected another kind of value for " + quoted(row.key));
}

Result<void> runAddKeys(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<PropertyRef> property = propertyOf(edit.rig(), arguments, "at");
    if (!property)
        return tl::make_unexpected(property.error());
    const PropertyRow &row = *rowOf(edit.rig(), *property);
    if (!row.animatable)
        return refuse("property-still", quoted(row.key) + " cannot have keys");
    const Result<TrackId> id = trackFor(edit, *property);
    if (!id)
        return tl::make_unexpected(id.error());
    std::vector<Key> keys;
    for (const NewKey &each : arguments.get<std::vector<NewKey>>("keys")) {
        const Timeline &timeline = edit.rig().find(property->composition)->timeline;
        Key key;
        key.time = timeOn(timeline, each.at);
        if (Result<void> fits = putValue(key, each.value, *timeline.find(*id), row); !fits)
            return fits;
        const auto stride = key.value.size();
        for (const std::vector<double> *handle :
             {&each.tangentIn, &each.tangentOut, &each.spatialIn, &each.spatialOut}) {
            if (!handle->empty() && handle->size() != stride)
                return refuse("value-kind", "expected a handle of as many numbers as the value");
        }
        key.tangentIn = each.tangentIn;
        key.tangentOut = each.tangentOut;
        key.spatialIn = each.spatialIn;
        key.spatialOut = each.spatialOut;
        key.handles = each.handles;
        key.easing = edit.intern(property->composition, each.ease);
        keys.push_back(std::move(key));
    }
    return addKeys(edit, property->composition, *id, keys);
}

constexpr std::array kAddKeys{
    ArgumentRow{"at", ArgumentKind::Path, true, "the property"},
    ArgumentRow{"keys", ArgumentKind::NewKeys, true, "each with at, value and, if wanted, ease and handles"},
};
constexpr std::array kInsertKey{
    ArgumentRow{"at", ArgumentKind::Path, true, "the property and the time: layers[0]/opacity@12f"},
};
constexpr std::array kMoveKeys{kKeys, kBy};
constexpr std::array kDeleteKeys{kKeys};
constexpr std::array kSetInterpolation{
    kKeys,
    ArgumentRow{"ease", ArgumentKind::Ease, true, "from each of the keys to the next"},
};

constexpr std::array kRows{
    CommandRow{"addKeys", "Add keys", kAddKeys, runAddKeys},
    CommandRow{"insertKey", "Insert a key", kInsertKey, runInsertKey},
    CommandRow{"moveKeys", "Move keys", kMoveKeys, runMoveKeys},
    CommandRow{"duplicateKeys", "Duplicate keys", kMoveKeys, runDuplicateKeys},
    CommandRow{"deleteKeys", "Delete keys", kDeleteKeys, runDeleteKeys},
    CommandRow{"setInterpolation", "Set interpolation", kSetInterpolation, runSetInterpolation},
};

} // namespace

std::span<const CommandRow> keyRows()
{
    return kRows;
}

} // namespace clipwright
