// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/rig.h"

#include <string>

namespace clipwright {

/**
 * A rig of Lottie's space as the text of a Lottie file. One that was read keeps every byte of its text that no edit was
 * about: the writer reads the text again, finds what was edited by the ids, and spells that as the file spells its like. A rig
 * without a text is written whole. What is written is read once more: a text that says anything else than the rig is
 * never given.
 *
 * Refuses `lottie-space` (a rig of world space), `lottie-text` (a text that cannot be read any more), and `lottie-not-said`,
 * which names the first thing that the file would say otherwise: lottieHomeRule refuses such edits beforehand.
 */
Result<std::string> writeLottie(const Rig &rig);

} // namespace clipwright
