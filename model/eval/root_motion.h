// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/turn.h"
#include "model/eval/clip_sampler.h"

#include <array>

namespace clipwright {

/**
 * How far a character is carried, in its own frame: take it by moving `position` turned by the heading (times the model's
 * scale), then turning the heading on by `rotation`.
 */
struct RootStep {
    Vec3 position{0, 0, 0};
    Quat rotation{1, 0, 0, 0};

    /** Too little to count: a squared length below 1e-18 and a turn within 1e-12. */
    bool isNone() const;
};

/** One step and then the other, as one. */
RootStep then(const RootStep &first, const RootStep &second);
/** A step `times` over, a whole number of 0 or more, in a number of steps that grows with its digits. */
RootStep repeated(const RootStep &step, double times);

/**
 * The motion of a clip's root: where it is across the ground (and along `up` where it rises) and which way it heads. A clip
 * without root motion, or whose root channels are not there, never moves. An entity may turn by a rotation, by degrees, by one angle, which is about z, or
 * by an angle a channel: those that are not there are 0. Refers to the sampler, which stays alive.
 */
class RootTrack {
public:
    explicit RootTrack(const ClipSampler &sampler);

    /** From one time of the clip to another, without wrapping. */
    RootStep step(double from, double to) const noexcept;
    /** Takes the root's motion out of a pose sampled at `time`: what is left is the pose on the spot. */
    void holdInPlace(double time, ClipPose &pose) const noexcept;

    /** Whether that slot says where the root is, or which way it heads where that carries too. */
    bool isCarriedBy(const ClipSlot &slot) const;
    /** What a pose says of them; as not moved what none of its slots says. */
    RootStep standOf(const ClipPose &pose) const noexcept;

private:
    /** Four numbers of a rotation, or some of its three degrees, from `at` on. */
    struct TurnPart {
        const ClipSlot *slot = nullptr;
        std::uint32_t at = 0;
    };

    void findTurn(const ChannelAddress &address);
    Vec3 groundOf(const Vec3 &position) const noexcept;
    Quat headingOf(const Quat &rotation) const noexcept;
    Vec3 positionAt(double time) const noexcept;
    Quat rotationAt(double time) const noexcept;
    Quat rotationIn(const ClipPose &pose) const noexcept;
    Quat rotationOf(std::span<const double, 4> numbers) const noexcept;

    const ClipSampler *m_sampler;
    const ClipSlot *m_position = nullptr;
    std::array<TurnPart, 3> m_turn; ///< whole, or an angle each
    std::size_t m_turnParts = 0;
    bool m_isInDegrees = false;
    Vec3 m_up{0, 1, 0};
    bool m_turns = false;
    bool m_rises = false;
};

} // namespace clipwright
