// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/descriptor.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace clipwright {

Descriptor::~Descriptor()
{
    if (isOpen())
        m_calls->close(m_number);
}

Descriptor Descriptor::open(const std::string &path, int flags, unsigned mode, FileCalls &calls)
{
    int number = -1;
    do {
        number = calls.open(path, flags | O_CLOEXEC, mode);
    } while (number < 0 && errno == EINTR);
    return Descriptor(number, calls);
}

bool Descriptor::close()
{
    // Linux has closed the number even where close says EINTR: repeating it could close somebody else's file.
    return m_calls->close(std::exchange(m_number, -1)) == 0 || errno == EINTR;
}

bool Descriptor::sync()
{
    int result = -1;
    do {
        result = m_calls->fsync(m_number);
    } while (result < 0 && errno == EINTR);
    return result == 0;
}

bool Descriptor::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = m_calls->write(m_number, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            if (count == 0)
                errno = EIO; // nothing written and nothing said: not to be asked for ever
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

ssize_t Descriptor::read(void *bytes, std::size_t count) const
{
    ssize_t got = -1;
    do {
        got = m_calls->read(m_number, bytes, count);
    } while (got < 0 && errno == EINTR);
    return got;
}

bool syncFolder(const std::string &folder, FileCalls &calls)
{
    Descriptor descriptor = Descriptor::open(folder, O_RDONLY | O_DIRECTORY, 0, calls);
    if (!descriptor.isOpen())
        return errno == EACCES; // a folder that may be written but not listed
    return descriptor.sync() || errno == EINVAL || errno == ENOTSUP;
}

void keepStandardStreams()
{
    for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
        // The lowest free number is taken; the wrong way round, so that its use still fails.
        if (::fcntl(number, F_GETFD) < 0 && ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            return;
    }
}

std::string systemWords(int error)
{
    return std::generic_category().message(error);
}

} // namespace clipwright
