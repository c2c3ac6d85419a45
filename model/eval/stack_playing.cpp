// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stack_playing.h"

#include "model/core/turn.h"
#include "model/stage/euler.h"

#include <algorithm>
#include <array>
#include <cmath>

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

double AnimationStack::Playing::goOn(double seconds)
{
    if (pass) {
        const double rest = pass->behindEnd(head, seconds);
        head = pass->advanced(head, seconds);
        sampler->sample(pass->timeAt(head), pose);
        return rest;
    }
    player.advance(seconds, passed);
    player.sample(pose);
    return passed.left;
}

bool AnimationStack::Playing::fadeOut(double seconds)
{
    if (outRate == 0)
        return true;
    out += outRate * seconds;
    const bool stays = out < 1;
    out = std::clamp(out, 0.0, 1.0);
    if (outRate < 0 && out == 0)
        outRate = 0;
    return stays;
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
    const bool putsBack = pass ? pass->mode() == PlaybackMode::OnceReset : player.whenDone() == WhenDone::Release;
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

namespace {

/** From one rotation to another, the shorter way, at even speed or along the chord. */
void mixRotations(std::span<const double> base, double share, MixRule rule, std::span<double> own)
{
    const Quat from = quatOf(base);
    const Quat to = glm::dot(from, quatOf(own)) < 0 ? -quatOf(own) : quatOf(own);
    const Quat mixed = rule == MixRule::Slerp ? glm::slerp(from, to, share) : from + (to - from) * share;
    const double length = glm::length(mixed);
    if (length > 0)
        put(mixed / length, own);
    else
        std::ranges::copy(base, own.begin());
}

} // namespace

bool spellTurn(const StackMixing &from, std::span<const double> numbers, const StackMixing &to, std::span<double> out)
{
    if (!std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); }))
        return false;
    std::array<double, 4> rotation{};
    if (from.kind == Kind::Rotation)
        std::ranges::copy(numbers, rotation.begin());
    else
        rotationOfDegrees(numbers, from.order, rotation);
    if (!isRotation(rotation))
        return false;
    if (to.kind == Kind::Rotation)
        std::ranges::copy(rotation, out.begin());
    else
        degreesOfRotation(rotation, to.order, out);
    return true;
}

void mixInto(const StackMixing &mixing, std::span<const double> base, double share, bool isConverted,
             std::span<double> own)
{
    if (mixing.kind == Kind::Rotation && own.size() == 4) {
        mixRotations(base, share, mixing.rule, own);
        return;
    }
    const StackMixing rotation{Kind::Rotation, EulerOrder::XYZ, mixing.rule};
    std::array<double, 4> from{};
    std::array<double, 4> to{};
    if (isConverted && mixing.kind == Kind::Euler && own.size() == 3 && spellTurn(mixing, base, rotation, from)
        && spellTurn(mixing, own, rotation, to)) {
        mixRotations(from, share, mixing.rule, to);
        spellTurn(rotation, to, mixing, own);
        return;
    }
    const bool isTurn = isConverted && mixing.kind == Kind::Euler;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const double start = isTurn ? own[i] - std::remainder(own[i] - base[i], 360) : base[i];
        own[i] = start + (own[i] - start) * share;
    }
}

} // namespace clipwright
