// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook_cache.h"
#include "model/cook/layer_plan.h"

namespace clipwright {

/** One planned layer, without name and parent; what there is to report and what it took go to its scope. */
CachedLayer cookLayer(const PlannedLayer &planned);

} // namespace clipwright
