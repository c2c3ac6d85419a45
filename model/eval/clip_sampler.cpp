// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/clip_sampler.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** Before anything else counts: what holds before its first key shows it up to that very moment. */
bool showsFirstKey(const Track &track, double time)
{
    return track.before == Extrapolation::Hold && !track.keys.isEmpty() && time <= track.keys.time(0);
}

} // namespace

ClipSampler::ClipSampler(std::shared_ptr<const Clip> clip) : m_clip(std::move(clip))
{
    m_slots.reserve(m_clip->channels.size());
    for (const std::shared_ptr<const ClipChannel> &channel : m_clip->channels) {
        const Track &track = m_clip->trackOf(*channel);
        const auto width = static_cast<std::uint32_t>(track.stride());
        std::size_t &count = width > 0 ? m_numberCount : m_textCount;
        m_slots.push_back({channel.get(), &track, static_cast<std::uint32_t>(count), width});
        count += width > 0 ? width : 1;
    }
}

const ClipSlot *ClipSampler::find(const ChannelAddress &address) const
{
    const auto slot =
        std::ranges::find_if(m_slots, [&](const ClipSlot &one) { return one.channel->address == address; });
    return slot == m_slots.end() ? nullptr : &*slot;
}

ClipPose ClipSampler::emptyPose() const
{
    ClipPose pose;
    pose.numbers.resize(m_numberCount);
    pose.texts.resize(m_textCount);
    return pose;
}

void ClipSampler::sampleNumbers(const ClipSlot &slot, SampleTime at, std::span<double> numbers) const noexcept
{
    const Track &track = *slot.track;
    // A flag of a clip turns halfway between two keys; of a timeline asset at the key.
    at.flagsSwitchHalfway = !m_clip->playback;
    if (showsFirstKey(track, at.time))
        std::ranges::copy(track.keys.value(0), numbers.begin());
    else
        clipwright::sampleNumbers(track, m_clip->timeline.easings, at, numbers);
    if (track.relative)
        return; // a difference: what it makes of what there was is held to the limits
    if (track.kind == Kind::Colour) {
        for (double &number : numbers)
            number = std::clamp(number, 0.0, 1.0);
    }
    if (slot.channel->minimum) {
        for (double &number : numbers)
            number = std::max(number, *slot.channel->minimum);
    }
    if (slot.channel->maximum) {
        for (double &number : numbers)
            number = std::min(number, *slot.channel->maximum);
    }
}

const std::string &ClipSampler::sampleText(const ClipSlot &slot, SampleTime at) const noexcept
{
    return showsFirstKey(*slot.track, at.time) ? slot.track->keys.text(0) : clipwright::sampleText(*slot.track, at);
}

void ClipSampler::sample(SampleTime at, ClipPose &pose) const noexcept
{
    for (const ClipSlot &slot : m_slots) {
        if (slot.width > 0)
            sampleNumbers(slot, at, std::span(pose.numbers).subspan(slot.first, slot.width));
        else
            pose.texts[slot.first] = &sampleText(slot, at);
    }
}

Value ClipSampler::valueOf(const ClipSlot &slot, const ClipPose &pose) const
{
    Value value;
    value.kind = slot.channel->kind;
    if (slot.width > 0) {
        const std::span<const double> numbers = std::span(pose.numbers).subspan(slot.first, slot.width);
        value.numbers.assign(numbers.begin(), numbers.end());
    } else if (pose.texts[slot.first]) {
        value.text = *pose.texts[slot.first];
    }
    return value;
}

} // namespace clipwright
