// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/layer.h"

namespace clipwright {

struct LottieContext;
class LottieProperties;

/**
 * The layer's `masksProperties`, whatever `hasMask` says, as players draw them. A gap where they are more than one
 * that adds; masks of mode none count for nothing.
 */
void readMasks(LottieContext &context, LottieProperties &properties, Layer &layer, JsonValue json);

} // namespace clipwright
