// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/read_within.h"

#include "model/core/inner_path.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>

namespace clipwright {

namespace {

/** Without symbolic links, `.` and `..`; nothing where there is no such file. */
std::optional<std::string> canonical(const std::string &path)
{
    const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
    return resolved ? std::optional<std::string>(resolved.get()) : std::nullopt;
}

} // namespace

std::string folderPartOf(const std::string &path)
{
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? std::string() : path.substr(0, std::max<std::size_t>(slash, 1));
}

Result<std::shared_ptr<const std::string>> readFileWithin(const std::string &folder, const std::string &path,
                                                          std::size_t cap)
{
    const std::string whole = folder.empty() ? path : folder + '/' + path;
    const Place place{whole, 0, 0, {}};
    const auto outside = [&] {
        return refuse("file-outside", "'" + path + "' leads out of the folder that it may be in", place);
    };
    if (!isInnerPath(path))
        return outside();
    const std::optional<std::string> root = canonical(folder.empty() ? "." : folder);
    const std::optional<std::string> file = canonical(whole);
    if (!root || !file)
        return refuse("file-missing", "there is no file '" + whole + "'", place);
    if (!file->starts_with(*root == "/" ? *root : *root + '/'))
        return outside();
    Result<std::shared_ptr<const std::string>> bytes = readFile(*file, cap);
    if (!bytes)
        bytes.error().where = place;
    return bytes;
}

} // namespace clipwright
