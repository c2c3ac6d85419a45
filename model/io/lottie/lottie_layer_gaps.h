// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/layer.h"

namespace clipwright {

struct LottieContext;

/** Gaps of the layer's place in space: what its children suffer from as well. */
void checkTransformFeatures(LottieContext &context, const Layer &layer, JsonValue json);

/** Gaps of how the layer is drawn and timed: mattes, effects, styles, stretched or remapped time, blending. */
void checkLayerFeatures(LottieContext &context, const Layer &layer, JsonValue json);

} // namespace clipwright
