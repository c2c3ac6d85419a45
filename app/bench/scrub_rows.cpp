// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/generated.h"
#include "app/bench/show.h"

#include <algorithm>
#include <cmath>

namespace clipwright::bench {

namespace {

constexpr int kSide = 512;
constexpr double kFrames = 20;
constexpr double kStep = 0.02; // a frame, of a picture 2 wide

/** A square of a layer of its own, in front of everything, that moves across the middle; its gradient shows every step. */
CookedLayer movingSquare(double side)
{
    constexpr double kReach = kStep * kFrames / 2;
    CookedLayer layer;
    layer.name = "square";
    layer.channel(CookedChannel::Position) = {
        {0, kFrames}, {Easing::linear(), Easing::linear()}, {-kReach, 0, kReach, 0}};
    CookedShape shape;
    shape.layout.outerCount = 4;
    shape.frames = {0};
    shape.easings = {Easing::linear()};
    const double h = side / 2;
    shape.layout.paint = PaintKind::Linear;
    shape.layout.stopCount = 2;
    shape.values = {-h, 0, h, 0, 0, 0.9, 0.4, 0.1, 1, 1, 0.1, 0.2, 0.6, 1, -h, -h, h, -h, h, h, -h, h};
    layer.shapes.push_back(std::move(shape));
    return layer;
}

/** Many still layers, and one that moves a hundredth of the picture a frame and changes a tenth of its pixels. */
CookedRig scrubbedRig()
{
    CookedRig rig = stillRig(40);
    rig.duration = kFrames;
    // Where the square was and where it is are side * (side + step) together: a tenth of 4.
    const double side = (std::sqrt(kStep * kStep + 4 * 0.4) - kStep) / 2;
    rig.layers.push_back(movingSquare(side));
    return rig;
}

double shareChanged(const Picture &a, const Picture &b)
{
    std::size_t changed = 0;
    for (std::size_t i = 0; i + 4 <= a.rgba.size(); i += 4)
        changed += !std::equal(a.rgba.begin() + static_cast<std::ptrdiff_t>(i),
                               a.rgba.begin() + static_cast<std::ptrdiff_t>(i + 4),
                               b.rgba.begin() + static_cast<std::ptrdiff_t>(i));
    return static_cast<double>(changed) * 4 / static_cast<double>(a.rgba.size());
}

} // namespace

std::vector<Row> runScrubRows(const Bench &bench)
{
    Row row{"P5", "scrub when one layer moves", "a full frame", std::nullopt};
    row.goal = atMost(0.25);
    row.stretch = atMost(0.12);
    Show scrubbed = Show::of(scrubbedRig(), kSide, kSide);
    Show full = scrubbed.again();
    double share = 0;
    for (double frame = 0; frame < kFrames; ++frame) {
        const Picture before = full.picture();
        full.draw(frame);
        if (scrubbed.scrub(frame) != full.picture()) {
            row.note = "what is drawn in part differs from what is drawn whole";
            return {row};
        }
        share = shareChanged(before, full.picture());
    }
    // There and back again, so that the square never jumps.
    const auto sweep = [](const auto &show) {
        for (double frame = 1; frame < kFrames; ++frame)
            show(frame);
        for (double frame = kFrames - 2; frame >= 0; --frame)
            show(frame);
    };
    PairTimes times = timeInTurn([&] { sweep([&](double frame) { scrubbed.scrub(frame); }); },
                                 [&] { sweep([&](double frame) { full.draw(frame); }); }, bench.timing);
    for (std::vector<double> *side : {&times.ours, &times.peer}) {
        for (double &ms : *side)
            ms /= 2 * (kFrames - 1);
    }
    setTimes(row, times);
    row.note = "40 still layers and one that moves, which changes " + std::to_string(std::lround(share * 100))
               + " % of the pixels";
    return {row};
}

} // namespace clipwright::bench
