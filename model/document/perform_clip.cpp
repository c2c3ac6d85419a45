// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A clip: its own fields, its channels and their keys.
#include "model/document/finite.h"
#include "model/document/perform.h"

#include <algorithm>

namespace clipwright {

namespace {

std::size_t indexOf(const Clip &clip, TrackId track)
{
    const auto found = std::ranges::find(clip.channels, track, [](const auto &channel) { return channel->track; });
    return static_cast<std::size_t>(found - clip.channels.begin());
}

tl::unexpected<Error> refuseUnknown()
{
    return refuse("channel-unknown", "expected a channel of the clip");
}

/** What an address may say, and that no other channel has it. */
Result<void> checkAddress(const Clip &clip, const ClipChannel &channel, const ChannelAddress &address)
{
    const KindRow &kind = rowOf(channel.kind);
    const bool hasParts = kind.storage == Storage::Numbers && channel.kind != Kind::Choice;
    const bool fits = address.component == -1
                      || (hasParts && address.component >= 0 && address.component < 127
                          && (kind.components == 0 || address.component < kind.components));
    if (address.property.empty() || !fits)
        return refuse("address-malformed", "expected a property, and a number of it that it has");
    const ClipChannel *other = clip.find(address);
    return refuseUnless(!other || other->track == channel.track, "channel-duplicate",
                        "another channel moves that property already");
}

Result<void> checkLimits(std::optional<double> minimum, std::optional<double> maximum)
{
    return refuseUnless(!minimum || !maximum || *minimum <= *maximum, "limits-backwards",
                        "expected a lower limit below the upper one");
}

Result<void> checkChannel(const Clip &clip, const ClipChannel &channel, const Track &track)
{
    const Kind kind = channel.kind == Kind::Choice ? Kind::Text : channel.kind;
    if (track.kind != kind || channel.kind == Kind::Path || track.component != channel.address.component)
        return refuse("keys-other-kind", "expected a track of the channel's kind");
    Result<void> fits = checkAddress(clip, channel, channel.address);
    return fits ? checkLimits(channel.minimum, channel.maximum) : fits;
}

Result<void> check(const Clip &clip, const ClipChannel &channel, const SetField &set)
{
    if (set.field == Field::Address) {
        const auto &address = std::get<ChannelAddress>(set.value);
        if (address.component != channel.address.component)
            return refuse("address-malformed", "the number of a value that a channel moves stays");
        return checkAddress(clip, channel, address);
    }
    if (set.field == Field::Minimum)
        return checkLimits(std::get<std::optional<double>>(set.value), channel.maximum);
    if (set.field == Field::Maximum)
        return checkLimits(channel.minimum, std::get<std::optional<double>>(set.value));
    return {};
}

Result<void> checkRoot(const std::optional<RootMotion> &root)
{
    return refuseUnless(!root || isFinite(root->up), "number-not-finite", "expected numbers that are finite");
}

} // namespace

Result<Primitive> performOn(Clip &clip, const SetField &set)
{
    const FieldRow &row = rowOf(set.field);
    if (Result<void> fits = checkKind(row, set.value); !fits)
        return tl::make_unexpected(fits.error());
    const auto back = [&set](FieldValue before) { return SetField{set.object, set.field, std::move(before)}; };
    if (set.object.composition || set.object.node)
        return refuse("channel-unknown", "expected the clip itself or one of its channels");
    if (!set.object.track) {
        if (row.owner != FieldOwner::Clip && row.owner != FieldOwner::Timeline)
            return refuseField("a clip", row);
        Result<void> fits = checkTimeline(set.field, set.value);
        if (fits && set.field == Field::RootMotion)
            fits = checkRoot(std::get<std::optional<RootMotion>>(set.value));
        if (!fits)
            return tl::make_unexpected(fits.error());
        return back(exchange(clip, set.field, set.value));
    }
    const std::size_t index = indexOf(clip, set.object.track);
    if (index == clip.channels.size())
        return refuseUnknown();
    const bool isBase = row.id == Field::Base || row.id == Field::BaseText || row.id == Field::BasePath;
    if (isBase)
        return refuse("field-not-here", "a channel has a value only at its keys");
    if (row.owner == FieldOwner::Track) {
        if (Result<void> fits = checkTrack(clip.trackOf(*clip.channels[index]), set.field, set.value); !fits)
            return tl::make_unexpected(fits.error());
        return back(exchange(*clip.timeline.edit(set.object.track), set.field, set.value));
    }
    if (row.owner != FieldOwner::Channel)
        return refuseField("a channel", row);
    if (Result<void> fits = check(clip, *clip.channels[index], set); !fits)
        return tl::make_unexpected(fits.error());
    auto changed = std::make_shared<ClipChannel>(*clip.channels[index]);
    FieldValue before = exchange(*changed, set.field, set.value);
    clip.channels[index] = std::move(changed);
    return back(std::move(before));
}

Result<Primitive> performOn(Clip &clip, const SpliceKeys &splice)
{
    if (splice.composition)
        return refuse("track-unknown", "expected a track of the clip");
    if (Result<void> fits = checkSplice(clip.timeline, splice); !fits)
        return tl::make_unexpected(fits.error());
    return spliceIn(clip.timeline, splice);
}

Result<Primitive> performOn(Clip &clip, const InsertChannel &insert)
{
    if (!insert.channel || !insert.track || insert.channel->track != insert.track->id)
        return refuse("channel-unknown", "expected a channel with its track");
    if (insert.index > clip.channels.size())
        return refuse("place-unknown", "expected a place among the channels");
    Result<void> fits = checkNewTrack(clip.timeline, insert.track, insert.easings);
    if (fits)
        fits = checkChannel(clip, *insert.channel, *insert.track);
    if (!fits)
        return tl::make_unexpected(fits.error());
    adopt(clip.timeline, insert.easings);
    clip.timeline.restore(*insert.track);
    clip.channels.insert(clip.channels.begin() + static_cast<std::ptrdiff_t>(insert.index), insert.channel);
    return RemoveChannel{insert.track->id};
}

Result<Primitive> performOn(Clip &clip, const RemoveChannel &remove)
{
    const std::size_t index = indexOf(clip, remove.track);
    if (index == clip.channels.size())
        return refuseUnknown();
    InsertChannel back{index, clip.channels[index], std::make_shared<Track>(*clip.timeline.find(remove.track)),
                       clip.timeline.easings};
    clip.timeline.remove(remove.track);
    clip.channels.erase(clip.channels.begin() + static_cast<std::ptrdiff_t>(index));
    return back;
}

Result<Primitive> performOn(Clip &clip, const MoveChannel &move)
{
    const std::size_t index = indexOf(clip, move.track);
    if (index == clip.channels.size())
        return refuseUnknown();
    if (move.to >= clip.channels.size())
        return refuse("place-unknown", "expected a place among the channels");
    std::shared_ptr<const ClipChannel> channel = std::move(clip.channels[index]);
    clip.channels.erase(clip.channels.begin() + static_cast<std::ptrdiff_t>(index));
    clip.channels.insert(clip.channels.begin() + static_cast<std::ptrdiff_t>(move.to), std::move(channel));
    return MoveChannel{move.track, index};
}

} // namespace clipwright
