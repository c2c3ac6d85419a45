// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/project_folder.h"

#include "model/io/files/read_within.h"

#include <filesystem>

namespace clipwright {

std::string projectFolderOf(const std::string &path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    if (error)
        return folderPartOf(path);
    for (fs::path folder = absolute.parent_path();; folder = folder.parent_path()) {
        if (fs::is_regular_file(folder / kProjectFileName, error))
            return folder.string();
        if (folder == folder.parent_path())
            return folderPartOf(path);
    }
}

} // namespace clipwright
