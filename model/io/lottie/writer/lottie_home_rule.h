// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

namespace clipwright {

/**
 * What a Lottie file cannot say, refused at the edit: whatever passes, alone or after others, writeLottie can write once the
 * command is done. Refusals, each with what to do instead where there is something:
 * - `lottie-easing`, `lottie-spatial`, `lottie-extrapolation`, `lottie-group`: how keys go on, bend and hang together,
 * - `lottie-path`, `lottie-path-closed`, `lottie-colour`, `lottie-choice`, `lottie-stops`, `lottie-not-animated`, `lottie-value`,
 * - `lottie-node`, `lottie-place`, `lottie-slots`, `lottie-link`, `lottie-mask-hidden`, `lottie-field`: nodes and what they have,
 * - `lottie-size`, `lottie-timeline`, `lottie-range`, `lottie-mark`, `lottie-text`: a composition and its names,
 * - `lottie-parent-chain`, `lottie-solid-colour`, `lottie-image-size`, `lottie-asset`, `lottie-asset-used`.
 */
Result<void> lottieAllows(const Rig &before, const Primitive &primitive);

HomeRule lottieHomeRule();

} // namespace clipwright
