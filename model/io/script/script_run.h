// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/io/script/script_reader.h"

#include <functional>
#include <string>
#include <vector>

namespace clipwright {

/** What one step of a script did. */
struct StepOutcome {
    DocumentValue value;              ///< after it
    Patch forward;                    ///< did it
    Patch inverse;                    ///< takes it back from there; empty where nothing changed
    std::vector<std::string> changed; ///< paths of what became other, in the order in which it did
};

/**
 * Performs a step on a document, as one transaction under a home's rule. Refuses with what the command refused with, and with
 * `patch-malformed`; the place is the step's in the script.
 */
Result<StepOutcome> runStep(const DocumentValue &value, const ScriptStep &step, const HomeRule &rule = {});

} // namespace clipwright
