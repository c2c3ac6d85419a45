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
        ::close(m_number);
}

Descriptor Descriptor::open(const std::string &path, int flags, unsigned mode)
{
    int number = -1;
    do {
        number = ::open(path.c_str(), flags | O_CLOEXEC, mode);
    } while (number < 0 && errno == EINTR);
    return Descriptor(number);
}

bool Descriptor::close()
{
    // Linux has closed the number even where close says EINTR: repeating it could close somebody else's file.
    return ::close(std::exchange(m_number, -1)) == 0 || errno == EINTR;
}

bool Descriptor::sync()
{
    int result = -1;
    do {
        result = ::fsync(m_number);
    } while (result < 0 && errno == EINTR);
    return result == 0;
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
