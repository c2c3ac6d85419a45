// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_pose.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace clipwright {

/**
 * The playing state of one rig: clip, cursor and up to four poses deep of crossfades. A fade begun during a fade starts
 * from the pose that is shown, without a jump: all fades run on, each over the mix of those before it. A fifth freezes
 * the mix of the oldest two. Allocates when it is made, never after. Not shared between threads.
 */
class RigPlayer {
public:
    explicit RigPlayer(std::shared_ptr<const RigRuntime> rig);

    /** Cuts to a clip at its start, dropping fades; the pose is there at once. An unknown index does nothing. */
    void setClip(int clip);
    /** Starts a fade of `seconds`; the shown pose does not change before the next update. <= 0 is setClip. */
    void crossFadeTo(int clip, double seconds);
    /** Whether clips loop, whatever they say; empty: as each says. A cursor stays where it is until the next update. */
    void setLoopOverride(std::optional<bool> loops) { m_loopOverride = loops; }
    /** Moves all running clips on by `seconds`; nothing for <= 0. Loops wrap: exactly the end of one gives START. */
    void update(double seconds);
    /** The current clip at `seconds` from its start, fades dropped: a parked look, so exactly the end of a loop is END. */
    void scrub(double seconds);

    int clip() const { return incoming().clip; }        ///< the incoming one while fading
    double cursor() const { return incoming().cursor; } ///< seconds into it
    double frame() const { return frameOf(incoming()); }
    bool isFading() const { return m_fadeCount > 0; }
    double weight() const; ///< of the incoming clip, smoothstep of the fade's time; 1 when there is none
    bool isAtEnd() const;  ///< of a once clip
    /** True once after a once clip came to its end; again only after setClip, crossFadeTo or scrub. */
    bool takeEnded();
    const RigPose &pose() const { return m_pose; }
    const RigRuntime &rig() const { return *m_rig; }

private:
    static constexpr std::size_t kMaxFades = 4;
    /** A clip that runs; but for the first, one that fades in over those before it. */
    struct Voice {
        int clip = 0;
        double cursor = 0;
        double elapsed = 0;
        double fadeSeconds = 0;

        double weight() const;
    };
    enum class Ending : std::uint8_t { NotReached, Reached, Told };

    const Voice &incoming() const { return m_voices[m_fadeCount]; }
    TimeRange rangeOf(int clip) const;
    double periodOf(int clip) const;
    double frameOf(const Voice &voice) const;
    void advance(Voice &voice, double seconds) const;
    void dropFinished();
    void freezeOldest();
    void sampleOldest(RigPose &pose) const;
    void refresh();
    void noteEnding();

    std::shared_ptr<const RigRuntime> m_rig;
    RigPose m_pose;
    RigPose m_scratch;
    RigPose m_frozen;                          ///< shown instead of the first voice while m_isFrozen
    std::array<Voice, kMaxFades + 1> m_voices; ///< the first is the oldest, faded in wholly
    std::size_t m_fadeCount = 0;
    std::optional<bool> m_loopOverride;
    bool m_isFrozen = false;
    Ending m_ending = Ending::NotReached;
};

} // namespace clipwright
