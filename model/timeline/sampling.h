// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

#include <span>

namespace clipwright {

/** Where and how a track is asked: parked or playing and the direction matter to formats whose values jump. */
struct SampleTime {
    double time = 0;
    bool backwards = false;
    bool parked = false;
};

/** The key that rules at a time: `from` and, when it blends towards one, `to` with the fraction of time between. */
struct Stretch {
    std::size_t from = 0;
    std::size_t to = 0;      ///< == from outside the keys and on a hold
    double u = 0;            ///< fraction of time, 0 <= u < 1
};
/** Undefined for no keys. Equal times are a cut: the later key rules from there on. */
Stretch stretchAt(const Keys &keys, double time);

/**
 * Numbers of `track` at a time into `out` (its stride long): base without keys, first and last value outside them.
 * A position with spatial handles moves at even speed along the arc: the eased fraction is one of arc length.
 */
void sampleNumbers(const Track &track, const EasingTable &easings, SampleTime at, std::span<double> out);

/** The path of a track of kind path; mixed where the two keys agree in topology, else the earlier. Never null when base and keys are not. */
PathRef samplePath(const Track &track, const EasingTable &easings, SampleTime at);

/** Point for point mix of paths with one topology (precondition). */
Path mixPaths(const Path &from, const Path &to, double fraction);

/**
 * A key put into a stretch at `time` without changing the curve: the new key, and what the key before it must become.
 * Works for all of hold, cubic (also per component), Hermite, spatial handles (cut by arc length), paths.
 * Refusals: `outside-keys`, `key-there` (a key at that time), `easing-not-splittable`.
 */
struct SegmentSplit {
    Key before; ///< the key at the start of the stretch, with its new easing and handles; same id and value
    Key middle; ///< the key to insert, id null
    Key after;  ///< the key at the end of the stretch, with its new in-handles; same id and value
};
Result<SegmentSplit> splitSegment(const Track &track, EasingTable &easings, double time);

} // namespace clipwright
