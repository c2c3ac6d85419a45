// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

#include <string_view>
#include <vector>

namespace clipwright {

class LottiePropertyWriter;

/** The five properties of a layer's `ks` or a group's `tr`. */
void writeTransform(LottieTarget &target, const LottiePropertyWriter &properties);

/** Items or masks of a list that `owner` has in its member, those within them too. */
void writeNodes(LottieWriting &writing, const Composition &composition, LottieTarget &owner, std::string_view name,
                const std::vector<Node> &nodes);

/** The word of an item's `ty`; empty for a node that no new item can be. */
std::string_view lottieTypeOf(NodeType type);

} // namespace clipwright
