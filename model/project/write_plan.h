// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/project/cook_record.h"
#include "model/project/output_files.h"

#include <vector>

namespace clipwright {

/** What a cook has to write, beside what stands there. */
struct WritePlan {
    std::vector<OutputFiles::File> files; ///< that are not yet what they are to be
    Issues changed;                       ///< `artifact-changed`: those of them that are not what the last cook wrote
};

/**
 * Compares outputs with the files of their names, and those with the record. A record without artifacts protects none.
 * The issues are errors, or where `overwrites` warnings that what other hands did is gone.
 */
WritePlan planOf(const std::vector<OutputFiles::File> &outputs, const CookRecord &record, bool overwrites);

} // namespace clipwright
