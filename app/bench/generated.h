// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/corpus.h"
#include "model/rig/cooked_rig.h"

#include <cstddef>
#include <string>
#include <vector>

namespace clipwright::bench {

/**
 * A character like those that the cook writes, with about so many keys: layers that hang one from the other, four at most, and move
 * in position, rotation and scale, each with an outline of 24 points; coordinates of five decimals.
 */
CookedRig generatedRig(std::size_t keys, std::size_t layers = 20);

/** Layers that stand still, with outlines of 24 points, over a picture 2 units wide. A frame long. */
CookedRig stillRig(std::size_t layers);

/** A Lottie document of so many layers: a turning group with a curved outline that moves, and its fill; 512 x 512, 60 frames. */
std::string generatedLottie(std::size_t layers);

/** Documents of 3, 10 and 30 such layers, to measure with where there are no files. */
std::vector<CorpusFile> generatedCorpus();

} // namespace clipwright::bench
