// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"

namespace clipwright {

/** A document of one session; never used twice in it. */
using DocumentId = Id<struct DocumentTag>;
/** A transaction of one log, in the order in which they were made. */
using TransactionId = Id<struct TransactionTag>;

} // namespace clipwright
