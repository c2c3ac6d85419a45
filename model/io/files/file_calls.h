// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <sys/types.h>

struct stat;

namespace clipwright {

/**
 * What writing asks of the system, each call as POSIX has it: -1 and errno where it fails. This one asks the real system; tests
 * put one in its place that fails, ends the process, or is a disk that loses its power.
 */
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls &) = delete;
    FileCalls &operator=(const FileCalls &) = delete;
    virtual ~FileCalls() = default;

    virtual int open(const std::string &path, int flags, unsigned mode);
    virtual int close(int file);
    virtual ssize_t read(int file, void *bytes, std::size_t count);
    virtual ssize_t write(int file, const void *bytes, std::size_t count);
    virtual off_t seek(int file, off_t offset); ///< from the start of the file
    virtual int fsync(int file);
    virtual int ftruncate(int file, off_t size);
    virtual int fstat(int file, struct stat *status);
    virtual int fchmod(int file, mode_t mode);
    virtual int fchown(int file, uid_t owner, gid_t group);
    virtual int flock(int file, int operation);

    virtual int stat(const std::string &path, struct stat *status);
    virtual ssize_t readlink(const std::string &path, char *buffer, std::size_t size);
    virtual int access(const std::string &path, int how);
    virtual int link(const std::string &from, const std::string &to);
    virtual int rename(const std::string &from, const std::string &to);
    virtual int unlink(const std::string &path);
    virtual int mkdir(const std::string &path, mode_t mode);
    virtual int rmdir(const std::string &path);
    /** The names in a folder without `.` and `..`, in any order; added to `names`. */
    virtual int list(const std::string &folder, std::vector<std::string> &names);
};

/** Those of the real system, which hold no state. */
FileCalls &systemCalls();

} // namespace clipwright
