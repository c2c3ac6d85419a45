// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/timeline/sampling.h"

namespace clipwright {

/**
 * How a timeline asset passes, by its `playback`. The playhead counts frames, so that ticks of whole frames land on keys exactly.
 * The last key F over all rows decides: a pass of loop and of both once modes lasts F + 1 frames, for the last key's frame counts as
 * one of its own; ping-pong turns on the last key, so that a round is 2·F frames.
 */
class PlaybackPass {
public:
    explicit PlaybackPass(const Clip &clip);

    PlaybackMode mode() const { return m_mode; }
    bool isEndless() const { return m_mode == PlaybackMode::Loop || m_mode == PlaybackMode::PingPong; }

    /** Seconds of one pass, from the keys and the rate alone. */
    double length() const { return m_length / m_perSecond; }

    /** The playhead `seconds` further on; wrapped where it is endless, else held to the end. */
    double advanced(double head, double seconds) const;
    /** Of the once modes: how many of the `seconds` are left when the frames have run out; else 0. */
    double behindEnd(double head, double seconds) const;
    /** Of the once modes: the frames have run out. */
    bool isOver(double head) const { return !isEndless() && head >= m_length; }
    /** The time of the clip that is shown, and whether on the way back. */
    SampleTime timeAt(double head) const;
    /** Where the playhead stands on the timeline, 0..1; falling on the way back of a ping-pong. */
    double progress(double head) const;
    /** Seconds until it reaches the end: of a once pass, of the round of a loop, until the next turn of a ping-pong. */
    double timeLeft(double head) const;

private:
    PlaybackMode m_mode;
    double m_perSecond; ///< frames
    double m_length;    ///< of a pass, in frames
    double m_turn;      ///< of a ping-pong: where it turns
};

} // namespace clipwright
