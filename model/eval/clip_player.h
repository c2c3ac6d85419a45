// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/root_motion.h"

#include <memory>
#include <optional>
#include <vector>

namespace clipwright {

/** What happened while a player went on: the marks that it passed, in order, and how far the root was carried. */
struct ClipStep {
    std::vector<const TimeMark *> marks; ///< of the clip, which the player keeps alive
    RootStep moved;
    double left = 0; ///< seconds of the step behind the end at which it stopped
};

/** The marks that a forward stretch passes: after `from`, up to `to` with it. A stretch from 0 or before has the mark at 0. */
void appendMarks(const Clip &clip, double from, double to, std::vector<const TimeMark *> &marks);

/**
 * The playing state of one clip: a playhead, a direction, what happens at the end. Starts paused. Seeking and sampling move
 * nothing and pass no marks; running backwards passes none either and walks backwards.
 */
class ClipPlayer {
public:
    explicit ClipPlayer(std::shared_ptr<const ClipSampler> sampler, std::optional<WhenDone> whenDone = {});

    const Clip &clip() const { return m_sampler->clip(); }
    const ClipSampler &sampler() const { return *m_sampler; }
    /** As told, else as the clip says; a timeline asset by its playback, whatever else its file says. */
    WhenDone whenDone() const { return m_whenDone.value_or(m_ownWhenDone); }
    void setWhenDone(std::optional<WhenDone> whenDone) { m_whenDone = whenDone; }

    double duration() const
    {
        return m_duration;
    } ///< of one pass one way: the clip's, of a timeline asset as PlaybackPass
    double position() const { return m_position; } ///< seconds, 0..duration
    double speed() const { return m_speed; }
    /** Of time; negative: backwards. Nothing for what is not finite. */
    void setSpeed(double speed);
    bool isPlaying() const { return m_isPlaying; }
    bool isFinished() const { return m_isFinished; }
    /** Whoever applies the clip stops doing so. */
    bool isReleased() const { return m_isFinished && whenDone() == WhenDone::Release; }

    /** Which way time runs: of a bounce on its way back, or of a negative speed, backwards. */
    bool isForward() const { return m_isTurned == (m_speed < 0); }

    /** Goes on from where it is. */
    void play();
    void pause() { m_isPlaying = false; }
    /** Pauses at the start. */
    void stop();
    /** To a time, held to the clip. */
    void seek(double seconds);

    /**
     * Goes on by `seconds` times the speed, over any number of ends. Nothing while paused and for what is not above 0. After
     * 65,536 ends in one call the whole laps of the time left are counted at once: their root motion is in, their marks are not.
     */
    void advance(double seconds, ClipStep &step);
    ClipStep advance(double seconds);

    /** The clip where the playhead is, its root held in place. */
    void sample(ClipPose &pose) const noexcept;

private:
    bool passEnd(double &left, std::size_t ends, ClipStep &step);
    void dropLaps(double &left, ClipStep &step);

    std::shared_ptr<const ClipSampler> m_sampler;
    RootTrack m_root;
    std::optional<WhenDone> m_whenDone;
    WhenDone m_ownWhenDone;
    double m_duration;
    double m_position = 0;
    double m_speed = 1;
    bool m_isPlaying = false;
    bool m_isFinished = false;
    bool m_isTurned = false; ///< on the way back of a bounce
};

} // namespace clipwright
