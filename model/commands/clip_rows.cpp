// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clip_commands.h"
#include "model/commands/clip_path.h"
#include "model/commands/command_rows.h"
#include "model/commands/field_values.h"
#include "model/commands/key_commands.h"

#include <array>
#include <cmath>

namespace clipwright {

namespace {

Result<ClipPath> pathAt(const Clip &clip, const CommandArguments &arguments, std::string_view name)
{
    return resolvePath(clip, arguments.get<std::string>(name));
}

Result<TrackId> channelNamed(const Clip &clip, const std::string &word)
{
    const Result<ClipPath> path = resolvePath(clip, word);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->channel || path->field || path->time)
        return refuse("path-unknown", quoted(word) + ": expected a channel");
    return path->channel;
}

/** The channel that an argument names. */
Result<TrackId> channelAt(const Clip &clip, const CommandArguments &arguments, std::string_view name)
{
    return channelNamed(clip, arguments.get<std::string>(name));
}

/** The value of a key at a time, which is put in where there is none. */
Result<void> setKey(DocumentEdit &edit, TrackId channel, const TimeText &at, const NewValue &value)
{
    const Timeline &timeline = edit.clip().timeline;
    const double time = timeOn(timeline, at);
    if (!std::isfinite(time))
        return refuse("number-not-finite", "expected a finite time");
    Key key;
    if (Result<void> fits = putValue(key, value, *timeline.find(channel), pathOf(edit.clip(), channel)); !fits)
        return fits;
    if (Result<void> done = insertKey(edit, {}, channel, time); !done)
        return done;
    const Keys &keys = edit.clip().timeline.find(channel)->keys;
    // Of a cut, two keys at one time, the one that rules.
    const std::size_t index = keys.upperBound(time + kSameTime) - 1;
    Key there = keys.key(index);
    there.value = std::move(key.value);
    there.text = std::move(key.text);
    return edit.spliceKeys({}, channel, index, 1, std::vector{there});
}

Result<Kind> kindOf(const CommandArguments &arguments)
{
    const std::string word = arguments.get<std::string>("kind", "number");
    const std::optional<Kind> kind = kindNamed(word);
    if (kind && *kind != Kind::Path)
        return *kind;
    return refuse("kind-unknown", "expected a kind such as number, vector, rotation, colour, flag or text");
}

Result<void> runAddChannel(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<Kind> kind = kindOf(arguments);
    if (!kind)
        return tl::make_unexpected(kind.error());
    const Result<ChannelAddress> address = addressOfPath(arguments.get<std::string>("at"), *kind);
    if (!address)
        return tl::make_unexpected(address.error());
    const ChannelSpec spec{*address, *kind, EulerOrder::XYZ};
    const Result<std::vector<Key>> keys =
        keysFor(edit, {}, trackOf(spec), arguments.get<std::vector<NewKey>>("keys"), arguments.get<std::string>("at"));
    if (!keys)
        return tl::make_unexpected(keys.error());
    const Result<TrackId> added = addChannel(edit, spec, *keys);
    return added ? Result<void>() : tl::make_unexpected(added.error());
}

Result<void> runRemoveChannels(DocumentEdit &edit, const CommandArguments &arguments)
{
    std::vector<TrackId> channels;
    for (const std::string &each : arguments.get<std::vector<std::string>>("at")) {
        const Result<TrackId> channel = channelNamed(edit.clip(), each);
        if (!channel)
            return tl::make_unexpected(channel.error());
        channels.push_back(*channel);
    }
    return removeChannels(edit, channels);
}

Result<void> runMoveChannel(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<TrackId> channel = channelAt(edit.clip(), arguments, "at");
    return channel ? moveChannel(edit, *channel, arguments.get<std::size_t>("to"))
                   : tl::make_unexpected(channel.error());
}

/** What "to" says a channel's address is to be. */
Result<ChannelAddress> newAddress(const Clip &clip, TrackId channel, const CommandArguments &arguments)
{
    const ClipChannel *found = channelOf(clip, channel);
    return found ? addressOfPath(arguments.get<std::string>("to"), found->kind)
                 : refuse("channel-unknown", "expected a channel of the clip");
}

Result<void> runRetarget(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<TrackId> channel = channelAt(edit.clip(), arguments, "at");
    if (!channel)
        return tl::make_unexpected(channel.error());
    Result<ChannelAddress> address = newAddress(edit.clip(), *channel, arguments);
    if (!address)
        return tl::make_unexpected(address.error());
    const ObjectRef object{{}, {}, *channel};
    // The names were the way to the old one.
    Result<void> done = edit.setField(object, Field::Address, std::move(*address));
    return done ? edit.setField(object, Field::AddressNames, std::string()) : done;
}

Result<void> runCopyChannel(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<TrackId> channel = channelAt(edit.clip(), arguments, "at");
    if (!channel)
        return tl::make_unexpected(channel.error());
    const Result<ChannelAddress> address = newAddress(edit.clip(), *channel, arguments);
    if (!address)
        return tl::make_unexpected(address.error());
    const Result<TrackId> copy = copyChannel(edit, *channel, *address);
    return copy ? Result<void>() : tl::make_unexpected(copy.error());
}

Result<void> runSetRootMotion(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (!arguments.get<bool>("on", true))
        return setRootMotion(edit, std::nullopt);
    RootMotion root = edit.clip().rootMotion.value_or(RootMotion());
    root.target = arguments.get<std::string>("target", root.target);
    if (const auto *bone = arguments.find<std::string>("bone"))
        root.bone = *bone;
    root.turns = arguments.get<bool>("turns", root.turns);
    root.rises = arguments.get<bool>("rises", root.rises);
    if (const auto *up = arguments.find<NewValue>("up")) {
        const auto *numbers = std::get_if<std::vector<double>>(up);
        if (!numbers || numbers->size() != root.up.size())
            return refuse("value-kind", "expected three numbers for \"up\"");
        std::copy(numbers->begin(), numbers->end(), root.up.begin());
    }
    return setRootMotion(edit, std::move(root));
}

constexpr ArgumentRow kChannel{"at", ArgumentKind::Path, true, "the channel"};
constexpr ArgumentRow kTo{"to", ArgumentKind::Text, true, "what it moves then: lamp/light.power"};

constexpr std::array kAddChannel{
    ArgumentRow{"at", ArgumentKind::Text, true, "what it moves: lamp/light.power, hero/bones/arm/rotation"},
    ArgumentRow{"kind", ArgumentKind::Text, false, "number, vector, rotation, colour, flag, text … (number)"},
    ArgumentRow{"keys", ArgumentKind::NewKeys, true, "each with at, value and, if wanted, ease and handles"},
};
constexpr std::array kRemoveChannels{ArgumentRow{"at", ArgumentKind::Paths, true, "the channels"}};
constexpr std::array kMoveChannel{
    kChannel,
    ArgumentRow{"to", ArgumentKind::Index, true, "the place among the channels"},
};
constexpr std::array kRetarget{kChannel, kTo};
constexpr std::array kRootMotion{
    ArgumentRow{"on", ArgumentKind::Flag, false, "false: no channel carries the character (true)"},
    ArgumentRow{"target", ArgumentKind::Text, false, "the entity that is carried (whatever plays the clip)"},
    ArgumentRow{"bone", ArgumentKind::Text, false, "its bone, by name"},
    ArgumentRow{"turns", ArgumentKind::Flag, false, "its turning about the upward axis carries too"},
    ArgumentRow{"rises", ArgumentKind::Flag, false, "its rising carries too"},
    ArgumentRow{"up", ArgumentKind::Value, false, "the upward axis, three numbers"},
};

constexpr std::array kRows{
    CommandRow{"addChannel", "Add channel", kAddChannel, runAddChannel, kClips},
    CommandRow{"removeChannels", "Remove channels", kRemoveChannels, runRemoveChannels, kClips},
    CommandRow{"moveChannel", "Move channel in the list", kMoveChannel, runMoveChannel, kClips},
    CommandRow{"retargetChannel", "Change what a channel moves", kRetarget, runRetarget, kClips},
    CommandRow{"copyChannel", "Copy channel to another target", kRetarget, runCopyChannel, kClips},
    CommandRow{"setRootMotion", "Set root motion", kRootMotion, runSetRootMotion, kClips},
};

} // namespace

Result<void> setInClip(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<ClipPath> path = pathAt(edit.clip(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    const NewValue value = arguments.get<NewValue>("value");
    if (path->channel && !path->field) {
        return path->time ? setKey(edit, path->channel, *path->time, value)
                          : refuse("path-unknown", "expected a time (@1.5s): a channel has values at its keys");
    }
    if (!path->field || path->time)
        return refuse("path-unknown", "expected a field of the clip or of a channel");
    Result<FieldValue> field = plainFieldValue(rowOf(*path->field), value);
    if (!field)
        return tl::make_unexpected(field.error());
    return edit.setField({{}, {}, path->channel}, *path->field, std::move(*field));
}

Result<void> pasteInClip(DocumentEdit &edit, const CommandArguments &arguments)
{
    std::vector<TrackId> into;
    for (const std::string &each : arguments.get<std::vector<std::string>>("into")) {
        const Result<TrackId> channel = channelNamed(edit.clip(), each);
        if (!channel)
            return tl::make_unexpected(channel.error());
        into.push_back(*channel);
    }
    const auto *clipboard = arguments.find<Clipboard>("content");
    return clipboard ? pasteKeys(edit, into, timeOf(edit.clip().timeline, arguments, "time"), *clipboard)
                     : Result<void>();
}

std::span<const CommandRow> clipRows()
{
    return kRows;
}

} // namespace clipwright
