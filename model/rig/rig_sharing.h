// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/rig.h"

namespace clipwright {

/**
 * `read` with each track, layer and picture that `before` has just so taken from there, so that caches which tell values
 * by their identity know them again although the file was read anew. Found by ids: what stands behind an inserted node
 * is other. Where in the file a thing stands and the text kept beside it count for nothing and are then those of
 * `before`: the result is for cooking, not for writing.
 */
Rig sharingUnchanged(Rig read, const Rig &before);

} // namespace clipwright
