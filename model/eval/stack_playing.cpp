// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stack_playing.h"

#include "model/core/turn.h"

#include <algorithm>

namespace clipwright {

AnimationStack::Playing::Playing(StackObject playedOn, const StackAnimation &animation)
    : object(playedOn),
      name(animation.name),
      sampler(animation.sampler),
      player(sampler),
      pose(sampler->emptyPose())
{
    if (sampler->clip().playback)
        pass.emplace(sampler->clip());
    rewind();
    for (const StackRow &row : animation.rows)
        base.resize(std::max<std::size_t>(base.size(), row.slot->width));
}

/** What is paused or was told to fade out does not run; what fades back by itself still shows. */
bool AnimationStack::Playing::isRunning() const
{
    return !isPaused && !isStopped;
}

void AnimationStack::Playing::rewind()
{
    head = 0;
    player.stop();
    player.play();
    goOn(0);
}

void AnimationStack::Playing::goOn(double seconds)
{
    if (pass) {
        head = pass->advanced(head, seconds);
        sampler->sample(pass->timeAt(head), pose);
    } else {
        player.advance(seconds, passed);
        player.sample(pose);
    }
}

double AnimationStack::Playing::progress() const
{
    if (pass)
        return pass->progress(head);
    return player.duration() > 0 ? player.position() / player.duration() : 1;
}

double AnimationStack::Playing::timeLeft() const
{
    if (isOver)
        return outRate > 0 ? (1 - out) / outRate : 0;
    const bool putsBack = pass ? pass->mode() == Playback::OnceReset : player.whenDone() == WhenDone::Release;
    const double left = pass                 ? pass->timeLeft(head)
                        : player.isForward() ? player.duration() - player.position()
                                             : player.position();
    return putsBack ? left + blendOut : left;
}

void addTo(Kind kind, std::span<const double> start, std::span<double> own)
{
    if (kind == Kind::Rotation && own.size() == 4) {
        put(quatOf(start) * quatOf(own), own);
        return;
    }
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] += start[i];
}

void mixInto(Kind kind, std::span<const double> base, double share, std::span<double> own)
{
    const bool isRotation = kind == Kind::Rotation && own.size() == 4;
    double sign = 1;
    if (isRotation && base[0] * own[0] + base[1] * own[1] + base[2] * own[2] + base[3] * own[3] < 0)
        sign = -1;
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] = base[i] + (sign * own[i] - base[i]) * share;
    if (isRotation) {
        const Quat mixed = quatOf(own);
        const double length = glm::length(mixed);
        if (length > 0)
            put(mixed / length, own);
        else
            std::ranges::copy(base, own.begin());
    }
}

} // namespace clipwright
