// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/io/script/script_reader.h"

#include <optional>

namespace clipwright {

/** A step that does nearly what one does that a file's format cannot say. */
struct Conversion {
    ScriptStep step;
    std::size_t keysBefore = 0; ///< of the stretches that it changes
    std::size_t keysAfter = 0;
    double error = 0; ///< how far it is off at most, of the way from value to value
};

/**
 * The way out of a refusal: of an easing that is no cubic, the same one in a few cubics. Nothing where there is none, or where that is
 * refused too.
 */
std::optional<Conversion> conversionOf(const DocumentValue &value, const ScriptStep &step, const Error &refusal,
                                       const HomeRule &rule);

} // namespace clipwright
