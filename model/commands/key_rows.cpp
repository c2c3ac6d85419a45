// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clip_path.h"
#include "model/commands/command_rows.h"
#include "model/commands/key_commands.h"
#include "model/commands/property_commands.h"
#include "model/core/turn.h"

#include <array>

namespace clipwright {

namespace {

constexpr ArgumentRow kKeys{"keys", ArgumentKind::Keys, true, "the keys"};
constexpr ArgumentRow kBy{"by", ArgumentKind::Time, true, "how much later"};

/** Runs an edit of the keys that "keys" names, with "by" as a span of their timeline. */
template<class Edit>
Result<void> onKeys(DocumentEdit &edit, const CommandArguments &arguments, Edit change)
{
    const Result<std::vector<KeyRef>> keys = keysOf(edit.value(), arguments, "keys");
    if (!keys)
        return tl::make_unexpected(keys.error());
    if (keys->empty())
        return {};
    return change(*keys, spanOf(*edit.timeline(keys->front().composition), arguments, "by"));
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

Result<void> runSetInterpolationInCubics(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Easing easing = arguments.get<Easing>("ease");
    const double tolerance = arguments.get<double>("tolerance", 0.001);
    return onKeys(edit, arguments,
                  [&](const auto &keys, double) { return setInterpolationInCubics(edit, keys, easing, tolerance); });
}

/** A track that may have keys, and what it is called. */
struct Keyed {
    CompositionId composition;
    TrackId track;
    std::string name;
    std::optional<TimeText> time;
};

/** The track that "at" names; of a rig one that is made where the node has none. */
Result<Keyed> keyedAt(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Clip) {
        const Result<ClipPath> path = resolvePath(edit.clip(), arguments.get<std::string>("at"));
        if (!path)
            return tl::make_unexpected(path.error());
        if (!path->channel || path->field)
            return refuse("path-unknown", "expected a channel for \"at\"");
        return Keyed{{}, path->channel, pathOf(edit.clip(), path->channel), path->time};
    }
    const Result<ObjectPath> path = objectOf(edit.rig(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->property || path->field)
        return refuse("path-unknown", "expected a property for \"at\"");
    const PropertyRow *row = rowOf(edit.rig(), *path->property);
    const std::string name(row ? row->key : std::string_view());
    if (row && !row->animatable)
        return refuse("property-still", quoted(name) + " cannot have keys");
    const Result<TrackId> track = trackFor(edit, *path->property);
    if (!track)
        return tl::make_unexpected(track.error());
    return Keyed{path->composition, *track, name, path->time};
}

Result<void> runInsertKey(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<Keyed> keyed = keyedAt(edit, arguments);
    if (!keyed)
        return tl::make_unexpected(keyed.error());
    if (!keyed->time)
        return refuse("path-unknown", "expected a property and a time (@12f)");
    return insertKey(edit, keyed->composition, keyed->track, timeOn(*edit.timeline(keyed->composition), *keyed->time));
}

Result<void> runAddKeys(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<Keyed> keyed = keyedAt(edit, arguments);
    if (!keyed)
        return tl::make_unexpected(keyed.error());
    if (keyed->time)
        return refuse("path-unknown", "expected a property for \"at\", and the times in its keys");
    const Track track = *edit.timeline(keyed->composition)->find(keyed->track);
    const Result<std::vector<Key>> keys =
        keysFor(edit, keyed->composition, track, arguments.get<std::vector<NewKey>>("keys"), keyed->name);
    return keys ? addKeys(edit, keyed->composition, keyed->track, *keys) : tl::make_unexpected(keys.error());
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

constexpr std::array kInCubics{
    kKeys,
    ArgumentRow{"ease", ArgumentKind::Ease, true, "from each of the keys to the next"},
    ArgumentRow{"tolerance", ArgumentKind::Number, false, "how far it may be off, of the way (0.001)"},
};

constexpr std::array kRows{
    CommandRow{"addKeys", "Add keys", kAddKeys, runAddKeys, kRigsAndClips},
    CommandRow{"insertKey", "Insert a key", kInsertKey, runInsertKey, kRigsAndClips},
    CommandRow{"moveKeys", "Move keys", kMoveKeys, runMoveKeys, kRigsAndClips},
    CommandRow{"duplicateKeys", "Duplicate keys", kMoveKeys, runDuplicateKeys, kRigsAndClips},
    CommandRow{"deleteKeys", "Delete keys", kDeleteKeys, runDeleteKeys, kRigsAndClips},
    CommandRow{"setInterpolation", "Set interpolation", kSetInterpolation, runSetInterpolation, kRigsAndClips},
    CommandRow{"setInterpolationInCubics", "Set interpolation in cubics", kInCubics, runSetInterpolationInCubics,
               kRigsAndClips},
};

} // namespace

Result<void> putValue(Key &key, const NewValue &value, const Track &track, std::string_view name)
{
    const Storage storage = rowOf(track.kind).storage;
    const bool *flag = std::get_if<bool>(&value);
    if (flag && track.kind == Kind::Flag) {
        key.value = {*flag ? 1.0 : 0.0};
        return {};
    }
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        key.value = *numbers;
        const int stride = track.stride();
        if (storage == Storage::Numbers && numbers->size() == static_cast<std::size_t>(stride))
            return track.kind != Kind::Rotation || stride != 4 || makeUnit(key.value)
                       ? Result<void>()
                       : refuse("value-out-of-range", "expected a turn for " + quoted(name));
        return refuse(
            "value-kind",
            std::string("expected ").append(std::to_string(stride)).append(" numbers for ").append(quoted(name)));
    }
    if (const auto *text = std::get_if<std::string>(&value); text && storage == Storage::Strings) {
        key.text = *text;
        return {};
    }
    if (const auto *path = std::get_if<PathRef>(&value); path && *path && storage == Storage::Paths) {
        key.path = *path;
        return {};
    }
    return refuse("value-kind", "expected another kind of value for " + quoted(name));
}

Result<std::vector<Key>> keysFor(DocumentEdit &edit, CompositionId composition, const Track &track,
                                 std::span<const NewKey> keys, std::string_view name)
{
    std::vector<Key> made;
    for (const NewKey &each : keys) {
        Key key;
        key.time = timeOn(*edit.timeline(composition), each.at);
        if (Result<void> fits = putValue(key, each.value, track, name); !fits)
            return tl::make_unexpected(fits.error());
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
        key.easing = edit.intern(composition, each.ease);
        made.push_back(std::move(key));
    }
    return made;
}

std::span<const CommandRow> keyRows()
{
    return kRows;
}

} // namespace clipwright
