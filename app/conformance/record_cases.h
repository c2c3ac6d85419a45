// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"

namespace clipwright::app {

// Cook records: the canonical text of recorded settings with its hash, and whether a record still describes its inputs.
Verdict runSettings(const Json &theCase, RealFiles &files);
Verdict runMatches(const Json &theCase, RealFiles &files);

} // namespace clipwright::app
