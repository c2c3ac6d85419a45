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
    park(firstFrame());
    m_playedFrom = m_frame;
    m_isPlaying = false;
}

void Playback::resume(const Playback &before)
{
    if (!before.hasClips())
        return;
    const auto same = std::ranges::find(m_clips, before.m_clips[before.m_clip].name, &TimeRange::name);
    if (same == m_clips.end())
        return;
    m_loopOverride = before.m_loopOverride;
    m_clip = static_cast<std::size_t>(same - m_clips.begin());
    seek(firstFrame() + before.m_frame - before.firstFrame());
}

void Playback::park(double frame)
{
    m_frame = frame;
    m_elapsed = frame - firstFrame();
}

void Playback::setClip(std::size_t clip)
{
    if (clip >= m_clips.size())
        return;
    m_clip = clip;
    park(firstFrame());
    m_playedFrom = m_frame;
}

void Playback::play()
{
    if (!hasClips() || m_isPlaying)
        return;
    if (isAtEnd())
        park(firstFrame());
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
    park(m_playedFrom);
}

void Playback::seek(double frame)
{
    if (std::isnan(frame))
        return;
    m_isPlaying = false;
    park(std::clamp(frame, firstFrame(), lastFrame()));
    m_playedFrom = m_frame;
}

void Playback::step(int frames)
{
    if (frames > 0)
        seek(std::floor(m_frame) + frames);
    else if (frames < 0)
        seek(std::ceil(m_frame) + frames);
}

void Playback::setSpeed(double speed)
{
    if (!std::isnan(speed))
        m_speed = std::clamp(speed, kSpeeds.front(), kSpeeds.back());
}

void Playback::goFaster()
{
    const auto *next = std::upper_bound(kSpeeds.begin(), kSpeeds.end(), m_speed);
    setSpeed(next == kSpeeds.end() ? kSpeeds.back() : *next);
}

void Playback::goSlower()
{
    const auto *next = std::lower_bound(kSpeeds.begin(), kSpeeds.end(), m_speed);
    setSpeed(next == kSpeeds.begin() ? kSpeeds.front() : *(next - 1));
}

bool Playback::advance(double seconds)
{
    if (!m_isPlaying || !(seconds > 0))
        return false;
    const double length = lastFrame() - firstFrame();
    m_elapsed += m_rate.frame(seconds * m_speed);
    if (isLooping()) {
        // Not a number only for an infinite step: then the clip starts again.
        if (!std::isfinite(m_elapsed))
            m_elapsed = 0;
        m_frame = firstFrame() + std::fmod(m_elapsed, length);
    } else if (m_elapsed >= length) {
        park(lastFrame());
        m_isPlaying = false;
    } else {
        m_frame = firstFrame() + m_elapsed;
    }
    return true;
}

} // namespace clipwright
