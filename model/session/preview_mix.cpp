// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/preview_mix.h"

#include "model/eval/clip_phase.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

void sampleShownPose(const RigRuntime &rig, const ShownPose &shown, RigPose &pose, RigPose &scratch)
{
    if (shown.faded) {
        blendPoses(*shown.faded, *shown.faded, 0, pose);
        return;
    }
    samplePose(rig, shown.frame, pose);
    if (shown.otherWeight > 0) {
        samplePose(rig, shown.otherFrame, scratch);
        blendPoses(pose, scratch, shown.otherWeight, pose);
    }
}

void PreviewMix::setRig(std::shared_ptr<const RigRuntime> rig)
{
    dropFade();
    m_rig = std::move(rig);
    m_other.reset();
    m_weight = 0;
}

void PreviewMix::setOther(std::optional<std::size_t> clip)
{
    if (clip && (!m_rig || *clip >= m_rig->clips().size()))
        return;
    dropFade();
    m_other = clip;
}

void PreviewMix::setWeight(double weight)
{
    if (std::isnan(weight))
        return;
    dropFade();
    m_weight = std::clamp(weight, 0.0, 1.0);
}

void PreviewMix::crossFade(Playback &playback, double seconds)
{
    if (!m_rig || !m_other)
        return;
    const std::size_t incoming = *m_other;
    if (seconds > 0) {
        if (!m_player)
            startFade(playback);
        m_outgoingSeconds = playback.secondsInClip();
        for (std::optional<RigPlayer> *player : {&m_player, &m_beside})
            if (*player)
                (*player)->crossFadeTo(static_cast<int>(incoming), seconds);
        keepPose();
    } else {
        dropFade();
    }
    m_other = playback.clip();
    m_weight = 0;
    playback.setClip(incoming);
    playback.play();
}

/** The fade of a blend is the blend of two fades: what is mixed by weights may be mixed in either order. */
void PreviewMix::startFade(const Playback &playback)
{
    const auto playerAt = [&](std::size_t clip, double frame) {
        RigPlayer player(m_rig);
        player.setClip(static_cast<int>(clip));
        player.scrub(m_rig->rate().seconds(frame - m_rig->clips()[clip].start));
        return player;
    };
    if (m_weight > 0)
        m_beside = playerAt(*m_other, otherFrame(playback));
    m_besideWeight = m_weight;
    m_player = playerAt(playback.clip(), playback.frame());
}

void PreviewMix::advance(const Playback &playback, double seconds)
{
    if (!m_player || !(seconds > 0))
        return;
    for (std::optional<RigPlayer> *player : {&m_player, &m_beside})
        if (*player) {
            (*player)->setLoopOverride(playback.loopOverride());
            (*player)->update(seconds);
        }
    m_outgoingSeconds += seconds;
    if (m_player->isFading())
        keepPose();
    else
        dropFade();
}

void PreviewMix::dropFade()
{
    m_player.reset();
    m_beside.reset();
    m_faded.reset();
}

/** A copy: the picture is drawn on another thread while the player goes on. */
void PreviewMix::keepPose()
{
    auto pose = std::make_shared<RigPose>(m_player->pose());
    if (m_beside)
        blendPoses(*pose, m_beside->pose(), m_besideWeight, *pose);
    m_faded = std::move(pose);
}

double PreviewMix::shownWeight() const
{
    if (!m_other)
        return 0;
    return m_player ? 1 - m_player->weight() : m_weight;
}

double PreviewMix::otherSeconds(const Playback &playback) const
{
    return m_player ? m_outgoingSeconds : playback.secondsInClip();
}

/** Of the second clip, looping as the playback does. */
TimeRange PreviewMix::otherRange(const Playback &playback) const
{
    TimeRange range = m_rig->clips()[*m_other];
    range.loops = playback.loopOverride().value_or(range.loops);
    return range;
}

double PreviewMix::otherFrame(const Playback &playback) const
{
    const TimeRange range = otherRange(playback);
    const double frames = m_rig->rate().frame(otherSeconds(playback));
    // A parked playhead may stand on the end of a loop, and so may the clip beside it.
    const bool isParked = !playback.isPlaying() && !m_player;
    return isParked && isEndOf(range, frames) ? range.end : range.start + phaseWithin(range, frames);
}

ShownPose PreviewMix::pose(const Playback &playback) const
{
    ShownPose shown;
    shown.frame = playback.frame();
    shown.faded = m_faded;
    if (m_other && m_weight > 0 && !m_player) {
        shown.otherFrame = otherFrame(playback);
        shown.otherWeight = m_weight;
    }
    return shown;
}

} // namespace clipwright
