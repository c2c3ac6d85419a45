// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/lottie_reader.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace clipwright {

class LottiePackage;

/** The ids that a package holds, in its order, and which of them was read. */
struct LottieAnimations {
    std::vector<std::string> ids; ///< none in any file but a package
    std::size_t shown = 0;
};

/**
 * The bytes of a Lottie file: JSON, gzip of it (`.tgs`) or a package (`.lottie`), told apart by how they begin. `path` is for
 * reports, and pictures that the JSON names are looked for beside it: within its folder, up to 64 MiB each and 256 MiB in
 * all; one that cannot be had leaves its asset without bytes. `animation` is an id of a package; empty: its active one,
 * with an issue `other-animations` where there are more. `opened`: the package of these bytes, where it was opened before.
 */
LottieReading readLottieFile(const std::shared_ptr<const std::string> &bytes, const std::string &path,
                             const std::string &animation = {}, LottieAnimations *animations = nullptr,
                             const LottiePackage *opened = nullptr);

} // namespace clipwright
