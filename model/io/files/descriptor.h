// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

namespace clipwright {

/** An open file of the system, closed when it goes. Calls interrupted by a signal are repeated. */
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor &operator=(Descriptor &&) = delete;
    ~Descriptor();

    /** Not open on failure; errno then says why. `mode` counts for files made by the call. */
    static Descriptor open(const std::string &path, int flags, unsigned mode = 0);

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    /** False with errno: what was written may not be on the disk. Closed in any case. */
    bool close();
    bool sync();

private:
    int m_number = -1;
};

/**
 * Opens standard input, output and error where the caller closed them, so that no file that is opened later takes their
 * place and gets what is meant for a terminal. Reading and writing fail there as before. The first thing of a program.
 */
void keepStandardStreams();

/** The system's words for an errno. */
std::string systemWords(int error);

} // namespace clipwright
