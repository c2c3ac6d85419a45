// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/rig/node.h"

#include <string_view>
#include <vector>

namespace clipwright {

struct LottieContext;
class LottieProperties;

/**
 * The shape items of a layer or group: `list` stands at `owner`/`member`. One row an item in the table of
 * lottie_items.cpp; what is not there, or not drawn yet, is kept in its place as an unsupported node with a gap.
 * Refuses groups more than 64 deep and more than 100,000 items a file.
 */
std::vector<Node> readItems(LottieContext &context, LottieProperties &properties, JsonValue list,
                            std::string_view owner, std::string_view member, int depth = 0);

} // namespace clipwright
