// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/clip_player.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr std::size_t kMaxEnds = 65'536;
/** A stretch that starts at the very start begins a little before it. */
constexpr double kBeforeStart = -1e-9;

} // namespace

void appendMarks(const Clip &clip, double from, double to, std::vector<const TimeMark *> &marks)
{
    if (from <= 0)
        from = kBeforeStart;
    const std::vector<TimeMark> &all = clip.timeline.marks;
    for (auto mark = std::ranges::upper_bound(all, from, {}, &TimeMark::time); mark != all.end() && mark->time <= to;
         ++mark)
        marks.push_back(&*mark);
}

ClipPlayer::ClipPlayer(std::shared_ptr<const ClipSampler> sampler, std::optional<WhenDone> whenDone)
    : m_sampler(std::move(sampler)),
      m_root(*m_sampler),
      m_whenDone(whenDone),
      m_ownWhenDone(m_sampler->clip().atEnd()),
      m_duration(m_sampler->clip().oneWay())
{}

void ClipPlayer::setSpeed(double speed)
{
    if (std::isfinite(speed))
        m_speed = speed;
}

void ClipPlayer::play()
{
    m_isPlaying = true;
    m_isFinished = false;
}

void ClipPlayer::stop()
{
    m_isPlaying = false;
    m_isFinished = false;
    m_isTurned = false;
    m_position = 0;
}

void ClipPlayer::seek(double seconds)
{
    m_isFinished = false;
    m_position = seconds > 0 ? std::min(seconds, duration()) : 0;
}

void ClipPlayer::dropLaps(double &left, ClipStep &step)
{
    const bool bounces = whenDone() == WhenDone::Bounce;
    const double laps = std::floor(left / (bounces ? 2 * duration() : duration()));
    if (!std::isfinite(laps)) {
        left = 0;
        return;
    }
    left = std::max(0.0, left - laps * (bounces ? 2 * duration() : duration()));
    if (!bounces) {
        const RootStep lap = isForward() ? m_root.step(0, duration()) : m_root.step(duration(), 0);
        step.moved = then(step.moved, repeated(lap, laps));
    }
}

/** Turns or wraps at an end; false where the player stays there. */
bool ClipPlayer::passEnd(double &left, std::size_t ends, ClipStep &step)
{
    const WhenDone rule = whenDone();
    if (rule == WhenDone::Hold || rule == WhenDone::Release) {
        m_isPlaying = false;
        m_isFinished = true;
        return false;
    }
    if (left <= 0 || duration() <= 0)
        return false;
    if (rule == WhenDone::Loop)
        m_position = isForward() ? 0 : duration();
    else
        m_isTurned = !m_isTurned;
    if (ends == kMaxEnds)
        dropLaps(left, step);
    return left > 0;
}

void ClipPlayer::advance(double seconds, ClipStep &step)
{
    step.marks.clear();
    step.moved = {};
    step.left = 0;
    double left = seconds * std::abs(m_speed);
    if (!m_isPlaying || !(left > 0) || !std::isfinite(left))
        return;
    for (std::size_t ends = 1;; ++ends) {
        const double room = isForward() ? duration() - m_position : m_position;
        const bool reachesEnd = left >= room;
        const double from = m_position;
        if (reachesEnd)
            m_position = isForward() ? duration() : 0;
        else
            m_position += isForward() ? left : -left;
        if (m_position > from) // a clip of no length passes nothing
            appendMarks(clip(), from, m_position, step.marks);
        step.moved = then(step.moved, m_root.step(from, m_position));
        if (!reachesEnd)
            return;
        left -= room;
        if (!passEnd(left, ends, step)) {
            step.left = m_isFinished ? left / std::abs(m_speed) : 0;
            return;
        }
    }
}

ClipStep ClipPlayer::advance(double seconds)
{
    ClipStep step;
    advance(seconds, step);
    return step;
}

void ClipPlayer::sample(ClipPose &pose) const noexcept
{
    m_sampler->sample({m_position, !isForward() && clip().playback.has_value(), true}, pose);
    m_root.holdInPlace(m_position, pose);
}

} // namespace clipwright
