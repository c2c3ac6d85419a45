// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright {

/**
 * Whether a path in a file is one of a file below where the path begins, on any system: not empty, relative, without `..`,
 * drive, scheme, backslash or zero byte. Names such as `A..B.png` and `walk 10%.png` are.
 */
bool isInnerPath(std::string_view path);

} // namespace clipwright
