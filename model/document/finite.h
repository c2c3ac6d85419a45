// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/document: no number of a document is infinite or none at all, for no file could say it.
#pragma once

#include "model/rig/rig.h"

#include <span>

namespace clipwright {

bool isFinite(std::span<const double> numbers);
bool isFinite(const PathRef &path);
/** Times, values and handles. */
bool isFinite(const Keys &keys);
bool isFinite(const Track &track);
bool isFinite(const Layer &layer);
bool isFinite(const Composition &composition);

} // namespace clipwright
