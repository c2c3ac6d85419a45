// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/bench.h"

#include <vector>

namespace clipwright::app {

/** P6: the window while the heaviest rig plays in a viewport of 1280 x 800, and while nothing happens. */
std::vector<bench::Row> runViewportRows(const bench::Bench &bench);

/** P20: from the start of the process to the first painted frame, beside a bare window's. */
std::vector<bench::Row> runStartRows(const bench::Bench &bench);

/** Without a display a window cannot even say that it has none: it ends the process. */
bool hasDisplay();

} // namespace clipwright::app
