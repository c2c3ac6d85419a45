// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/node.h"

#include <string_view>

namespace clipwright {

struct LottieContext;
class LottieProperties;

/**
 * The transform `object` of a layer (its `ks`) or group (its item `tr`), which stands at `pointer`, as the first five
 * properties of `node`. Skew becomes a gap.
 */
void readTransform(LottieContext &context, LottieProperties &properties, Node &node, JsonValue object,
                   std::string_view pointer);

} // namespace clipwright
