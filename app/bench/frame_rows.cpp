// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/generated.h"
#include "app/bench/reference.h"
#include "app/bench/show.h"
#include "app/bench/statistics.h"

#include <cmath>
#include <memory>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr int kSide = 512;

// The reference follows the source's curves: flattened a hundredth of a pixel off at most.
constexpr double kFinePx = 0.01;

// Two renderers show the same picture while no more of the shown pixels are off by more levels than a soft edge explains.
constexpr double kEdgeLevels = 32;
constexpr double kMostOff = 0.04;

/** A file as both draw it, and how far each is off the truth. */
struct Contest {
    std::string file;
    Show ours;
    Rlottie::Animation peer;
    std::vector<std::size_t> frames;
    double oursError = 0; ///< of frames: mean levels a channel
    double peerError = 0;
    bool isSame = false; ///< both show what the document says
};

/** 0xAARRGGBB to the order of our pictures. */
void unpack(const std::vector<std::uint32_t> &pixels, Picture &picture)
{
    std::uint8_t *channel = picture.rgba.data();
    for (const std::uint32_t pixel : pixels) {
        for (const int shift : {16, 8, 0, 24})
            *channel++ = static_cast<std::uint8_t>(pixel >> shift);
    }
}

void compare(Contest &contest, const CorpusFile &file)
{
    std::optional<Show> fine = Show::open(file, kSide, kSide, kFinePx);
    if (!fine)
        return; // so many points that the cook refuses: nothing tells who is right
    std::vector<std::uint32_t> pixels(std::size_t{kSide} * kSide);
    Picture theirs(kSide, kSide);
    const auto count = static_cast<double>(contest.frames.size());
    double oursOff = 0;
    double peerOff = 0;
    for (const std::size_t frame : contest.frames) {
        fine->pose(static_cast<double>(frame));
        const Levels truth = supersampled(fine->regions(), fine->view(), kSide, kSide);
        contest.ours.draw(static_cast<double>(frame));
        contest.peer.render(frame, kSide, kSide, pixels.data());
        unpack(pixels, theirs);
        contest.oursError += meanError(contest.ours.picture(), truth) / count;
        contest.peerError += meanError(theirs, truth) / count;
        oursOff += shareOff(contest.ours.picture(), truth, kEdgeLevels) / count;
        peerOff += shareOff(theirs, truth, kEdgeLevels) / count;
    }
    contest.isSame = oursOff <= kMostOff && peerOff <= kMostOff && contest.oursError > 0 && contest.peerError > 0;
}

std::vector<Contest> contestsOf(const Bench &bench)
{
    std::vector<Contest> contests;
    for (const BenchFile &file : bench.corpus) {
        if (!file.peerTakes)
            continue;
        std::optional<Show> show = Show::open(file.file, kSide, kSide);
        if (!show || show->isStill())
            continue;
        Contest contest;
        contest.file = file.file.name;
        contest.frames = spreadFrames(show->frameCount());
        contest.ours = std::move(*show);
        contest.peer = bench.rlottie->open(*file.file.bytes, file.file.folder);
        compare(contest, file.file);
        contests.push_back(std::move(contest));
    }
    return contests;
}

/** Milliseconds a frame; `drawOurs` draws one frame of a show. */
template<class Draw>
PairTimes timeFrames(Contest &contest, const TimingSettings &settings, const Draw &drawOurs)
{
    std::vector<std::uint32_t> pixels(std::size_t{kSide} * kSide);
    PairTimes times = timeInTurn(
        [&] {
            for (const std::size_t frame : contest.frames)
                drawOurs(contest.ours, static_cast<double>(frame));
        },
        [&] {
            for (const std::size_t frame : contest.frames)
                contest.peer.render(frame, kSide, kSide, pixels.data());
        },
        settings);
    for (std::vector<double> *side : {&times.ours, &times.peer}) {
        for (double &ms : *side)
            ms /= static_cast<double>(contest.frames.size());
    }
    return times;
}

std::string noteOf(const std::vector<Contest> &contests)
{
    std::string differing;
    std::size_t same = 0;
    for (const Contest &contest : contests) {
        same += contest.isSame;
        if (!contest.isSame)
            differing.append(differing.empty() ? "" : ", ").append(contest.file);
    }
    std::string note = filesNote(same, "move and that both show alike");
    return differing.empty() ? note : note.append("; left out, for what is shown differs: ").append(differing);
}

Row errorRow(const std::vector<Contest> &contests)
{
    Row row{"P4", "error against 64 samples a pixel", "rlottie", std::nullopt};
    row.goal = atMost(1);
    std::vector<double> ratios;
    std::size_t above = 0;
    for (const Contest &contest : contests) {
        if (!contest.isSame)
            continue;
        FileFigure figure;
        figure.file = contest.file;
        figure.ratio = contest.oursError / contest.peerError;
        figure.oursError = contest.oursError;
        figure.peerError = contest.peerError;
        above += figure.ratio > 1;
        ratios.push_back(figure.ratio);
        row.files.push_back(std::move(figure));
    }
    if (ratios.empty())
        return row;
    row.ratio = geometricMean(ratios);
    row.note = "mean levels of 255 a channel; ours is larger in " + std::to_string(above) + " of "
               + std::to_string(ratios.size()) + " files";
    return row;
}

Growth growthOfPixels()
{
    CorpusFile file{"generated.json", {}, std::make_shared<const std::string>(generatedLottie(30))};
    return growthOver("pixels", {4096, 40804, 409600, 4096576}, [file](double pixels) -> Work {
        const int side = static_cast<int>(std::lround(std::sqrt(pixels)));
        const auto show = std::make_shared<Show>(*Show::open(file, side, side));
        return [show] {
            for (const std::size_t frame : spreadFrames(show->frameCount()))
                show->draw(static_cast<double>(frame));
        };
    });
}

} // namespace

std::vector<Row> runFrameRows(const Bench &bench)
{
    Row mean{"P4", "a frame at 512x512", "rlottie", std::nullopt};
    mean.goal = atMost(0.45);
    mean.stretch = atMost(0.3);
    Row worst{"P4", "a frame at 512x512, the worst file", "rlottie", std::nullopt};
    worst.goal = atMost(0.9);
    Row played{"P4", "a frame drawn over the one before", "rlottie", std::nullopt};
    played.goal = atMost(0.45);
    std::vector<Contest> contests = contestsOf(bench);
    RatioOverFiles whole;
    RatioOverFiles changed;
    for (Contest &contest : contests) {
        if (!contest.isSame)
            continue;
        whole.add(contest.file, timeFrames(contest, bench.timing, [](Show &show, double frame) { show.draw(frame); }));
        changed.add(contest.file,
                    timeFrames(contest, bench.timing, [](Show &show, double frame) { show.scrub(frame); }));
    }
    whole.mean(mean);
    whole.worst(worst);
    changed.mean(played);
    mean.note = noteOf(contests);
    mean.growth = growthOfPixels();
    std::vector<Row> rows{std::move(mean), std::move(worst), std::move(played), errorRow(contests)};
    for (Row &row : rows) {
        if (bench.rlottie == nullptr)
            row.package = Rlottie::kPackage;
    }
    return rows;
}

} // namespace clipwright::bench
