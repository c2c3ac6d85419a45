// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/world_track.h"

#include <optional>

namespace clipwright {

/**
 * The shape block that a group of a World rig says: a path with a fill, a gradient, a stroke or a texture, and a
 * mask. All keyed tracks must agree in times and easings, all paths in topology; what rests is repeated at each key.
 * Without keys there is one at frame 0. Lines kept by group and path go to `at`'s shape.
 */
std::optional<CookedShape> cookWorldRegion(WorldScope &scope, const Layer &layer, const Node &group, KeptAt at);

} // namespace clipwright
