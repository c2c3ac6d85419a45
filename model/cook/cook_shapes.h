// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/layer_around.h"
#include "model/rig/cooked_rig.h"

#include <vector>

namespace clipwright {

/**
 * What a shape layer paints, the lowest first: each style over the paths before it in its own list and in the groups
 * before it. Refusals (`path-vertices-differ`, `stroke-vertices-differ`, `dash-too-many`) go to the scope's issues; what
 * is refused is left out.
 */
std::vector<CookedShape> cookShapes(CookScope &scope, const Layer &layer, const LayerAround &around);

/** The rectangle of a solid layer; nothing where it has no colour or size. */
std::vector<CookedShape> cookSolid(CookScope &scope, const Layer &layer, const LayerAround &around);

} // namespace clipwright
