// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/rig/cooked_rig.h"

namespace clipwright {

/** Nothing has a second key, and there are only flat paints: an `.oshape` can say it. */
bool canBeStill(const CookedRig &rig);

/** One layer in world space: points by the layers' matrices, widths by sqrt|det|, alphas by the opacities. */
CookedRig bakeStill(const CookedRig &rig);

} // namespace clipwright
