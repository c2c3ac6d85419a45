// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/journal: what a document has become, as one patch of the file that it was opened from.
#pragma once

#include "model/document/primitive.h"

namespace clipwright {

/**
 * Leads from one value to another that edits have made of it. Performed and compared before it is given; refuses
 * `value-not-reached` where that does not give the other one.
 */
Result<Patch> patchBetween(const DocumentValue &from, const DocumentValue &to);

} // namespace clipwright
