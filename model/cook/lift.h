// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

namespace clipwright {

/**
 * The way back from what a game plays to what an artist edits: layers become layers, each shape block a group of path,
 * paint, stroke, texture and mask whose tracks are keyed together; a polyline is a path without handles. World space.
 * Law: cook(lift(x)).rig equals x, kept lines included.
 */
Rig lift(const CookedRig &cooked);

} // namespace clipwright
