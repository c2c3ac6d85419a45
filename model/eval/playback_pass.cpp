// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/playback_pass.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** As fmod, also where that gives the divisor itself by rounding; 0 for a divisor of 0. */
double wrapped(double value, double length)
{
    if (!(length > 0))
        return 0;
    const double rest = std::fmod(value, length);
    return rest < length ? rest : 0;
}

} // namespace

PlaybackPass::PlaybackPass(const Clip &clip)
    : m_mode(clip.playback.value_or(PlaybackMode::OnceHold)),
      m_perSecond(clip.timeline.rate.framesPerSecond),
      m_length(clip.lastFrame() + 1),
      m_turn(clip.lastFrame())
{}

double PlaybackPass::advanced(double head, double seconds) const
{
    const double moved = head + seconds * m_perSecond;
    switch (m_mode) {
    case PlaybackMode::Loop: return wrapped(moved, m_length);
    case PlaybackMode::PingPong: return wrapped(moved, 2 * m_turn);
    default: return std::min(moved, m_length);
    }
}

double PlaybackPass::behindEnd(double head, double seconds) const
{
    return isEndless() ? 0 : std::clamp((head + seconds * m_perSecond - m_length) / m_perSecond, 0.0, seconds);
}

SampleTime PlaybackPass::timeAt(double head) const
{
    const bool isBack = m_mode == PlaybackMode::PingPong && head > m_turn;
    return {(isBack ? 2 * m_turn - head : head) / m_perSecond, isBack, false};
}

double PlaybackPass::progress(double head) const
{
    if (m_mode != PlaybackMode::PingPong)
        return m_length > 0 ? std::clamp(head / m_length, 0.0, 1.0) : 1;
    if (!(m_turn > 0))
        return 0;
    return head > m_turn ? 2 - head / m_turn : head / m_turn;
}

double PlaybackPass::timeLeft(double head) const
{
    if (m_mode != PlaybackMode::PingPong)
        return std::max(0.0, m_length - head) / m_perSecond;
    return (head < m_turn ? m_turn - head : 2 * m_turn - head) / m_perSecond;
}

} // namespace clipwright
