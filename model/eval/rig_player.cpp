// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_player.h"

#include "model/eval/clip_phase.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

double RigPlayer::Voice::weight() const
{
    const double t = fadeSeconds > 0 ? std::clamp(elapsed / fadeSeconds, 0.0, 1.0) : 1;
    return t * t * (3 - 2 * t);
}

RigPlayer::RigPlayer(std::shared_ptr<const RigRuntime> rig) : m_rig(std::move(rig))
{
    reservePose(*m_rig, m_pose);
    reservePose(*m_rig, m_scratch);
    reservePose(*m_rig, m_frozen);
    setClip(0);
}

/** With the override in it. */
TimeRange RigPlayer::rangeOf(int clip) const
{
    TimeRange range = m_rig->clips()[static_cast<std::size_t>(clip)];
    range.loops = m_loopOverride.value_or(range.loops);
    return range;
}

double RigPlayer::periodOf(int clip) const
{
    const TimeRange &range = m_rig->clips()[static_cast<std::size_t>(clip)];
    return m_rig->rate().seconds(range.end - range.start);
}

double RigPlayer::frameOf(const Voice &voice) const
{
    // Only a parked cursor stands on the end of a loop; one that runs has wrapped.
    return m_rig->parkedFrameAt(static_cast<std::size_t>(voice.clip), voice.cursor);
}

void RigPlayer::setClip(int clip)
{
    if (clip < 0 || static_cast<std::size_t>(clip) >= m_rig->clips().size())
        return;
    m_voices[0] = {clip, 0, 0, 0};
    m_fadeCount = 0;
    m_isFrozen = false;
    m_ending = Ending::NotReached;
    refresh();
}

void RigPlayer::crossFadeTo(int clip, double seconds)
{
    if (clip < 0 || static_cast<std::size_t>(clip) >= m_rig->clips().size())
        return;
    if (!(seconds > 0)) {
        setClip(clip);
        return;
    }
    if (m_fadeCount == kMaxFades)
        freezeOldest();
    m_voices[++m_fadeCount] = {clip, 0, 0, seconds};
    m_ending = Ending::NotReached;
}

void RigPlayer::update(double seconds)
{
    if (!(seconds > 0) || !std::isfinite(seconds))
        return;
    for (std::size_t i = 0; i <= m_fadeCount; ++i)
        advance(m_voices[i], seconds);
    dropFinished();
    refresh();
    noteEnding();
}

void RigPlayer::scrub(double seconds)
{
    const int current = clip();
    setClip(current);
    if (!(seconds > 0) || !std::isfinite(seconds))
        return;
    const double frame = m_rig->parkedFrameAt(static_cast<std::size_t>(current), seconds);
    m_voices[0].cursor = m_rig->rate().seconds(frame - m_rig->clips()[static_cast<std::size_t>(current)].start);
    refresh();
    noteEnding();
}

void RigPlayer::advance(Voice &voice, double seconds) const
{
    const TimeRange range = rangeOf(voice.clip);
    const Rate rate = m_rig->rate();
    voice.cursor = rate.seconds(phaseWithin(range, rate.frame(voice.cursor + seconds)));
    voice.elapsed += seconds;
}

/** What a finished fade covers is not seen any more. */
void RigPlayer::dropFinished()
{
    std::size_t oldest = m_fadeCount;
    while (oldest > 0 && m_voices[oldest].elapsed < m_voices[oldest].fadeSeconds)
        --oldest;
    if (oldest == 0)
        return;
    std::move(m_voices.begin() + static_cast<std::ptrdiff_t>(oldest),
              m_voices.begin() + static_cast<std::ptrdiff_t>(m_fadeCount) + 1, m_voices.begin());
    m_fadeCount -= oldest;
    m_isFrozen = false;
}

/** Makes room for one more fade: the two oldest become one still pose, which mixes to what is shown. */
void RigPlayer::freezeOldest()
{
    sampleOldest(m_frozen);
    samplePose(*m_rig, frameOf(m_voices[1]), m_scratch);
    blendPoses(m_frozen, m_scratch, m_voices[1].weight(), m_frozen);
    m_isFrozen = true;
    std::move(m_voices.begin() + 2, m_voices.end(), m_voices.begin() + 1);
    --m_fadeCount;
}

void RigPlayer::sampleOldest(RigPose &pose) const
{
    if (!m_isFrozen)
        samplePose(*m_rig, frameOf(m_voices[0]), pose);
    else if (&pose != &m_frozen)
        blendPoses(m_frozen, m_frozen, 0, pose);
}

void RigPlayer::refresh()
{
    sampleOldest(m_pose);
    for (std::size_t i = 1; i <= m_fadeCount; ++i) {
        samplePose(*m_rig, frameOf(m_voices[i]), m_scratch);
        blendPoses(m_pose, m_scratch, m_voices[i].weight(), m_pose);
    }
}

double RigPlayer::weight() const
{
    return isFading() ? incoming().weight() : 1;
}

bool RigPlayer::isAtEnd() const
{
    return !rangeOf(clip()).loops && cursor() >= periodOf(clip());
}

void RigPlayer::noteEnding()
{
    if (m_ending == Ending::NotReached && isAtEnd())
        m_ending = Ending::Reached;
}

bool RigPlayer::takeEnded()
{
    if (m_ending != Ending::Reached)
        return false;
    m_ending = Ending::Told;
    return true;
}

} // namespace clipwright
