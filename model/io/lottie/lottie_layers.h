// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/rig.h"

namespace clipwright {

struct LottieCompositionPlan;
struct LottieCompositionPlans;
struct LottieContext;

/** The layers of a planned composition, in the order of the file, into `composition`, whose timeline is set. */
void readLayers(LottieContext &context, const LottieCompositionPlans &plans, const LottieCompositionPlan &plan,
                const Rig &rig, Composition &composition);

} // namespace clipwright
