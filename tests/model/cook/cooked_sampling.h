// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

#include <string_view>
#include <vector>

namespace clipwright {

/** What a cooked run shows at a frame, straight from the format's rules: the tests' own evaluator. */
std::vector<double> sampleCooked(const std::vector<double> &frames, const std::vector<Easing> &easings,
                                 const std::vector<double> &values, double frame);

std::vector<double> sampleChannel(const CookedLayer &layer, CookedChannel channel, double frame);
std::vector<double> sampleShape(const CookedShape &shape, double frame);

/** The first layer of a name, or nullptr. */
const CookedLayer *layerNamed(const CookedRig &rig, std::string_view name);

} // namespace clipwright
