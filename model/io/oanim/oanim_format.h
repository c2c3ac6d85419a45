// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/cooked_rig.h"

#include <string>
#include <string_view>

namespace clipwright {

/**
 * `.oanim` text → CookedRig, comments and unknown statements kept. Strict: any malformation gives nothing but the
 * 1-based line, one of the reason codes of docs/formats/oanim.md, and what was expected.
 */
Result<CookedRig> readOanim(std::string_view text, const std::string &file = {});

/**
 * Canonical `.oanim` text: byte-stable, locale-free; reading it back gives the same CookedRig. `rig.isStill` must be
 * false.
 */
std::string writeOanim(const CookedRig &rig);

/** `.oshape` text → a still CookedRig with one layer. Refuses with line and reason what the game's reader refuses. */
Result<CookedRig> readOshape(std::string_view text, const std::string &file = {});

/** Canonical `.oshape` text. Refuses `needs-oanim` (gradients, several layers, moving things) and says which. */
Result<std::string> writeOshape(const CookedRig &rig);

} // namespace clipwright
