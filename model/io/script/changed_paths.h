// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/script.
#pragma once

#include "model/document/primitive.h"

#include <string>
#include <vector>

namespace clipwright {

/** The paths of what a patch changed, each once, in the order in which it did: as it is called after it, or was before it went. */
std::vector<std::string> changedPaths(const DocumentValue &before, const DocumentValue &after, const Patch &patch);

} // namespace clipwright
