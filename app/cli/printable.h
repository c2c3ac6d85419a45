// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright::app {

/**
 * The text as one line for a terminal. Names come from files of others: what would end the line, steer the terminal or
 * turn the order of letters round stands there as `\n`, `\u001b` …, a byte that is not UTF-8 as `\xff`.
 */
std::string printable(std::string_view text);

} // namespace clipwright::app
