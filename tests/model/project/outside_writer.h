// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace clipwright {

/** How other programs write a file (reliability, R14). */
enum class OutsideWrite : std::uint8_t {
    Chunks,         ///< in place, from the front, piece by piece
    TruncateChunks, ///< emptied first, then piece by piece
    Rename,         ///< another file takes its place
    Recreate,       ///< deleted, and made anew a little later
    Touch,          ///< only its time
};
inline constexpr int kOutsideWrites = 5;

/**
 * Writes `bytes` to the file as told, with pauses between the steps. `patience` is the longest pause in milliseconds; one
 * that keeps a file open may be longer than what a watcher takes for the end of a save.
 */
void writeOutside(const std::string &path, const std::string &bytes, OutsideWrite how, std::mt19937 &random,
                  int patience);

} // namespace clipwright
