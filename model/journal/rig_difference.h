// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/journal: what a document has become, as one patch of the file that it was opened from.
#pragma once

#include "model/document/primitive.h"
#include "model/rig/rig.h"

namespace clipwright {

/**
 * Leads from one rig to another that edits have made of it: what is shared stays, all else is taken out and put in. Performed and
 * compared before it is given; refuses `rig-not-reached` where that does not give the other one.
 */
Result<Patch> patchBetween(const Rig &from, const Rig &to);

} // namespace clipwright
