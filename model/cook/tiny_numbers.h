// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

namespace clipwright {

/** Makes 0 of each number that is 0 as the float a game keeps: an `.oanim` is read so, and what is shown is what is read. */
void settleTinyNumbers(CookedRig &rig);

} // namespace clipwright
