// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/files: a file under a name of our own beside the one that it is to replace.
#pragma once

#include "model/io/files/descriptor.h"

#include <optional>
#include <string>
#include <string_view>

#include <sys/stat.h>

namespace clipwright {

/** The names `.clipwright-….tmp` that temporary files have; a link to what becomes a backup has one with a `~` behind it. */
bool isTemporaryName(std::string_view name);
/** One that nothing has yet, as far as can be told without looking. */
std::string newTemporaryName();
inline constexpr char kBackupSign = '~';

/** Locked as long as it lives, so that it is not taken for a leftover; gone again unless it was renamed. */
class TemporaryFile {
public:
    /** For new files with what the umask leaves of 0666; in the place of `replaced` with its owner and mode. */
    TemporaryFile(const std::string &folder, const struct stat *replaced, FileCalls &calls);
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;
    ~TemporaryFile();

    /** False with error() and step() where making it failed. */
    bool isOpen() const { return m_file.has_value(); }
    int error() const { return m_error; }
    const std::string &step() const { return m_step; }

    const std::string &path() const { return m_path; }
    Descriptor &file() { return *m_file; }
    /** False with errno. */
    bool renameTo(const std::string &target);

private:
    bool make(const std::string &path, mode_t mode);
    bool keepOwnerAndMode(const struct stat &replaced);
    void fail(std::string step);

    FileCalls &m_calls;
    std::string m_path;
    std::optional<Descriptor> m_file;
    std::string m_step;
    int m_error = 0;
    bool m_isRenamed = false;
};

} // namespace clipwright
