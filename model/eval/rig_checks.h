// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/cooked_rig.h"

namespace clipwright {

/**
 * Whether a CookedRig keeps what the `.oanim` grammar promises, so that what is packed from it can be sampled without a
 * test. Refuses with the reader's reason codes (docs/formats/oanim.md) and names the layer and part; beyond those
 * `keys-uneven` (numbers or easings do not match the keys) and `number-malformed` (not finite, or over float range).
 */
Result<void> checkRig(const CookedRig &rig);

} // namespace clipwright
