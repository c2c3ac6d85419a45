// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/bench.h"
#include "app/cli/arguments.h"
#include "app/cli/reply.h"

#include <span>

namespace clipwright::app {

/** Measures the families that are named as files, or all, over the folders of --corpus, and answers with a table or JSON. */
ExitStatus runBenchRows(const Arguments &arguments, Reply &reply, std::span<const bench::RowFamily> families);

} // namespace clipwright::app
