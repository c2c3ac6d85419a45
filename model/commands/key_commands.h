// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Edits of keys. Times are in the unit of the composition's timeline. Where tracks are keyed together an edit of one is an
// edit of all (picksOf). Each refuses with `key-unknown` or `track-unknown` what is not there, and as DocumentEdit does.
#pragma once

#include "model/commands/key_pick.h"

#include <span>

namespace clipwright {

/** What becomes of a key that another one comes to stand on. */
enum class Landing : std::uint8_t {
    Keep,    ///< both stay, the one that came rules: while a drag may still go on
    Replace, ///< it goes
};

/**
 * Puts keys into a track, each in the place of one that stands at its time and then under that one's id. The others of its group
 * get keys at those times that change nothing.
 */
Result<void> addKeys(DocumentEdit &edit, CompositionId composition, TrackId track, std::span<const Key> keys);

/**
 * A key at a time where the track has none, without changing its curve; of the whole group. Nothing where there is one. A track
 * without keys gets one with the value that it shows. Refuses as splitSegment; outside of the keys it holds what is shown there.
 */
Result<void> insertKey(DocumentEdit &edit, CompositionId composition, TrackId track, double time);

/** Adds `by` to the times of keys, past others where it must be; those keep their order and their easings. */
Result<void> moveKeys(DocumentEdit &edit, std::span<const KeyRef> keys, double by, Landing landing = Landing::Replace);

/** Copies of keys `by` later, under new ids. */
Result<void> duplicateKeys(DocumentEdit &edit, std::span<const KeyRef> keys, double by);

/** A track that loses its last key goes on showing the value of the first that it lost; a channel of a clip goes with it. */
Result<void> deleteKeys(DocumentEdit &edit, std::span<const KeyRef> keys);

/**
 * The easing of the stretches from these keys on to the next ones, said in cubics: for formats that know no others. One that a cubic
 * says exactly is that; others get keys in between, within `tolerance` of the way from value to value (more than 0). Refuses with
 * `spatial-path` keys that move along a curve, with `value-kind` stretches between paths that would leave the way between them, and
 * with `easing-tangent` what is no fraction of the way.
 */
Result<void> setInterpolationInCubics(DocumentEdit &edit, std::span<const KeyRef> keys, const Easing &easing,
                                      double tolerance);

/** The easing of the stretches from these keys on to the next ones. */
Result<void> setInterpolation(DocumentEdit &edit, std::span<const KeyRef> keys, const Easing &easing);

} // namespace clipwright
