// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/files.h"

namespace clipwright {

/** The folder of a path; empty for the one that the program runs in. */
std::string folderPartOf(const std::string &path);

/**
 * A file below `folder`, as folderPartOf gives it, that another file names by an inner path (model/core/inner_path.h). Nothing
 * outside of the folder is opened, not by way of symbolic links either: `file-outside`. Other refusals as readFile.
 */
Result<std::shared_ptr<const std::string>> readFileWithin(const std::string &folder, const std::string &path,
                                                          std::size_t cap = kMaxTextBytes);

} // namespace clipwright
