// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/clipboard.
#pragma once

#include "model/commands/clipboard.h"

#include <string>

namespace clipwright {

/** What about nodes that were read does not fit together, as the end of "expected …"; empty: nothing. */
std::string faultOf(const CopiedNodes &nodes);

} // namespace clipwright
