// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

#include <functional>
#include <string>

namespace clipwright {

/** What names of other things a layer is written with. */
struct LottieNames {
    std::function<std::string(CompositionId)> composition; ///< the id that layers refer to a composition by
};

/** The layers of a composition, into the member `layers` of `owner`. */
void writeLayers(LottieWriting &writing, const Composition &composition, LottieTarget &owner, const LottieNames &names);

/** `#rrggbb`, with alpha where it is not whole. Nothing for a colour whose parts are not of 255. */
std::string solidColourText(const std::vector<double> &colour);

} // namespace clipwright
