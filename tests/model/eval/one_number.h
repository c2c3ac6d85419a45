// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A stack of one number, and clips that run through it.
#pragma once

#include "made_clips.h"
#include "model/eval/animation_stack.h"

#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace clipwright::test {

inline constexpr double kFree = std::numeric_limits<double>::infinity();

/** Runs at `perSecond` from `from` on, for ever (10 seconds a pass). */
std::shared_ptr<const ClipSampler> running(double from, double perSecond, const std::string &playback = "loop",
                                           double seconds = 9.9, const std::string &more = {});
std::shared_ptr<const ClipSampler> still(double value, const std::string &playback = "loop");

/** One object with one number, which is 0. */
struct OneNumber {
    AnimationStack stack;
    StackProperty property;
    std::vector<StackFinish> finished;

    explicit OneNumber(double value = 0, double minimum = -kFree, double maximum = kFree)
        : property(stack.addProperty({Kind::Number, {value}, {}}, minimum, maximum))
    {}

    void play(const std::string &name, const std::shared_ptr<const ClipSampler> &sampler,
              const PlayOptions &options = {})
    {
        stack.play(1, {name, sampler, {{&sampler->clipSlots().front(), property, 0}}}, options);
    }
    double after(double seconds)
    {
        finished.clear();
        stack.advance(seconds, finished);
        return stack.numbers(property).front();
    }
};

/** Within 1e-9; says what it got. */
bool isNear(double got, double expected);

} // namespace clipwright::test
