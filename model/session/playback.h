// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace clipwright {

/** The speeds that are offered, rising. */
inline constexpr std::array kSpeeds{0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 4.0};

/**
 * The playhead that all views share: which clip, which frame of the timeline, playing or parked. Frames are the
 * timeline's own, not counted from the clip's start; the playhead never leaves its clip. A playing loop wraps, so that
 * END is never shown; a parked playhead shows END; a `once` clip comes to rest on END. Never allocates but in `setTimeline`.
 */
class Playback {
public:
    /** Parks on the first clip's start. No clips, or ones that are empty or not finite, leave nothing to play. */
    void setTimeline(Rate rate, double duration, std::vector<TimeRange> clips);
    /**
     * As far into the clip of the same name as `before` was, looping as it did; parked. The timeline of a file that was read
     * again. Where there is no such clip nothing changes.
     */
    void resume(const Playback &before);

    /** Goes to the clip's start; goes on playing if it was. An unknown index does nothing. */
    void setClip(std::size_t clip);

    /** From the end of a clip it starts again; with no clip it does nothing. */
    void play();
    void pause();
    void toggle();
    /** Parks where the last `play` began. */
    void stop();

    /** Parks on a frame, held to the clip. Not a number does nothing. */
    void seek(double frame);
    /** Parks whole frames on or back: from between two frames the first step is to the next whole one. */
    void step(int frames);
    void toFirst() { seek(firstFrame()); }
    void toLast() { seek(lastFrame()); }

    /** Loop whatever the clip says, or once; empty: as the clip says. */
    void setLoopOverride(std::optional<bool> loops) { m_loopOverride = loops; }

    /** Clip seconds that pass in a second, held to what is offered at either end. Not a number does nothing. */
    void setSpeed(double speed);
    /** The next of the offered speeds up or down. */
    void goFaster();
    void goSlower();

    /** Moves a playing playhead on by `seconds` of the clock. False when nothing changed: parked, or no time passed. */
    bool advance(double seconds);

    bool hasClips() const { return !m_clips.empty(); }
    const std::vector<TimeRange> &clips() const { return m_clips; }
    std::size_t clip() const { return m_clip; }
    Rate rate() const { return m_rate; }
    double duration() const { return m_duration; } ///< of the timeline, in frames
    double frame() const { return m_frame; }
    double seconds() const { return m_rate.seconds(m_frame); }
    /** Since the clip's start, rounds of a playing loop counted: what a second clip beside it is looked at. */
    double secondsInClip() const { return m_rate.seconds(m_elapsed); }
    double speed() const { return m_speed; }
    double firstFrame() const { return hasClips() ? m_clips[m_clip].start : 0; }
    double lastFrame() const { return hasClips() ? m_clips[m_clip].end : 0; }
    bool isPlaying() const { return m_isPlaying; }
    bool isLooping() const { return m_loopOverride.value_or(hasClips() && m_clips[m_clip].loops); }
    std::optional<bool> loopOverride() const { return m_loopOverride; }
    bool isAtEnd() const { return hasClips() && m_frame >= lastFrame(); }
    bool hasEnded() const { return isAtEnd() && !isLooping() && !m_isPlaying; } ///< a once clip came to rest

private:
    void park(double frame);

    std::vector<TimeRange> m_clips;
    std::size_t m_clip = 0;
    Rate m_rate;
    double m_duration = 0;
    double m_frame = 0;
    double m_elapsed = 0; ///< frames since the clip's start, not wrapped while it plays
    double m_playedFrom = 0;
    double m_speed = 1;
    std::optional<bool> m_loopOverride;
    bool m_isPlaying = false;
};

} // namespace clipwright
