// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_calls.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace clipwright {

/** An open file of the system, closed when it goes. Calls interrupted by a signal are repeated. */
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number, FileCalls &calls = systemCalls()) : m_number(number), m_calls(&calls) {}
    Descriptor(Descriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)), m_calls(other.m_calls) {}
    Descriptor &operator=(Descriptor &&) = delete;
    ~Descriptor();

    /** Not open on failure; errno then says why. `mode` counts for files made by the call. */
    static Descriptor open(const std::string &path, int flags, unsigned mode = 0, FileCalls &calls = systemCalls());

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    /** False with errno: what was written may not be on the disk. Closed in any case. */
    bool close();
    bool sync();
    /** All of them, or false with errno. */
    bool write(std::string_view bytes);
    /** Where the next byte is read or written, counted from the start. False with errno. */
    bool seek(std::int64_t offset) { return m_calls->seek(m_number, static_cast<off_t>(offset)) >= 0; }
    /** As POSIX has it, but repeated where a signal interrupts it. */
    ssize_t read(void *bytes, std::size_t count) const;

private:
    int m_number = -1;
    FileCalls *m_calls = &systemCalls();
};

/** What got or lost its name in a folder is safe only once the folder is on the disk. False with errno; some cannot be synced. */
bool syncFolder(const std::string &folder, FileCalls &calls = systemCalls());

/**
 * Opens standard input, output and error where the caller closed them, so that no file that is opened later takes their
 * place and gets what is meant for a terminal. Reading and writing fail there as before. The first thing of a program.
 */
void keepStandardStreams();

/** The system's words for an errno. */
std::string systemWords(int error);

} // namespace clipwright
