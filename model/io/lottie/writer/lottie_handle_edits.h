// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"
#include "model/timeline/interpolation.h"

namespace clipwright {

/**
 * Makes a key's `h`, `o` and `i` say `easing` (as plainEasing gives it). New handles are spelled like `sample`, the `o` of
 * another key; without one as bare numbers if `isPlain`, else as lists.
 */
void writeHandles(LottieWriting &writing, LottieTarget &key, const Easing &easing, JsonValue sample, bool isPlain);

} // namespace clipwright
