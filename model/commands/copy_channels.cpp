// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clip_commands.h"
#include "model/commands/clip_path.h"
#include "model/commands/clipboard.h"
#include "model/commands/key_commands.h"

#include <algorithm>
#include <limits>

namespace clipwright {

namespace {

/** Copied keys as keys of a track, from `time` on. */
Result<std::vector<Key>> keysOf(DocumentEdit &edit, const CopiedChannel &copied, const Track &track, double time)
{
    std::vector<Key> keys;
    for (const CopiedKey &each : copied.keys) {
        Key key = each.key;
        key.id = {};
        key.time += time;
        key.easing = edit.intern({}, each.ease);
        const bool isNumbers = track.keys.storage() == Storage::Numbers;
        if (key.path || key.value.size() != static_cast<std::size_t>(isNumbers ? track.keys.stride() : 0))
            return refuse("clipboard-kind", "expected values that the channel can have");
        keys.push_back(std::move(key));
    }
    return keys;
}

/** A channel like the copied one, where the clip has none of its address. */
Result<void> make(DocumentEdit &edit, const CopiedChannel &copied, double time)
{
    const ChannelSpec spec{copied.channel.address, copied.channel.kind, copied.channel.order};
    const Result<std::vector<Key>> keys = keysOf(edit, copied, trackOf(spec), time);
    if (!keys)
        return tl::make_unexpected(keys.error());
    const Result<TrackId> made = addChannel(edit, spec, *keys);
    if (!made)
        return tl::make_unexpected(made.error());
    const ObjectRef object{{}, {}, *made};
    Result<void> done = edit.setField(object, Field::Minimum, copied.channel.minimum);
    if (done)
        done = edit.setField(object, Field::Maximum, copied.channel.maximum);
    if (done && spec.kind == Kind::Rotation)
        done = edit.setField(object, Field::Mix, static_cast<std::uint8_t>(copied.mix));
    return done;
}

} // namespace

Result<Clipboard> copyKeys(const Clip &clip, std::span<const KeyRef> keys)
{
    const Result<std::vector<KeyPick>> picks = picksOf(DocumentValue(clip), keys);
    if (!picks)
        return tl::make_unexpected(picks.error());
    double first = std::numeric_limits<double>::infinity();
    std::vector<CopiedChannel> channels;
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        const auto pick = std::ranges::find(*picks, channel->track, &KeyPick::track);
        if (pick == picks->end() || pick->indices.empty())
            continue;
        const Track &track = clip.trackOf(*channel);
        CopiedChannel copied{*channel, track.mix, {}};
        copied.channel.track = {};
        for (const std::size_t i : pick->indices) {
            Key key = track.keys.key(i);
            key.id = {};
            first = std::min(first, key.time);
            const Easing &ease = clip.timeline.easings[key.easing];
            key.easing = EasingTable::kLinear;
            copied.keys.push_back({std::move(key), ease});
        }
        channels.push_back(std::move(copied));
    }
    if (channels.empty())
        return refuse("nothing-to-copy", "expected keys");
    for (CopiedChannel &channel : channels) {
        for (CopiedKey &each : channel.keys)
            each.key.time -= first;
    }
    return Clipboard(std::move(channels));
}

Result<void> pasteKeys(DocumentEdit &edit, std::span<const TrackId> into, double time, const Clipboard &clipboard)
{
    const auto *channels = std::get_if<std::vector<CopiedChannel>>(&clipboard);
    if (!channels)
        return refuse("clipboard-kind", "expected keys of a clip on the clipboard");
    for (std::size_t i = 0; i < channels->size(); ++i) {
        const CopiedChannel &copied = (*channels)[i];
        if (!into.empty() && i >= into.size())
            return refuse("paste-nowhere", "expected a channel for " + quoted(copied.channel.address.property));
        const ClipChannel *channel =
            into.empty() ? edit.clip().find(copied.channel.address) : channelOf(edit.clip(), into[i]);
        if (!channel && !into.empty())
            return refuse("channel-unknown", "expected a channel of the clip");
        if (!channel) {
            if (Result<void> done = make(edit, copied, time); !done)
                return done;
            continue;
        }
        if (channel->kind != copied.channel.kind)
            return refuse("clipboard-kind", "expected a channel of the same kind");
        const TrackId track = channel->track;
        const Result<std::vector<Key>> keys = keysOf(edit, copied, edit.clip().trackOf(*channel), time);
        Result<void> done = keys ? addKeys(edit, {}, track, *keys) : tl::make_unexpected(keys.error());
        if (!done)
            return done;
    }
    return {};
}

} // namespace clipwright
