// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * Whether a path in a file is one of a file below where the path begins, on any system: not empty, relative, without `..`,
 * drive, scheme, backslash or zero byte. Names such as `A..B.png` and `walk 10%.png` are.
 */
bool isInnerPath(std::string_view path);

/** The same, but that `..` may stand in it: a path from a file's folder that innerPathFrom must be asked about. */
bool isReference(std::string_view path);

/**
 * What a reference in a file names, seen from where `file`, an inner path, begins: `..` and `.` are folded. Nothing where it
 * leads out, or is no reference: `../props/lamp.ostage` in `scenes/alley.ostage` is `props/lamp.ostage`.
 */
std::optional<std::string> innerPathFrom(std::string_view file, std::string_view reference);

/** Takes the part up to the next slash off the front of a path, the slash with it. */
std::string_view takePart(std::string_view &path);

} // namespace clipwright
