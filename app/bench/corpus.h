// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <memory>
#include <string>
#include <vector>

namespace clipwright::bench {

/** A Lottie document to measure with. */
struct CorpusFile {
    std::string name;   ///< without folders
    std::string folder; ///< that it is in, for what it names; empty where it was made in memory
    std::shared_ptr<const std::string> bytes;
};

/**
 * The .json files of folders that look like Lottie, sorted by name. Refuses `file-missing` for a folder that is none, and
 * `corpus-empty` where none of them is Lottie.
 */
Result<std::vector<CorpusFile>> readCorpus(const std::vector<std::string> &folders);

} // namespace clipwright::bench
