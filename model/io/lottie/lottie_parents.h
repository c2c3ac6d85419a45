// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/layer.h"

#include <vector>

namespace clipwright {

struct LottieContext;

struct LottieLayer {
    Layer layer;
    JsonValue json;
};

/**
 * Turns `parent` numbers into links between the layers of one composition, by their `ind`; of equal numbers the first
 * counts. A missing parent is a gap; a cycle is broken at one layer, a gap too. Refuses chains longer than 256.
 */
void linkParents(LottieContext &context, std::vector<LottieLayer> &layers);

} // namespace clipwright
