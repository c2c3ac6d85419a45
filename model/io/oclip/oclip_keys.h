// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The keys of one channel: private to the folder.
#pragma once

#include "model/clip/clip.h"
#include "model/io/json/json_document.h"
#include "model/io/oclip/oclip_members.h"

namespace clipwright::oclip {

/** What became of a channel's list of keys: the ones left out, and the first of them; members of others that do not read. */
struct KeysRead {
    std::uint32_t dropped = 0;
    JsonValue firstDropped;
    std::uint32_t odd = 0; ///< holds, slopes, handles and weights
    JsonValue firstOdd;
    std::uint32_t repeated = 0; ///< members of keys with another of their name behind them
    JsonValue firstRepeated;
};

/**
 * Puts the keys of a channel's `keys` into its track, in order of time. One is left out that has no finite `at` or no value of
 * the track's kind (a rotation shorter than 1e-9, weights unlike the first ones). `kind` is that of the file; `hold` counts
 * for keys that say none, or none that we know.
 */
KeysRead readKeys(JsonValue keys, Kind kind, Hold hold, Track &track, EasingTable &easings);

} // namespace clipwright::oclip
