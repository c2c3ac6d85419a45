// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/track.h"

#include <cstddef>

namespace clipwright {

/**
 * The slope, a unit of time, that a key without one of its own has on both sides, from its neighbours whatever their
 * easings: (next - before) / (their distance in time); 0 at the first and last key, where the neighbours are at one time,
 * and at a peak, a trough or the edge of a plateau, so that a curve never overshoots a value that somebody chose.
 * Rotations: neighbours on the key's side (not with MixRule::Raw), and never flattened. With `linkedEnds` the first and
 * the last key have neighbours over the seam. `component` is one of the track's numbers. Constant time.
 */
double autoSlope(const Track &track, std::size_t key, std::size_t component);

} // namespace clipwright
