// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/real_files.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace clipwright::app {

struct CaseCounts {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t leftOut = 0;
};

/**
 * Runs all cases of the files. `out` gets `ID: got …, expected …` a failure and the counts at the end; `err` gets what
 * is wrong with the files themselves and, a line a reason, what was left out. False when a case failed or a file could
 * not be read (over 256 MiB, no JSON, nested over 100 deep, no `cases`).
 */
bool runCaseFiles(const std::vector<std::string> &paths, RealFiles &files, std::ostream &out, std::ostream &err);

} // namespace clipwright::app
