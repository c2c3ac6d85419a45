// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

#include <string>

namespace clipwright {

/**
 * The first bound of the grammar that numbers or names break, as a sentence; empty when none is. Words without white
 * space and `#`, floats, frames that rise as floats within the timeline, stops, widths, rectangles and counts.
 */
std::string brokenHeader(const CookedRig &rig);
std::string brokenLayer(const CookedRig &rig, const CookedLayer &layer);
std::string brokenShape(const CookedRig &rig, const CookedShape &shape);

} // namespace clipwright
