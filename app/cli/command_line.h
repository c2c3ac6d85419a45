// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/reply.h"

#include <iosfwd>
#include <span>
#include <string>

namespace clipwright::app {

/** The whole program but for its process: `words` are the arguments without the program's name. */
ExitStatus runCommandLine(std::span<const std::string> words, std::ostream &out, std::ostream &err);

} // namespace clipwright::app
