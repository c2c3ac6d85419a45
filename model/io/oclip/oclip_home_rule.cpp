// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_home_rule.h"

#include "model/core/turn.h"
#include "model/io/json/json_document.h"
#include "model/io/oclip/oclip_easing.h"
#include "model/io/oclip/oclip_rules.h"
#include "model/io/oclip/oclip_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

using namespace oclip;

namespace {

/** Turns that are nearer to unit length keep their digits, as the reader has it; */
constexpr double kUnitTurnWithin = 1e-6;
/** axes are made of unit length beyond this. */
constexpr double kUnitAxisWithin = 1e-15;

/** Written and read again it is the same. */
bool isSaid(const Easing &easing)
{
    if (easing.components != 1)
        return false;
    const std::string text = easingText(easing);
    if (text.empty()) {
        const bool isNoShape = easing.parameters.size() == 1 && easing.parameters.front() == -1;
        return easing.row != Interpolation::Shaped || isNoShape || !shapeOf(easing).empty();
    }
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text));
    const std::optional<Easing> read = json ? readEasing(json->root()) : std::nullopt;
    return read && easingText(*read) == text;
}

Result<void> checkValues(Kind kind, const Keys &keys)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (kind == Kind::Rotation && keys.stride() == 4 && std::abs(lengthOf(keys.value(i)) - 1) > kUnitTurnWithin)
            return refuse("oclip-value", "expected turns of unit length");
        if (kind == Kind::Flag && keys.value(i).front() != 0 && keys.value(i).front() != 1)
            return refuse("oclip-value", "expected true or false");
    }
    return {};
}

Result<void> checkKeys(Kind kind, const Keys &keys, const EasingTable &easings)
{
    const bool curves = rowOf(kind).curves || kind == Kind::Rotation;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (!keys.spatialIn(i).empty() || !keys.spatialOut(i).empty())
            return refuse("oclip-spatial", "a clip has no paths through space");
        if (!curves && (!keys.tangentIn(i).empty() || !keys.tangentOut(i).empty()))
            return refuse("oclip-tangent", "what has no middle has no slopes");
        if (keys.easing(i) < easings.size() && !isSaid(easings[keys.easing(i)]))
            return refuse("oclip-easing", "a clip cannot say this easing");
    }
    return checkValues(kind, keys);
}

class Rule {
public:
    explicit Rule(const Clip &clip) : m_clip(clip) {}

    Result<void> operator()(const SpliceKeys &splice) const
    {
        const Track *track = m_clip.timeline.find(splice.track);
        if (!track)
            return {};
        if (splice.inserted.isEmpty() && splice.removed == track->keys.size())
            return refuse("oclip-no-keys", "a channel of a clip has keys: remove the channel");
        return checkKeys(track->kind, splice.inserted, splice.easings);
    }

    Result<void> operator()(const InsertChannel &insert) const
    {
        if (!insert.channel || !insert.track)
            return {};
        const Track &track = *insert.track;
        if (track.keys.isEmpty())
            return refuse("oclip-no-keys", "a channel of a clip has keys");
        if (track.group || !track.base.empty() || !track.baseText.empty() || track.basePath)
            return refuse("oclip-track", "a channel of a clip has a value only at its keys, and keys of its own");
        if ((track.kind == Kind::Rotation) == (track.mix == MixRule::Lerp))
            return refuse("oclip-track", "turns, and only turns, are mixed by a rule of their own");
        Result<void> fits = checkAddress(insert.channel->address, insert.channel->kind, m_clip.playback.has_value());
        return fits ? checkKeys(track.kind, track.keys, insert.easings) : fits;
    }

    Result<void> operator()(const SetField &set) const
    {
        switch (set.field) {
        case Field::Start:
        case Field::Ranges: return refuse("oclip-timeline", "a clip begins at 0 and has no ranges");
        case Field::Length:
            if (m_clip.playback)
                return refuse("oclip-timeline", "the keys of a timeline asset tell how long it is");
            return {};
        case Field::Playback: return onPlayback(set);
        case Field::Marks: return onMarks(set);
        case Field::RootMotion: return onRoot(set);
        case Field::Address: return onAddress(set);
        case Field::Group: return refuse("oclip-track", "a channel of a clip has keys of its own");
        case Field::Mix: {
            const auto *mix = std::get_if<std::uint8_t>(&set.value);
            return mix && *mix == 0 ? refuse("oclip-track", "expected a rule for turns") : Result<void>();
        }
        default: return {};
        }
    }

    template<class Other>
    Result<void> operator()(const Other &) const
    {
        return {};
    }

private:
    Result<void> onAddress(const SetField &set) const
    {
        const auto *address = std::get_if<ChannelAddress>(&set.value);
        for (const std::shared_ptr<const ClipChannel> &channel : m_clip.channels) {
            if (address && channel->track == set.object.track)
                return checkAddress(*address, channel->kind, m_clip.playback.has_value());
        }
        return {};
    }

    /** What only a timeline asset keys, the stage itself, cannot stay where it is none any more. */
    Result<void> onPlayback(const SetField &set) const
    {
        const auto *playback = std::get_if<std::uint8_t>(&set.value);
        for (const std::shared_ptr<const ClipChannel> &channel : m_clip.channels) {
            Result<void> fits = checkAddress(channel->address, channel->kind, playback && *playback != 0);
            if (!fits)
                return fits;
        }
        return {};
    }

    Result<void> onMarks(const SetField &set) const
    {
        const auto *marks = std::get_if<std::vector<TimeMark>>(&set.value);
        if (!marks)
            return {};
        if (!std::ranges::is_sorted(*marks, {}, &TimeMark::time))
            return refuse("oclip-mark", "expected marks in the order of their times");
        for (const TimeMark &mark : *marks) {
            if (mark.payload.empty())
                continue;
            const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(mark.payload));
            std::string said;
            if (json)
                appendJson(said, json->root());
            if (!json || said != mark.payload || json->root().type() == JsonType::Null)
                return refuse("oclip-mark", "expected JSON without spaces as payload");
        }
        return {};
    }

    Result<void> onRoot(const SetField &set) const
    {
        const auto *root = std::get_if<std::optional<RootMotion>>(&set.value);
        if (!root || !*root)
            return {};
        const std::array<double, 3> &up = (*root)->up;
        if (std::abs(std::hypot(up[0], up[1], up[2]) - 1) <= kUnitAxisWithin)
            return {};
        return refuse("oclip-root", "expected an upward axis of unit length");
    }

    const Clip &m_clip;
};

} // namespace

Result<void> oclipAllows(const Clip &before, const Primitive &primitive)
{
    return std::visit(Rule(before), primitive);
}

HomeRule oclipHomeRule()
{
    return [](const DocumentValue &before, const Primitive &primitive) {
        return oclipAllows(std::get<Clip>(before), primitive);
    };
}

} // namespace clipwright
