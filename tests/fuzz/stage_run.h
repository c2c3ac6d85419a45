// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright::fuzz {

/**
 * A stage: read, written, read and written again; then built into a tree in which every file that it names is itself, and moved and
 * painted there. Throws BrokenPromise.
 */
void runOstage(std::string_view bytes);

} // namespace clipwright::fuzz
