// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clip_commands.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

std::size_t indexOf(const Clip &clip, TrackId channel)
{
    const auto found = std::ranges::find(clip.channels, channel, [](const auto &each) { return each->track; });
    return static_cast<std::size_t>(found - clip.channels.begin());
}

} // namespace

Track trackOf(const ChannelSpec &spec)
{
    Track track;
    track.kind = spec.kind == Kind::Choice ? Kind::Text : spec.kind;
    track.component = static_cast<std::int8_t>(spec.address.component);
    track.mix = track.kind == Kind::Rotation ? MixRule::Nlerp : MixRule::Lerp;
    const KindRow &kind = rowOf(track.kind);
    const int stride = spec.address.component >= 0 ? 1 : kind.components;
    track.keys = Keys(kind.storage, kind.storage == Storage::Numbers ? stride : 0);
    return track;
}

Result<TrackId> addChannel(DocumentEdit &edit, const ChannelSpec &spec, std::span<const Key> keys)
{
    if (keys.empty())
        return refuse("keys-missing", "expected at least one key for the channel");
    std::vector<Key> sorted(keys.begin(), keys.end());
    std::ranges::stable_sort(sorted, {}, &Key::time);
    Track track = trackOf(spec);
    track.id = edit.newTrack({});
    std::uint32_t next = 1;
    for (Key &key : sorted) {
        if (!std::isfinite(key.time))
            return refuse("number-not-finite", "expected keys at finite times");
        key.id = KeyId{next++};
        track.keys.append(key);
    }
    auto channel = std::make_shared<ClipChannel>();
    channel->address = spec.address;
    channel->kind = spec.kind;
    channel->order = spec.order;
    channel->track = track.id;
    const TrackId id = track.id;
    const Clip &clip = edit.clip();
    Result<void> done = edit.perform(InsertChannel{clip.channels.size(), std::move(channel),
                                                   std::make_shared<Track>(std::move(track)), clip.timeline.easings});
    return done ? Result<TrackId>(id) : tl::make_unexpected(done.error());
}

Result<void> removeChannels(DocumentEdit &edit, std::span<const TrackId> channels)
{
    for (const TrackId channel : channels) {
        if (Result<void> done = edit.perform(RemoveChannel{channel}); !done)
            return done;
    }
    return {};
}

Result<void> moveChannel(DocumentEdit &edit, TrackId channel, std::size_t to)
{
    return indexOf(edit.clip(), channel) == to ? Result<void>() : edit.perform(MoveChannel{channel, to});
}

Result<TrackId> copyChannel(DocumentEdit &edit, TrackId channel, const ChannelAddress &address)
{
    const Clip &clip = edit.clip();
    const std::size_t index = indexOf(clip, channel);
    if (index == clip.channels.size())
        return refuse("channel-unknown", "expected a channel of the clip");
    auto copy = std::make_shared<ClipChannel>(*clip.channels[index]);
    auto track = std::make_shared<Track>(clip.trackOf(*copy));
    if (address.component != copy->address.component)
        return refuse("address-malformed", "the number of a value that a channel moves stays");
    track->id = edit.newTrack({});
    track->source = {};
    track->keySources.clear();
    copy->track = track->id;
    copy->address = address;
    copy->names.clear();
    const TrackId id = track->id;
    Result<void> done =
        edit.perform(InsertChannel{index + 1, std::move(copy), std::move(track), clip.timeline.easings});
    return done ? Result<TrackId>(id) : tl::make_unexpected(done.error());
}

Result<void> setRootMotion(DocumentEdit &edit, std::optional<RootMotion> root)
{
    if (root) {
        const double length = std::hypot(root->up[0], root->up[1], root->up[2]);
        if (!(length >= 1e-6) || !std::isfinite(length))
            return refuse("up-malformed", "expected an upward axis that has a length");
        for (double &part : root->up)
            part /= length;
    }
    return edit.setField({}, Field::RootMotion, std::move(root));
}

} // namespace clipwright
