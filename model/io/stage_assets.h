// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/compose/stage_texts.h"
#include "model/eval/stage_rigs.h"

#include <string>

namespace clipwright {

/** Gives rigs (.oanim, .oshape) from a project's folder. Refusals: those of reading the file, `format-unknown`. */
RigLoader rigsFrom(const std::string &project);

/**
 * Gives fonts from a project's folder. Texts that name none are shown in the sans of the system, the first of a short list that
 * is there: `font-missing` where none is.
 */
FontLoader fontsFrom(const std::string &project);

} // namespace clipwright
