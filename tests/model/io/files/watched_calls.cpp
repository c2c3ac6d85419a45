// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "watched_calls.h"

#include <cerrno>

namespace clipwright::testing {

/** With errno. A short write of what writes nothing is none. */
bool WatchedCalls::isRefused(std::string_view call)
{
    const int answer = m_ask(call);
    if (answer > 0)
        errno = answer;
    return answer > 0;
}

ssize_t WatchedCalls::write(int file, const void *bytes, std::size_t count)
{
    const int answer = m_ask("write");
    if (answer > 0) {
        errno = answer;
        return -1;
    }
    return m_below.write(file, bytes, answer == kShortWrite ? (count + 1) / 2 : count);
}

int WatchedCalls::close(int file)
{
    // Closed in any case, as Linux has it.
    const int closed = m_below.close(file);
    return isRefused("close") ? -1 : closed;
}

int WatchedCalls::open(const std::string &path, int flags, unsigned mode)
{
    return isRefused("open") ? -1 : m_below.open(path, flags, mode);
}

ssize_t WatchedCalls::read(int file, void *bytes, std::size_t count)
{
    return isRefused("read") ? -1 : m_below.read(file, bytes, count);
}

off_t WatchedCalls::seek(int file, off_t offset)
{
    return isRefused("seek") ? -1 : m_below.seek(file, offset);
}

int WatchedCalls::fsync(int file)
{
    return isRefused("fsync") ? -1 : m_below.fsync(file);
}

int WatchedCalls::ftruncate(int file, off_t size)
{
    return isRefused("ftruncate") ? -1 : m_below.ftruncate(file, size);
}

int WatchedCalls::fstat(int file, struct stat *status)
{
    return isRefused("fstat") ? -1 : m_below.fstat(file, status);
}

int WatchedCalls::fchmod(int file, mode_t mode)
{
    return isRefused("fchmod") ? -1 : m_below.fchmod(file, mode);
}

int WatchedCalls::fchown(int file, uid_t owner, gid_t group)
{
    return isRefused("fchown") ? -1 : m_below.fchown(file, owner, group);
}

int WatchedCalls::flock(int file, int operation)
{
    return isRefused("flock") ? -1 : m_below.flock(file, operation);
}

int WatchedCalls::stat(const std::string &path, struct stat *status)
{
    return isRefused("stat") ? -1 : m_below.stat(path, status);
}

ssize_t WatchedCalls::readlink(const std::string &path, char *buffer, std::size_t size)
{
    return isRefused("readlink") ? -1 : m_below.readlink(path, buffer, size);
}

int WatchedCalls::access(const std::string &path, int how)
{
    return isRefused("access") ? -1 : m_below.access(path, how);
}

int WatchedCalls::link(const std::string &from, const std::string &to)
{
    return isRefused("link") ? -1 : m_below.link(from, to);
}

int WatchedCalls::rename(const std::string &from, const std::string &to)
{
    return isRefused("rename") ? -1 : m_below.rename(from, to);
}

int WatchedCalls::unlink(const std::string &path)
{
    return isRefused("unlink") ? -1 : m_below.unlink(path);
}

int WatchedCalls::mkdir(const std::string &path, mode_t mode)
{
    return isRefused("mkdir") ? -1 : m_below.mkdir(path, mode);
}

int WatchedCalls::rmdir(const std::string &path)
{
    return isRefused("rmdir") ? -1 : m_below.rmdir(path);
}

int WatchedCalls::list(const std::string &folder, std::vector<std::string> &names)
{
    return isRefused("list") ? -1 : m_below.list(folder, names);
}

} // namespace clipwright::testing
