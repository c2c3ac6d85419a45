// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/inner_path.h"

#include <algorithm>

namespace clipwright {

std::string_view takePart(std::string_view &path)
{
    const std::size_t slash = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, slash);
    path.remove_prefix(std::min(slash + 1, path.size()));
    return part;
}

bool isReference(std::string_view path)
{
    return !path.empty() && path.front() != '/'
           && path.find_first_of(std::string_view("\\:\0", 3)) == std::string_view::npos;
}

bool isInnerPath(std::string_view path)
{
    if (!isReference(path))
        return false;
    while (!path.empty()) {
        if (takePart(path) == "..")
            return false;
    }
    return true;
}

std::optional<std::string> innerPathFrom(std::string_view file, std::string_view reference)
{
    if (!isReference(reference))
        return std::nullopt;
    const std::size_t slash = file.find_last_of('/');
    std::string path(file.substr(0, slash == std::string_view::npos ? 0 : slash));
    while (!reference.empty()) {
        const std::string_view part = takePart(reference);
        if (part == "..") {
            if (path.empty())
                return std::nullopt;
            path.resize(path.find('/') == std::string::npos ? 0 : path.find_last_of('/'));
        } else if (!part.empty() && part != ".") {
            path.append(path.empty() ? "" : "/").append(part);
        }
    }
    if (path.empty())
        return std::nullopt;
    return path;
}

} // namespace clipwright
