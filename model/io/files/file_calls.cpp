// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/file_calls.h"

#include <cerrno>
#include <cstdio>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clipwright {

int FileCalls::open(const std::string &path, int flags, unsigned mode)
{
    return ::open(path.c_str(), flags, mode);
}

int FileCalls::close(int file)
{
    return ::close(file);
}

ssize_t FileCalls::read(int file, void *bytes, std::size_t count)
{
    return ::read(file, bytes, count);
}

ssize_t FileCalls::write(int file, const void *bytes, std::size_t count)
{
    return ::write(file, bytes, count);
}

off_t FileCalls::seek(int file, off_t offset)
{
    return ::lseek(file, offset, SEEK_SET);
}

int FileCalls::fsync(int file)
{
    return ::fsync(file);
}

int FileCalls::ftruncate(int file, off_t size)
{
    return ::ftruncate(file, size);
}

int FileCalls::fstat(int file, struct stat *status)
{
    return ::fstat(file, status);
}

int FileCalls::fchmod(int file, mode_t mode)
{
    return ::fchmod(file, mode);
}

int FileCalls::fchown(int file, uid_t owner, gid_t group)
{
    return ::fchown(file, owner, group);
}

int FileCalls::flock(int file, int operation)
{
    return ::flock(file, operation);
}

int FileCalls::stat(const std::string &path, struct stat *status)
{
    return ::stat(path.c_str(), status);
}

ssize_t FileCalls::readlink(const std::string &path, char *buffer, std::size_t size)
{
    return ::readlink(path.c_str(), buffer, size);
}

int FileCalls::access(const std::string &path, int how)
{
    return ::access(path.c_str(), how);
}

int FileCalls::link(const std::string &from, const std::string &to)
{
    return ::link(from.c_str(), to.c_str());
}

int FileCalls::rename(const std::string &from, const std::string &to)
{
    return std::rename(from.c_str(), to.c_str());
}

int FileCalls::unlink(const std::string &path)
{
    return ::unlink(path.c_str());
}

int FileCalls::mkdir(const std::string &path, mode_t mode)
{
    return ::mkdir(path.c_str(), mode);
}

int FileCalls::rmdir(const std::string &path)
{
    return ::rmdir(path.c_str());
}

int FileCalls::list(const std::string &folder, std::vector<std::string> &names)
{
    const std::unique_ptr<DIR, int (*)(DIR *)> open(::opendir(folder.c_str()), &::closedir);
    if (!open)
        return -1;
    for (;;) {
        errno = 0;
        const dirent *entry = ::readdir(open.get());
        if (!entry)
            return errno == 0 ? 0 : -1;
        std::string name = entry->d_name;
        if (name != "." && name != "..")
            names.push_back(std::move(name));
    }
}

FileCalls &systemCalls()
{
    static FileCalls calls;
    return calls;
}

} // namespace clipwright
