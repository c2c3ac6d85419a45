// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_calls.h"

#include <functional>
#include <string_view>

namespace clipwright::testing {

/** Asks before each call what is to become of it, then asks other calls. */
class WatchedCalls : public FileCalls {
public:
    /** Writes half of what it is given, and says so. */
    static constexpr int kShortWrite = -1;
    /** By the name of the call: 0 lets it pass, else the errno that it fails with, or kShortWrite. */
    using Ask = std::function<int(std::string_view call)>;

    explicit WatchedCalls(Ask ask, FileCalls &below = systemCalls()) : m_ask(std::move(ask)), m_below(below) {}

    int open(const std::string &path, int flags, unsigned mode) override;
    int close(int file) override;
    ssize_t read(int file, void *bytes, std::size_t count) override;
    ssize_t write(int file, const void *bytes, std::size_t count) override;
    off_t seek(int file, off_t offset) override;
    int fsync(int file) override;
    int ftruncate(int file, off_t size) override;
    int fstat(int file, struct stat *status) override;
    int fchmod(int file, mode_t mode) override;
    int fchown(int file, uid_t owner, gid_t group) override;
    int flock(int file, int operation) override;
    int stat(const std::string &path, struct stat *status) override;
    ssize_t readlink(const std::string &path, char *buffer, std::size_t size) override;
    int access(const std::string &path, int how) override;
    int link(const std::string &from, const std::string &to) override;
    int rename(const std::string &from, const std::string &to) override;
    int unlink(const std::string &path) override;
    int mkdir(const std::string &path, mode_t mode) override;
    int rmdir(const std::string &path) override;
    int list(const std::string &folder, std::vector<std::string> &names) override;

private:
    bool isRefused(std::string_view call);

    Ask m_ask;
    FileCalls &m_below;
};

} // namespace clipwright::testing
