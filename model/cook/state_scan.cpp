// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

constexpr double kFewestStepsAPiece = 8;
constexpr double kMostStepsAPiece = 2000;
constexpr double kBeforeJump = 1.0 / 2048;
constexpr double kExact = 1e-4; // of a frame

void addPieceFrames(const MotionPiece &piece, std::vector<double> &frames)
{
    frames.insert(frames.end(), {piece.start, piece.end});
    if (piece.isStill)
        return;
    const double length = piece.end - piece.start;
    const double step = std::max(std::min(1.0, length / kFewestStepsAPiece), length / kMostStepsAPiece);
    if (step == 1) {
        for (double frame = std::floor(piece.start) + 1; frame < piece.end; ++frame)
            frames.push_back(frame);
    } else {
        for (double frame = piece.start + step; frame < piece.end; frame += step)
            frames.push_back(frame);
    }
}

} // namespace

std::vector<double> poseFramesOf(std::span<const Motion *const> motions)
{
    std::vector<double> frames{0};
    for (const Motion *motion : motions) {
        frames.insert(frames.end(), motion->jumps.begin(), motion->jumps.end());
        for (const MotionPiece &piece : motion->pieces) {
            if (!piece.isStill)
                frames.insert(frames.end(), {piece.start, (piece.start + piece.end) / 2, piece.end});
        }
    }
    std::ranges::sort(frames);
    const auto doubles = std::ranges::unique(frames);
    frames.erase(doubles.begin(), doubles.end());
    return frames;
}

std::vector<double> scanFrames(std::span<const Motion *const> motions, const FrameSpan &span)
{
    std::vector<double> frames{0};
    for (const Motion *motion : motions) {
        if (motion->isStill())
            continue;
        for (double jump : motion->jumps)
            frames.insert(frames.end(), {std::max(jump - kBeforeJump, 0.0), jump});
        for (const MotionPiece &piece : motion->pieces)
            addPieceFrames(piece, frames);
    }
    if (frames.size() > 1)
        frames.push_back(span.duration);
    std::ranges::sort(frames);
    const auto doubles = std::ranges::unique(frames);
    frames.erase(doubles.begin(), doubles.end());
    return frames;
}

Motion jumpsOfState(const std::function<std::uint64_t(double)> &stateAt, std::span<const double> frames,
                    const FrameSpan &span, const CookBudget &budget)
{
    Motion motion;
    motion.pieces.push_back({0, span.duration, true, {}});
    std::uint64_t before = frames.empty() ? 0 : stateAt(frames.front());
    for (std::size_t i = 1; i < frames.size() && !budget.hasTooManyKeys(); ++i) {
        const std::uint64_t here = stateAt(frames[i]);
        if (here != before) {
            double old = frames[i - 1];
            double changed = frames[i];
            while (changed - old > kExact) {
                const double middle = (old + changed) / 2;
                if (middle <= old || middle >= changed)
                    break;
                (stateAt(middle) == before ? old : changed) = middle;
            }
            motion.jumps.push_back(changed);
        }
        before = here;
    }
    return motion;
}

} // namespace clipwright
