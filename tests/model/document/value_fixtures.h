// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_value.h"

namespace clipwright::testing {

/** A clip of samples/stages, by its name without suffix. */
Clip sampleClip(const char *name);
/** A stage of samples/stages, likewise. */
Stage sampleStage(const char *name);

/** A clip with every kind of channel: numbers, turns, a bone, one number of a value, flags and words, marks and unknown members. */
Clip richClip();
/** A stage with all kinds of components, children, an instance with what it lays over, and unknown members. */
Stage richStage();

} // namespace clipwright::testing
