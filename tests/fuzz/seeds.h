// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/fuzz_targets.h"

#include <cstddef>
#include <string>
#include <vector>

namespace clipwright::fuzz {

/** A file that a target is for. */
struct Seed {
    const FuzzTarget *target = nullptr;
    std::string name; ///< of the file that it comes from, and where in it
    std::string bytes;
};

/**
 * Every file below `folder` that a target is for, in the order of their paths, and packed as .tgs and .lottie those that are
 * JSON; also the texts in files of cases. Files of more than `mostBytes` are passed over. Nothing where there is no folder.
 */
std::vector<Seed> seedsBelow(const std::string &folder, std::size_t mostBytes);

} // namespace clipwright::fuzz
