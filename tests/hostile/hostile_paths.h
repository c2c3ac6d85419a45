// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace clipwright::hostile {

/** Ways out of a folder, each towards each of a few files: some 300. `folder` is the one around it, absolute. */
std::vector<std::string> hostilePaths(const std::string &folder);
/** Odd names of files that are nothing but names: each opens. */
std::vector<std::string> oddNames();

} // namespace clipwright::hostile
