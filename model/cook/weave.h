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

/**
 * One number of a cooked run: how it is rounded, how far it may be off between keys, and whether that
 * is a length.
 */
struct Measure {
    double step = 1e-5;
    double tolerance = 1e-3;
    bool isLength = false;
};

/** Fills a run of numbers for a cooked frame. At a jump it gives what comes after. */
using SampleFunction = std::function<void(double frame, std::span<double> out)>;

/** What `.oanim` can say of a motion. One key where nothing moves. */
struct Woven {
    std::vector<double> frames;
    std::vector<Easing> easings;
    std::vector<double> values; ///< a run a key, rounded
    double error = 0;           ///< the largest deviation of a length between keys, in tolerances
};

/** How close keys may stand where nothing jumps. */
enum class KeySpacing : std::uint8_t {
    WithinFrames, ///< to 1/16 of a frame: what shows between frames is held to as well
    WholeFrames,  ///< what shows at whole frames is all that is held to
};

/**
 * Keys for something that depends on several motions. The frames at which any of them changes its way part the
 * timeline; in each part an easing of the source is kept where following it stays within the tolerances, all
 * numbers with one fraction. Else the part is cut into as few as needed, on whole frames where that is fine
 * enough: pieces of the source's easing where all that moves shares it, linear ones otherwise. Within one frame
 * four tolerances are allowed, and no keys stand closer than 1/16 of a frame. Jumps are exact; before one that
 * ends a motion a held key stands 1/1024 of a frame earlier.
 *
 * `sums`: those of the motions that all numbers are sums of, each with a factor that these do not change. While no others
 * move, and these are mixed by one easing, the numbers are too: that is known without looking.
 */
Woven weave(std::span<const Motion *const> motions, const SampleFunction &sample, std::span<const Measure> measures,
            const FrameSpan &span, CookBudget &budget, KeySpacing spacing = KeySpacing::WithinFrames,
            std::span<const Motion *const> sums = {});

} // namespace clipwright
