// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

#include <cstddef>
#include <span>
#include <string>

namespace clipwright {

/**
 * Where and how a track is asked: parked or playing and the direction matter to formats whose values jump.
 * `backwards`: a hold shows the key above; set it only for formats with that rule. `parked`: a cycle's end shows its
 * end pose, where a playing one already shows the start. `flagsSwitchHalfway`: a flag travels from key to key as its easing
 * says (tangent rows evenly) and is the later one's from half of the way on; else it switches at the key.
 */
struct SampleTime {
    double time = 0;
    bool backwards = false;
    bool parked = false;
    bool flagsSwitchHalfway = false;
};

/** The key that rules at a time: `from` and, when it blends towards one, `to` with the fraction of time between. */
struct Stretch {
    std::size_t from = 0;
    std::size_t to = 0; ///< == from outside the keys and on a hold
    double u = 0;       ///< fraction of time, 0 <= u < 1
};
/** Undefined for no keys. Equal times are a cut: the later key rules from there on. */
Stretch stretchAt(const Keys &keys, double time);

/** The time within the keys that is shown at a time outside of them, for tracks that cycle; else the time itself. */
struct CycleTime {
    double time = 0;
    double laps = 0;        ///< whole periods before (< 0) or after it: what Extrapolation::Offset adds up
    bool backwards = false; ///< on the way back of an oscillation
};
/** The period is `Track::period`, else first to last key; a track without length or with numbers that are not finite holds. */
CycleTime cycleTime(const Track &track, SampleTime at);

/** The key whose value stands at a time, cycles and direction regarded: for texts, assets, flags. Undefined for no keys. */
std::size_t heldKey(const Track &track, SampleTime at);

/**
 * Numbers of `track` at a time into `out` (its stride long): base without keys; outside them as `before` and `after`
 * say. A position with spatial handles moves at even speed along the arc: the eased fraction (of component 0) is one
 * of arc length. Rotations come out with unit length. Kinds that do not blend hold, whatever their easings.
 */
void sampleNumbers(const Track &track, const EasingTable &easings, SampleTime at, std::span<double> out);

/** The text of a track of kind text or asset. */
const std::string &sampleText(const Track &track, SampleTime at);

/** The path of a track of kind path; mixed where the two keys agree in topology, else the earlier. Never null when base and keys are not. */
PathRef samplePath(const Track &track, const EasingTable &easings, SampleTime at);

/** The same into a path whose memory is used again; emptied where samplePath gives null. */
void samplePathInto(const Track &track, const EasingTable &easings, SampleTime at, Path &out);

/** Point for point mix of paths with one topology (precondition). */
Path mixPaths(const Path &from, const Path &to, double fraction);

/**
 * A key put into a stretch at `time` without changing the curve: the new key, and what the key before it must become.
 * Works for all of hold, cubic (also per component), Hermite, spatial handles (cut by arc length), paths. The keys
 * beside it get the slopes that they had from their neighbours; only a key at the other side of linked ends does not.
 * The middle of two rotations that are mixed by their numbers (nlerp, raw, Hermite) is not of unit length, for only so
 * the curve stays; sampling makes it so.
 * Refusals: `outside-keys`, `key-there` (a key at that time), `easing-not-splittable` (see splitEasing; also a position
 * past an end of its path in space or at a place that it passes again, and a slerp that overshoots by half a turn).
 */
struct SegmentSplit {
    Key before; ///< the key at the start of the stretch, with its new easing and handles; same id and value
    Key middle; ///< the key to insert, id null
    Key after;  ///< the key at the end of the stretch, with its new in-handles; same id and value
};
Result<SegmentSplit> splitSegment(const Track &track, EasingTable &easings, double time);

} // namespace clipwright
