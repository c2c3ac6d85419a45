// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/inner_path.h"

#include <algorithm>

namespace clipwright {

bool isInnerPath(std::string_view path)
{
    if (path.empty() || path.front() == '/'
        || path.find_first_of(std::string_view("\\:\0", 3)) != std::string_view::npos)
        return false;
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        if (path.substr(0, slash) == "..")
            return false;
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return true;
}

} // namespace clipwright
