// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"

namespace clipwright {

/**
 * The cook of a World rig, one that lift made and edits changed: nothing is computed, every track is taken as it is.
 * What the `.oanim` grammar cannot say is refused as `needs-source`, naming layer and node: curved paths, tracks of a
 * region that are not keyed together or change topology, separate components, hidden things, windows, items and
 * numbers out of the grammar's bounds. Of the settings only `clips` counts.
 */
CookOutput cookWorld(const Rig &rig, const CookSettings &settings);

} // namespace clipwright
