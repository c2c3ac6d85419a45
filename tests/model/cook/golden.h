// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace clipwright {

/**
 * Compares a text with tests/golden/cook/NAME, line by line. Empty when they agree; else the first line that
 * differs, and the text as NAME.actual beside the golden. With REBASELINE=1 in the environment the golden is
 * written instead.
 */
QString differenceFromGolden(const QString &name, std::string_view text);

} // namespace clipwright
