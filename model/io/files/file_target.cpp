// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/file_target.h"

#include "model/io/files/descriptor.h"

#include <cerrno>
#include <climits>

#include <unistd.h>

namespace clipwright {

namespace {

constexpr int kLinkHops = 40; // as Linux itself

std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/** The file behind a chain of symbolic links, whether it exists yet or not. */
Result<std::string> followLinks(const std::string &path, FileCalls &calls)
{
    std::string target = path;
    for (int hop = 0; hop < kLinkHops; ++hop) {
        char buffer[PATH_MAX];
        const ssize_t length = calls.readlink(target, buffer, sizeof buffer);
        if (length < 0) {
            // Not a link, or not there: what follows says which. After any other failure a link could be replaced.
            if (errno == EINVAL || errno == ENOENT || errno == ENOTDIR)
                return target;
            return refuseUnwritable(path, "following its links", errno);
        }
        const std::string next(buffer, static_cast<std::size_t>(length));
        target = next.starts_with('/') ? next : folderOf(target) + '/' + next;
    }
    return refuseUnwritable(path, "following its links", ELOOP);
}

} // namespace

tl::unexpected<Error> refuseUnwritable(const std::string &path, const std::string &step, int error)
{
    return refuse("file-unwritable", "cannot write '" + path + "': " + step + ": " + systemWords(error),
                  {path, 0, 0, {}});
}

Result<FileTarget> findTarget(const std::string &path, FileCalls &calls)
{
    const Result<std::string> real = followLinks(path, calls);
    if (!real)
        return tl::make_unexpected(real.error());
    FileTarget target{*real, folderOf(*real), false, {}};
    target.exists = calls.stat(target.path, &target.status) == 0;
    if (!target.exists && errno != ENOENT)
        return refuseUnwritable(path, "looking for the file", errno);
    if (target.exists && !S_ISREG(target.status.st_mode))
        return refuseUnwritable(path, "it is not an ordinary file", S_ISDIR(target.status.st_mode) ? EISDIR : EINVAL);
    if (target.exists && calls.access(target.path, W_OK) != 0)
        return refuseUnwritable(path, "the file is protected", errno);
    return target;
}

} // namespace clipwright
