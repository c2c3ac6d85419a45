// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

namespace clipwright {

class LottiePropertyWriter;

/** What a fill, stroke, gradient or part of a dash pattern is made of; nothing for other nodes. */
void writeStyle(LottieWriting &writing, const Composition &composition, const Node &node, LottieTarget &target,
                const LottiePropertyWriter &properties);

} // namespace clipwright
