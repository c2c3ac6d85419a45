// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_calls.h"

#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace clipwright::testing {

/**
 * One folder on a disk that may lose its power. What is written is safe once its file was synced, names once the folder was;
 * until then each name that changed and each block of 4 KiB is there or not, in any order, and a block may be all zeros. Renaming
 * is one step. No symbolic links; a folder in it is the
 * same one.
 */
class SimulatedDisk : public FileCalls {
public:
    using Files = std::map<std::string, std::string>; ///< bytes by name

    /** What is on the disk for certain at the beginning. */
    explicit SimulatedDisk(const Files &files);

    /** How much happened so far: a moment at which the power may be cut. */
    std::size_t moment() const { return m_log.size(); }
    /** One of the states that the rules allow, with the power cut at a moment. */
    Files afterCut(std::size_t moment, std::mt19937 &random) const;
    Files files() const;

    /** Faults of a disk, or of a recipe without those calls: they say that it is done. */
    bool isFileSyncSkipped = false;
    bool isFolderSyncSkipped = false;

    int open(const std::string &path, int flags, unsigned mode) override;
    int close(int file) override;
    ssize_t read(int file, void *bytes, std::size_t count) override;
    ssize_t write(int file, const void *bytes, std::size_t count) override;
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
    struct Inode {
        std::string bytes;
        unsigned mode = 0644;
        int names = 0;
        long modified = 0;
    };
    enum class What { Write, Truncate, SyncFile, SetName, DropName, Rename, SyncFolder };
    struct Event {
        What what = What::Write;
        int inode = -1;
        std::size_t at = 0;    ///< of Write; the size of Truncate
        std::string text = {}; ///< the bytes of Write, else the name
        std::string to = {};   ///< of Rename
    };
    struct Open {
        int inode = -1; ///< -1: the folder
        std::size_t at = 0;
        bool isAppended = false;
    };
    struct Pending;

    static std::string nameOf(const std::string &path) { return path.substr(path.rfind('/') + 1); }
    int inodeOf(const std::string &path) const;
    void status(int inode, struct stat *status) const;
    void setName(const std::string &name, int inode);
    bool dropName(const std::string &name);

    std::vector<Inode> m_inodes;
    std::map<std::string, int> m_names;
    std::map<int, Open> m_open;
    int m_lastNumber = 99;
    std::vector<Event> m_log;
    Files m_first;
};

} // namespace clipwright::testing
