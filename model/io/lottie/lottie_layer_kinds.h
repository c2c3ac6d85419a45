// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/rig.h"

namespace clipwright {

struct LottieCompositionPlans;
struct LottieContext;
class LottieProperties;

/** A layer whose transform is read, and what the reader of its kind may need. */
struct LottieLayerReading {
    LottieContext &context;
    LottieProperties &properties;
    const LottieCompositionPlans &plans;
    const Rig &rig; ///< its images
    Layer &layer;
    JsonValue json;
};

/** Sets the layer's kind by its `ty` and reads what it paints; one row a kind in lottie_layer_kinds.cpp. */
void readLayerContent(LottieLayerReading reading);

} // namespace clipwright
