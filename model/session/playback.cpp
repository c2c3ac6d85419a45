// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/playback.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

bool isPlayable(const TimeRange &range)
{
    return std::isfinite(range.start) && std::isfinite(range.end) && range.end > range.start;
}

} // namespace

void Playback::setTimeline(Rate rate, double duration, std::vector<TimeRange> clips)
{
    std::erase_if(clips, [](const TimeRange &range) { return !isPlayable(range); });
    m_clips = std::move(clips);
    m_rate = rate;
    m_duration = duration;
    m_clip = 0;
    m_frame = firstFrame();
    m_playedFrom = m_frame;
    m_isPlaying = false;
}

void Playback::setClip(std::size_t clip)
{
    if (clip >= m_clips.size())
        return;
    m_clip = clip;
    m_frame = firstFrame();
    m_playedFrom = m_frame;
}

void Playback::play()
{
    if (!hasClips() || m_isPlaying)
        return;
    if (isAtEnd())
        m_frame = firstFrame();
    m_playedFrom = m_frame;
    m_isPlaying = true;
}

void Playback::pause()
{
    m_isPlaying = false;
}

void Playback::toggle()
{
    if (m_isPlaying)
        pause();
    else
        play();
}

void Playback::stop()
{
    m_isPlaying = false;
    m_frame = m_playedFrom;
}

void Playback::seek(double frame)
{
    if (std::isnan(frame))
        return;
    m_isPlaying = false;
    m_frame = std::clamp(frame, firstFrame(), lastFrame());
    m_playedFrom = m_frame;
}

void Playback::step(int frames)
{
    if (frames > 0)
        seek(std::floor(m_frame) + frames);
    else if (frames < 0)
        seek(std::ceil(m_frame) + frames);
}

bool Playback::advance(double seconds)
{
    if (!m_isPlaying || !(seconds > 0))
        return false;
    const double first = firstFrame();
    const double length = lastFrame() - first;
    const double moved = m_frame - first + m_rate.frame(seconds);
    if (isLooping()) {
        // Not a number only for an infinite step: then the clip starts again.
        const double wrapped = std::fmod(moved, length);
        m_frame = first + (std::isnan(wrapped) ? 0.0 : wrapped);
    } else if (moved >= length) {
        m_frame = lastFrame();
        m_isPlaying = false;
    } else {
        m_frame = first + moved;
    }
    return true;
}

} // namespace clipwright
