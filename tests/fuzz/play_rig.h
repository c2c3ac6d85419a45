// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/texture_set.h"
#include "model/rig/cooked_rig.h"

#include <stdexcept>
#include <string>

namespace clipwright::fuzz {

/** A promise that does not hold. Nobody catches it in a fuzzer, which takes that for a crash; a test says of which file. */
class BrokenPromise : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/** Throws BrokenPromise with the sentence where `holds` is false. */
void require(bool holds, const std::string &sentence);

/**
 * Builds a rig, samples, blends, composes, cuts into triangles and paints it, both ways; all of that must be possible.
 * `moments`: so many of them are painted, three at most.
 */
void playRig(const CookedRig &rig, const TextureSet *textures, std::size_t moments = 3);

} // namespace clipwright::fuzz
