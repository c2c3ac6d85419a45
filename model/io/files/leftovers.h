// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_calls.h"

#include <cstddef>
#include <string>

namespace clipwright {

/**
 * Takes away what writers that were killed left in a folder, told by its name and by nobody holding its lock; of what is below
 * the folder, only what waited in a folder of such a name. How many there were. For the start of a program and whoever lists the folder anyway; saving a document
 * does it for its own. What cannot be taken away stays for the next time.
 */
std::size_t removeLeftovers(const std::string &folder, FileCalls &calls = systemCalls());

} // namespace clipwright
