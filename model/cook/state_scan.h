// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/cook/motion.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace clipwright {

/** Frames at which a path may be at its largest or most bent; curvature between keys is seen half way. Sorted. */
std::vector<double> poseFramesOf(std::span<const Motion *const> motions);

/**
 * Cooked frames at which something that depends on `motions` is looked at to learn how far it goes: 0, the ends of
 * all pieces, what stands just before a jump, and in pieces that move whole frames and at least eight places.
 */
std::vector<double> scanFrames(std::span<const Motion *const> motions, const FrameSpan &span);

/**
 * A motion that only jumps: at the first frame of each new state. `frames` are those to look at; of several changes
 * between two of them one is found. Ends where the budget does.
 */
Motion jumpsOfState(const std::function<std::uint64_t(double frame)> &stateAt, std::span<const double> frames,
                    const FrameSpan &span, const CookBudget &budget);

} // namespace clipwright
