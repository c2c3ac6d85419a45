// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/kept_text.h"
#include "model/core/kind.h"
#include "model/timeline/keys.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

/** How two values of the kind rotation, or others, are mixed. */
enum class MixRule : std::uint8_t { Lerp, Slerp, Nlerp, Raw };

/** What a track shows before its first and after its last key. */
enum class Extrapolation : std::uint8_t { Hold, Linear, Cycle, Offset, Oscillate };

/** Half-open range of bytes of the file that a value was read from; empty when it was not read from one. */
struct ByteSpan {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool isEmpty() const { return begin == end; }
    bool operator==(const ByteSpan &) const = default;
};

/**
 * One property of one node over time. Every property is a track; one that does not move has no keys and shows its
 * `base`. `component` -1 is the whole value; 0, 1 … one number of it (separate x and y), each a track of its own.
 */
struct Track {
    TrackId id;
    NodeId target;
    std::uint8_t property = 0; ///< PropertyRow::id in the table of the target's type
    std::int8_t component = -1;
    Kind kind = Kind::Number;
    MixRule mix = MixRule::Lerp;
    Extrapolation before = Extrapolation::Hold;
    Extrapolation after = Extrapolation::Hold;
    double period = 0; ///< of a cycle; 0: first to last key
    GroupId group;     ///< tracks keyed together share one; null: on its own
    bool relative = false;
    bool linkedEnds = false;
    std::uint32_t revision = 0; ///< raised by each edit, for caches

    std::vector<double> base; ///< the value without keys; as Key::value
    std::string baseText;
    PathRef basePath;
    Keys keys;

    ByteSpan source; ///< the value in the file
    /**
     * One a key id from 1 on, as read; may be empty. The span is of the whole key: a writer that finds a key unlike the
     * one in the timeline as read (a snapshot) reads those bytes again and re-spells only the numbers that differ, so
     * that an undone edit gives the first bytes. Keys are numbered in the order of the file, before any sorting.
     */
    std::vector<ByteSpan> keySources;
    std::vector<KeptText> kept;                                      ///< before the track's own statement
    std::vector<std::pair<KeyId, std::vector<KeptText>>> keptAtKeys; ///< sorted by id

    bool isAnimated() const { return !keys.isEmpty(); }
    /** Numbers of a value of this track: 1 for a component track, else as the kind has or `base` tells. */
    int stride() const;
};

} // namespace clipwright
