// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright {

/** What a folder has that is a project: its own file, of what belongs to no asset. */
inline constexpr std::string_view kProjectFileName = "clipwright.project.json";

/** The nearest folder at or above that of a path that is a project; the path's own folder where there is none. */
std::string projectFolderOf(const std::string &path);

} // namespace clipwright
