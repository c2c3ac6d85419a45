// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/rig.h"

namespace clipwright {

struct LottieContext;

/**
 * The whole file: header, assets, compositions, markers. Refuses (the context then is) `not-lottie`, `frame-rate`,
 * `timeline-empty`, `timeline-too-long`, `comp-size` and what passes a cap.
 */
void readLottieDocument(LottieContext &context, JsonValue root, Rig &rig);

} // namespace clipwright
