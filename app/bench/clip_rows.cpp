// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Clips as they are authored: sampled in order and at random, a key edited, and a million keys as text.
#include "app/bench/bench.h"

#include "model/eval/clip_sampler.h"
#include "model/io/oclip/oclip_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <vector>

namespace clipwright::bench {

namespace {

constexpr double kMicroseconds = 1000;
constexpr std::size_t kChannels = 60;
constexpr double kKeysASecond = 30;

/** A clip of numbers, vectors and rotations in turn, each with times of its own and all holds mixed. */
std::shared_ptr<const Clip> mixedClip(std::size_t keys, std::size_t channels = kChannels)
{
    auto clip = std::make_shared<Clip>();
    constexpr std::array kRows{Interpolation::Smooth, Interpolation::Linear, Interpolation::Hold,
                               Interpolation::Hermite, Interpolation::CubicOut};
    for (std::size_t c = 0; c < channels; ++c) {
        constexpr std::array kKinds{Kind::Number, Kind::Vector3, Kind::Rotation};
        Track track;
        track.kind = kKinds[c % kKinds.size()];
        track.mix = track.kind == Kind::Rotation ? MixRule::Nlerp : MixRule::Lerp;
        const int stride = rowOf(track.kind).components;
        track.keys = Keys(Storage::Numbers, stride);
        for (std::size_t k = 0; k < std::max<std::size_t>(keys / channels, 2); ++k) {
            Key key;
            key.time = (static_cast<double>(k) + 0.7 * static_cast<double>(c % 7) / 7) / kKeysASecond;
            key.value.assign(static_cast<std::size_t>(stride), 0);
            for (std::size_t i = 0; i < key.value.size(); ++i)
                key.value[i] = static_cast<double>((k * 31 + i * 7 + c) % 97) / 97;
            if (track.kind == Kind::Rotation)
                key.value = {0, 0, 0.6, 0.8};
            key.easing = clip->timeline.easings.intern({kRows[(k + c) % kRows.size()], 1, {}});
            track.keys.append(key);
        }
        auto channel = std::make_shared<ClipChannel>();
        channel->address.target = std::to_string(c);
        channel->address.property = "a.b";
        channel->kind = track.kind;
        channel->track = clip->timeline.add(std::move(track));
        clip->channels.push_back(std::move(channel));
    }
    clip->timeline.length = clip->lastKey();
    return clip;
}

/** Times over the clip: one after the other, or the same ones shuffled. */
std::vector<double> timesOf(const Clip &clip, bool isShuffled)
{
    std::vector<double> times;
    const std::size_t count = 1000;
    for (std::size_t i = 0; i < count; ++i)
        times.push_back(clip.oneWay() * static_cast<double>(isShuffled ? i * 383 % count : i)
                        / static_cast<double>(count));
    return times;
}

Work sampling(const std::shared_ptr<const Clip> &clip, bool isShuffled)
{
    auto sampler = std::make_shared<const ClipSampler>(clip);
    return [sampler, times = timesOf(*clip, isShuffled), pose = std::make_shared<ClipPose>(sampler->emptyPose())] {
        for (const double time : times)
            sampler->sample({time, false, true}, *pose);
        keep(*pose);
    };
}

Row randomRow(const Bench &bench)
{
    Row row{"P11", "sample an authored clip at random", "in order", std::nullopt};
    row.goal = atMost(1.5);
    row.stretch = atMost(1.2);
    const std::shared_ptr<const Clip> clip = mixedClip(54'000);
    setTimes(row, timeInTurn(sampling(clip, true), sampling(clip, false), bench.timing));
    row.note = std::to_string(static_cast<int>(*row.oursMs * 1e6 / 1000 / kChannels))
               + " ns a channel, 60 of them, 54,000 keys";
    // Finding a key may take longer with their number, but no more than a search does.
    Growth growth = growthOver("keys", {1e3, 1e4, 1e5, 1e6},
                               [](double keys) { return sampling(mixedClip(static_cast<std::size_t>(keys)), true); });
    growth.goal = atMost(0.2);
    row.growthUnseen = std::move(growth);
    return row;
}

Row editRow()
{
    Row row{"P11", "edit a key of a clip of 54,000, and sample it", "none", std::nullopt};
    row.unit = "us";
    row.goal = atMost(100);
    row.stretch = atMost(20);
    auto clip = std::make_shared<Clip>(*mixedClip(54'000));
    double value = 0;
    row.oursMs = timeAlone([&] {
        Track &track = *clip->timeline.edit(clip->channels.front()->track);
        value += 1;
        track.keys.setValue(track.keys.size() / 2, std::span(&value, 1));
        const ClipSampler sampler(clip);
        ClipPose pose = sampler.emptyPose();
        sampler.sample({clip->oneWay() / 2, false, true}, pose);
        keep(pose);
    });
    row.ratio = *row.oursMs * kMicroseconds;
    return row;
}

/** The limit of reading: every number of the text, one after the other. */
double sumOfNumbers(std::string_view text)
{
    double sum = 0;
    const char *const end = text.data() + text.size();
    for (const char *at = text.data(); at != end;) {
        if ((*at >= '0' && *at <= '9') || *at == '-') {
            double number = 0;
            const char *const behind = std::from_chars(at, end, number).ptr;
            sum += number;
            at = behind == at ? at + 1 : behind;
        } else {
            ++at;
        }
    }
    return sum;
}

} // namespace

std::vector<Row> clipSizeRows(const Bench &bench)
{
    const std::shared_ptr<const Clip> clip = mixedClip(1'000'000, 1000);
    const auto text = std::make_shared<const std::string>(writeOclip(*clip));
    Row load{"P10", "load an .oclip of 10^6 keys", "tokenise + from_chars<double>", std::nullopt};
    load.goal = atMost(10);
    load.note = "the text in " + std::to_string(text->size() / 1'000'000) + " MB; one value in three is a rotation";
    setTimes(load, timeInTurn([&] { keep(readOclip(text)); }, [&] { keep(sumOfNumbers(*text)); }, bench.timing));
    Row save{"P10", "save an .oclip of 10^6 keys", "loading it", std::nullopt};
    save.goal = atMost(1);
    setTimes(save, timeInTurn([&] { keep(writeOclip(*clip)); }, [&] { keep(readOclip(text)); }, bench.timing));
    return {std::move(load), std::move(save)};
}

std::vector<Row> runClipRows(const Bench &bench)
{
    return {randomRow(bench), editRow()};
}

} // namespace clipwright::bench
