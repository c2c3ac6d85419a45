// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/files: the file that a path means when it is written.
#pragma once

#include "model/core/result.h"
#include "model/io/files/file_calls.h"

#include <string>

#include <sys/stat.h>

namespace clipwright {

/** What a file is written over, behind all symbolic links. */
struct FileTarget {
    std::string path;
    std::string folder; ///< that it is in
    bool exists = false;
    struct stat status = {}; ///< where it exists
};

/** Refuses as writeFileAtomic says what is no ordinary file, protected, or cannot be looked at. */
Result<FileTarget> findTarget(const std::string &path, FileCalls &calls);

/** `file-unwritable`: the step that failed and the system's words. */
tl::unexpected<Error> refuseUnwritable(const std::string &path, const std::string &step, int error);

} // namespace clipwright
