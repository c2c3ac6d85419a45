// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/rig/rig.h"

namespace clipwright {

struct LottieSpaceRig {
    Rig rig; ///< of Lottie's space, without a text: writeLottie writes it whole
    /** What could not be said and is left out or shown otherwise, each with its layer: `lottie-texture`, `lottie-mask`,
     * `lottie-opacity`, `lottie-colour`, `lottie-focal`, `lottie-morphs`, `lottie-kept`, `lottie-node`. */
    Issues issues;
};

/**
 * A rig of world space, as lift makes it, in Lottie's: pixels (512 a unit, a square of two units with the origin in its
 * middle), y down, clockwise, percent, the first on top; contours as paths of their own, alpha as opacity. Cooked, it shows
 * what the other showed. A rig of Lottie's space comes back without its text.
 */
LottieSpaceRig toLottieSpace(const Rig &rig);

} // namespace clipwright
