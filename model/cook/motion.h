// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/easing_table.h"
#include "model/timeline/track.h"

#include <optional>
#include <vector>

namespace clipwright {

/** The cooked timeline over a composition's own frames: cooked frame = source frame - start, 0 … duration. */
struct FrameSpan {
    double start = 0;
    double duration = 0;
};

/** A stretch of cooked frames in which a value rests or moves one way. */
struct MotionPiece {
    double start = 0;
    double end = 0;
    bool isStill = true;
    /** The ways its parts may follow, each a whole-value easing over the piece; none: known only by sampling. */
    std::vector<Easing> easings;
    /** Its value is mixed of those at its ends by the one easing, and never leaves what is between them. */
    bool isMixed = false;
};

/**
 * How one value moves, without its values: pieces that cover the timeline without gaps, still neighbours joined,
 * and the frames at which the value jumps. Keys outside the timeline are cut exactly: their easing is restricted
 * to what is inside.
 */
struct Motion {
    std::vector<MotionPiece> pieces;
    std::vector<double> jumps;

    bool isStill() const { return pieces.size() <= 1 && jumps.empty() && (pieces.empty() || pieces.front().isStill); }
};

Motion motionOf(const Track &track, const EasingTable &easings, const FrameSpan &span);

/** The motion of something that is there from `start` to `end` (cooked frames) only. */
Motion motionOfWindow(double start, double end, const FrameSpan &span);

/**
 * The part of `easing` between two fractions of its time, rescaled to a unit square of its own. Empty where no
 * easing can say it (splitEasing's refusal).
 */
std::optional<Easing> restrictEasing(const Easing &easing, double from, double to);

/** Frames of `.oanim` are compared as floats: two that agree as floats are one. */
bool sameFrame(double a, double b);

} // namespace clipwright
