// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/files.h"

#include "model/io/files/descriptor.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clipwright {

namespace {

Place placeOf(const std::string &path)
{
    return {path, 0, 0, {}};
}

tl::unexpected<Error> refuseUnreadable(const std::string &path, const std::string &why)
{
    return refuse("file-unreadable", "cannot read '" + path + "': " + why, placeOf(path));
}

tl::unexpected<Error> refuseTooLarge(const std::string &path, std::size_t cap)
{
    return refuse("file-too-large", "'" + path + "' is larger than " + std::to_string(cap) + " bytes", placeOf(path));
}

} // namespace

bool isFolder(const std::string &path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool isSpecialFile(const std::string &path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

Result<std::shared_ptr<const std::string>> readFile(const std::string &path, std::size_t cap, FileCalls &calls)
{
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    const Descriptor file = Descriptor::open(path, O_RDONLY | O_NONBLOCK, 0, calls);
    if (!file.isOpen()) {
        if (errno == ENOENT || errno == ENOTDIR)
            return refuse("file-missing", "there is no file '" + path + "'", placeOf(path));
        return refuseUnreadable(path, systemWords(errno));
    }
    struct stat status = {};
    if (calls.fstat(file.number(), &status) != 0)
        return refuseUnreadable(path, systemWords(errno));
    if (!S_ISREG(status.st_mode))
        return refuseUnreadable(path, S_ISDIR(status.st_mode) ? "it is a folder" : "it is not an ordinary file");
    const auto expected = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
    if (expected > cap)
        return refuseTooLarge(path, cap);

    // The size is only a first guess: the file may grow or shrink meanwhile, and /proc says 0.
    std::string bytes(expected + 1, '\0');
    std::size_t size = 0;
    for (;;) {
        const ssize_t count = file.read(bytes.data() + size, bytes.size() - size);
        if (count < 0)
            return refuseUnreadable(path, systemWords(errno));
        if (count == 0)
            break;
        size += static_cast<std::size_t>(count);
        if (size > cap)
            return refuseTooLarge(path, cap);
        if (size == bytes.size())
            bytes.resize(std::min(size * 2 + 4096, cap + 1));
    }
    bytes.resize(size);
    return std::make_shared<const std::string>(std::move(bytes));
}

} // namespace clipwright
