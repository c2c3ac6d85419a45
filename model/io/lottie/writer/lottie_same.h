// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/rig.h"

namespace clipwright {

/**
 * Whether two rigs of Lottie's space say the same in a file, ids and spans aside (lottie_plain.h says what of a track counts).
 * Refuses `lottie-not-said` with the first difference: its node by names, and what it is about.
 */
Result<void> sameInLottie(const Rig &left, const Rig &right);

} // namespace clipwright
