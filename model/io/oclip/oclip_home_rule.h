// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

namespace clipwright {

/**
 * What an .oclip cannot say, refused at the edit: whatever passes is written and read again as it is. Refusals:
 * - `oclip-easing` an easing of each component's own, or without what its row takes,
 * - `oclip-spatial` a path through space, `oclip-tangent` slopes where a kind has none,
 * - `oclip-value` a turn that is not of unit length, a flag between off and on, a text that is none of its kind,
 * - `oclip-no-keys` a channel without keys, `oclip-address` a property that names no component, a bone's that bones have not,
 * - `oclip-timeline` a start other than 0, named ranges; a duration that the keys of a timeline asset tell,
 * - `oclip-mark` a mark whose payload is no JSON, or out of order; `oclip-root` an axis that is not of unit length,
 * - `oclip-track` tracks that are keyed together, or a value without keys.
 */
HomeRule oclipHomeRule();

/** The same for one primitive. */
Result<void> oclipAllows(const Clip &before, const Primitive &primitive);

} // namespace clipwright
