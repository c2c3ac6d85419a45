// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/allocations.h"
#include "app/bench/generated.h"
#include "app/bench/show.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr int kSide = 512;

/** The most allocations that posing a frame makes in any file. */
Row allocationRow(std::vector<std::pair<std::string, Show>> &shows)
{
    Row row{"P3", "allocations of evaluate + compose", "none", std::nullopt};
    row.goal = atMost(0);
    for (auto &[name, show] : shows) {
        for (const std::size_t frame : spreadFrames(show.frameCount())) {
            const std::optional<std::size_t> before = allocationCount();
            show.pose(static_cast<double>(frame));
            if (!before)
                return row;
            const auto made = static_cast<double>(*allocationCount() - *before);
            if (made > row.ratio.value_or(-1))
                row.note = "the most a frame, in " + name;
            row.ratio = std::max(row.ratio.value_or(0), made);
        }
    }
    if (row.ratio.value_or(0) == 0)
        row.note = filesNote(shows.size(), "move");
    return row;
}

/** Poses nine frames in order, from the middle on, as playing does. */
Work posing(std::shared_ptr<Show> show)
{
    const double first = std::floor(show->frameCount() / 2);
    return [show = std::move(show), first] {
        for (double frame = first; frame < first + 9; ++frame)
            show->pose(frame);
    };
}

Row timeRow(const Bench &bench, std::vector<std::pair<std::string, Show>> &shows)
{
    Row row{"P3", "evaluate + compose", "our frame of P4", std::nullopt};
    row.goal = atMost(0.02);
    RatioOverFiles ratios;
    for (auto &[name, show] : shows) {
        const std::vector<std::size_t> frames = spreadFrames(show.frameCount());
        PairTimes times = timeInTurn(
            [&] {
                for (const std::size_t frame : frames)
                    show.pose(static_cast<double>(frame));
            },
            [&] {
                for (const std::size_t frame : frames)
                    show.draw(static_cast<double>(frame));
            },
            bench.timing);
        for (std::vector<double> *side : {&times.ours, &times.peer}) {
            for (double &ms : *side)
                ms /= static_cast<double>(frames.size());
        }
        ratios.add(name, times);
    }
    ratios.mean(row);
    row.note = filesNote(ratios.size(), "move");
    row.growth = growthOver("layers", {1, 10, 100, 1000}, [](double layers) -> Work {
        const auto count = static_cast<std::size_t>(layers);
        return posing(std::make_shared<Show>(Show::of(generatedRig(count * 12, count), kSide, kSide)));
    });
    row.growthUnseen = growthOver("keys at other times", {1e3, 1e4, 1e5, 1e6}, [](double keys) -> Work {
        return posing(std::make_shared<Show>(Show::of(generatedRig(static_cast<std::size_t>(keys)), kSide, kSide)));
    });
    row.growthUnseen->goal = atMost(0.1);
    return row;
}

} // namespace

std::vector<Row> runPoseRows(const Bench &bench)
{
    std::vector<std::pair<std::string, Show>> shows;
    for (const BenchFile &file : bench.corpus) {
        std::optional<Show> show = Show::open(file.file, kSide, kSide);
        if (show && !show->isStill())
            shows.emplace_back(file.file.name, std::move(*show));
    }
    return {allocationRow(shows), timeRow(bench, shows)};
}

} // namespace clipwright::bench
