// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/journal: what a document has become, as one patch of the file that it was opened from.
#pragma once

#include "model/document/primitive.h"
#include "model/rig/rig.h"

namespace clipwright {

/**
 * Leads from one rig to another that edits have made of it: what is shared stays, all else is taken out and put in. Refuses
 * `value-not-reached` where the two have not the same main composition.
 */
Result<Patch> patchBetweenRigs(const Rig &from, const Rig &to);

} // namespace clipwright
