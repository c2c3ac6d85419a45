// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/timeline/sampling.h"

namespace clipwright {

/**
 * How a clip passes when it plays on a stage: what its `playback` says, else its `whenDone`. The playhead counts frames in a
 * timeline asset, whose ticks then land on keys exactly, and seconds in other clips.
 *
 * Of a timeline asset the last key F over all rows decides: a pass of loop and of both once modes lasts F + 1 frames, for the last
 * key's frame counts as one of its own; ping-pong turns on the last key, so that a round is 2·F frames. Other clips last as
 * long as their duration, and one that releases at its end puts back what was there, as once-reset.
 */
class PlaybackPass {
public:
    explicit PlaybackPass(const Clip &clip);

    Playback mode() const { return m_mode; }
    bool isEndless() const { return m_mode == Playback::Loop || m_mode == Playback::PingPong; }

    /** Seconds of one pass, from the keys and the rate alone. */
    double length() const { return m_length / m_perSecond; }

    /** The playhead `seconds` further on; wrapped where it is endless, else held to the end. */
    double advanced(double head, double seconds) const;
    /** Of the once modes: the frames have run out. */
    bool isOver(double head) const { return !isEndless() && head >= m_length; }
    /** The time of the clip that is shown, and whether on the way back. */
    SampleTime timeAt(double head) const;
    /** Where the playhead stands on the timeline, 0..1; falling on the way back of a ping-pong. */
    double progress(double head) const;
    /** Seconds until it reaches the end: of a once pass, of the round of a loop, until the next turn of a ping-pong. */
    double timeLeft(double head) const;

private:
    Playback m_mode = Playback::OnceHold;
    double m_perSecond = 1; ///< of the playhead's unit
    double m_length = 0;    ///< of a pass, in that unit
    double m_turn = 0;      ///< of a ping-pong: where it turns
};

} // namespace clipwright
