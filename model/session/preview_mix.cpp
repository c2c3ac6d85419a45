// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/preview_mix.h"

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
    m_other = playback.clip();
    m_weight = 0;
    if (seconds > 0) {
        if (!m_player) {
            m_player.emplace(m_rig);
            m_player->setClip(static_cast<int>(playback.clip()));
            m_player->scrub(playback.rate().seconds(playback.frame() - playback.firstFrame()));
        }
        m_outgoingSeconds = playback.secondsInClip();
        m_player->crossFadeTo(static_cast<int>(incoming), seconds);
        keepPose();
    } else {
        dropFade();
    }
    playback.setClip(incoming);
    playback.play();
}

void PreviewMix::advance(double seconds)
{
    if (!m_player || !(seconds > 0))
        return;
    m_player->update(seconds);
    m_outgoingSeconds += seconds;
    if (m_player->isFading())
        keepPose();
    else
        dropFade();
}

void PreviewMix::dropFade()
{
    m_player.reset();
    m_faded.reset();
}

/** A copy: the picture is drawn on another thread while the player goes on. */
void PreviewMix::keepPose()
{
    m_faded = std::make_shared<const RigPose>(m_player->pose());
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

double PreviewMix::otherFrame(const Playback &playback) const
{
    const double seconds = otherSeconds(playback);
    // A parked playhead may stand on the end of a loop, and so may the clip beside it.
    return playback.isPlaying() || m_player ? m_rig->frameAt(*m_other, seconds)
                                            : m_rig->parkedFrameAt(*m_other, seconds);
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
