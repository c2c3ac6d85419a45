// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/oclip_run.h"

#include "fuzz/play_rig.h"
#include "model/eval/animation_stack.h"
#include "model/eval/clip_player.h"
#include "model/io/oclip/oclip_format.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace clipwright::fuzz {

namespace {

constexpr std::size_t kMostChannels = 64; // that one run plays in a stack

Result<OclipReading> read(const std::string &text)
{
    return readOclip(std::make_shared<const std::string>(text), "fuzz.oclip");
}

void checkText(const Clip &clip)
{
    const std::string text = writeOclip(clip);
    const Result<OclipReading> again = read(text);
    require(again.has_value(), "what was written does not read");
    require(again->issues.empty() && !again->clip.leftOut, "of what was written a part is left out");
    require(again->clip.channels.size() == clip.channels.size(), "what was written has other channels");
    require(writeOclip(again->clip) == text, "what is read and written again has other bytes");
}

void checkOrder(const Clip &clip)
{
    std::set<ChannelAddress> addresses;
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        require(addresses.insert(channel->address).second, "two channels of one address");
        const Keys &keys = clip.trackOf(*channel).keys;
        require(!keys.isEmpty(), "a channel without keys");
        for (std::size_t i = 0; i + 1 < keys.size(); ++i)
            require(keys.time(i) <= keys.time(i + 1), "keys out of order");
    }
    for (std::size_t i = 0; i + 1 < clip.timeline.marks.size(); ++i)
        require(clip.timeline.marks[i].time <= clip.timeline.marks[i + 1].time, "marks out of order");
}

void sampleAll(const ClipSampler &sampler)
{
    ClipPose pose = sampler.emptyPose();
    ClipPose again = sampler.emptyPose();
    const double length = sampler.clip().oneWay();
    for (const double time : {-1.0, 0.0, length / 3, length / 2, length, length + 1e9}) {
        if (!std::isfinite(time))
            continue;
        for (const bool isBack : {false, true}) {
            sampler.sample({time, isBack, true}, pose);
            sampler.sample({time, isBack, true}, again);
            for (std::size_t i = 0; i < pose.numbers.size(); ++i) {
                const bool same = pose.numbers[i] == again.numbers[i]
                                  || (std::isnan(pose.numbers[i]) && std::isnan(again.numbers[i]));
                require(same, "sampling twice gives two values");
            }
        }
    }
}

/** No more than forty laps at a time: as many as the player counts cost more than all else. */
double within(const Clip &clip, double seconds)
{
    return std::min(seconds, 40 * clip.oneWay());
}

void playAlone(const std::shared_ptr<const ClipSampler> &sampler)
{
    const Clip &clip = sampler->clip();
    for (const WhenDone rule : {WhenDone::Hold, WhenDone::Loop, WhenDone::Bounce, WhenDone::Release}) {
        ClipPlayer player(sampler, rule);
        ClipPose pose = sampler->emptyPose();
        player.play();
        for (const double step : {0.01, 1.0, 37.5, 1e12}) {
            player.advance(within(clip, step));
            require(player.position() >= 0 && player.position() <= player.duration(), "a playhead outside of its clip");
            player.sample(pose);
        }
        player.setSpeed(-1.5);
        player.play();
        require(player.advance(within(clip, 3)).marks.empty() || rule == WhenDone::Bounce,
                "marks while it runs backwards");
        player.sample(pose);
    }
}

void playStacked(const std::shared_ptr<const ClipSampler> &sampler)
{
    constexpr double kFree = std::numeric_limits<double>::infinity();
    AnimationStack stack;
    StackAnimation animation{std::string(1, 'a'), sampler, {}};
    const ClipPose pose = sampler->emptyPose();
    std::optional<StackProperty> turn;
    for (const ClipSlot &slot : sampler->clipSlots()) {
        if (animation.rows.size() == kMostChannels)
            break;
        const Value value = sampler->valueOf(slot, pose);
        const bool isTurn =
            (value.kind == Kind::Rotation && slot.width == 4) || (value.kind == Kind::Euler && slot.width == 3);
        // All turns of the clip are spellings of one.
        const StackProperty property =
            isTurn ? stack.addTurn(value, slot.channel->order, turn) : stack.addProperty(value, -kFree, kFree);
        if (isTurn)
            turn = property;
        animation.rows.push_back({&slot, property, 0});
    }
    std::vector<StackFinish> finished;
    StackAnimation other = animation;
    other.name.assign(1, 'b');
    stack.play(1, animation, {});
    stack.advance(0.25, finished);
    stack.play(1, other, {0.5, 0.25, false, "someone"});
    stack.advance(0.25, finished);
    stack.stop(1, "b", 0.5);
    stack.advance(0.125, finished);
    stack.play(1, other, {0.5, 0.25, true, {}});
    stack.advance(within(sampler->clip(), 1e6), finished);
    const StackStatus status = stack.status(1, {});
    require(status.progress >= 0 && status.progress <= 1 && status.timeLeft >= 0, "a playhead off its timeline");
}

} // namespace

void runOclip(std::string_view bytes)
{
    Result<OclipReading> reading = read(std::string(bytes));
    if (!reading) {
        require(!reading.error().code.empty() && !reading.error().what.empty(), "a refusal must have a reason");
        return;
    }
    require(reading->issues.size() <= 1001, "more issues than are listed");
    require(reading->clip.leftOut || reading->issues.empty(), "what is told of is left out");
    checkOrder(reading->clip);
    checkText(reading->clip);
    const auto sampler = std::make_shared<const ClipSampler>(std::make_shared<const Clip>(std::move(reading->clip)));
    sampleAll(*sampler);
    playAlone(sampler);
    playStacked(sampler);
}

} // namespace clipwright::fuzz
