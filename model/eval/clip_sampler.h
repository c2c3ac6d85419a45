// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/core/value.h"
#include "model/timeline/sampling.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/** Where the value of a channel stands in a ClipPose. */
struct ClipSlot {
    const ClipChannel *channel = nullptr;
    const Track *track = nullptr;
    std::uint32_t first = 0; ///< of ClipPose::numbers, `width` of them; of ClipPose::texts where the width is 0
    std::uint32_t width = 0;
};

/** The values of a clip at a moment, slot after slot. Its memory is used again from one moment to the next. */
struct ClipPose {
    std::vector<double> numbers;
    std::vector<const std::string *> texts; ///< of the clip; never null once sampled
};

/**
 * Says what a clip says at a moment, without state. Immutable: shared between threads and by all who play the clip, which it
 * keeps alive. Values are the authored ones, sampled from the clip's own columns.
 */
class ClipSampler {
public:
    explicit ClipSampler(std::shared_ptr<const Clip> clip);

    const Clip &clip() const { return *m_clip; }
    const std::shared_ptr<const Clip> &sharedClip() const { return m_clip; }
    /** One a channel, in its order. */
    std::span<const ClipSlot> clipSlots() const { return m_slots; }
    const ClipSlot *find(const ChannelAddress &address) const;

    /** A pose of the right size: sample() then allocates nothing. */
    ClipPose emptyPose() const;
    /**
     * All channels at a time in seconds. At or before its first key a channel that holds shows that key, also where a second
     * one stands at the same time. Numbers are held to the channel's limits, colours to 0..1. A relative channel gives its own
     * numbers, free of those limits: who plays it adds what there was.
     */
    void sample(SampleTime at, ClipPose &pose) const noexcept;
    /** One of them. `numbers`: slot.width of them. */
    void sampleNumbers(const ClipSlot &slot, SampleTime at, std::span<double> numbers) const noexcept;
    const std::string &sampleText(const ClipSlot &slot, SampleTime at) const noexcept;

    /** The value of a slot in a pose, on its own. */
    Value valueOf(const ClipSlot &slot, const ClipPose &pose) const;

private:
    std::shared_ptr<const Clip> m_clip;
    std::vector<ClipSlot> m_slots;
    std::size_t m_numberCount = 0;
    std::size_t m_textCount = 0;
};

} // namespace clipwright
