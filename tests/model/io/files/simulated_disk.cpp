// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "simulated_disk.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

namespace clipwright::testing {

namespace {

constexpr std::size_t kBlock = 4096;

int fail(int error)
{
    errno = error;
    return -1;
}

void writeAt(std::string &bytes, std::size_t at, std::string_view what)
{
    if (bytes.size() < at + what.size())
        bytes.resize(at + what.size(), '\0');
    bytes.replace(at, what.size(), what);
}

} // namespace

/** What the disk holds for certain, and what of it may be there as well. */
struct SimulatedDisk::Pending {
    std::map<int, std::string> bytes; ///< by inode
    std::map<std::string, int> names;
    std::map<int, std::vector<const Event *>> writes;
    std::vector<const Event *> renamings;

    void syncFile(int inode)
    {
        for (const Event *event : writes[inode])
            keep(*event);
        writes[inode].clear();
    }
    void syncFolder()
    {
        for (const Event *event : renamings)
            keep(*event);
        renamings.clear();
    }
    void keep(const Event &event)
    {
        switch (event.what) {
        case What::Write: writeAt(bytes[event.inode], event.at, event.text); break;
        case What::Truncate: bytes[event.inode].resize(event.at, '\0'); break;
        case What::SetName: names[event.text] = event.inode; break;
        case What::DropName: names.erase(event.text); break;
        case What::Rename:
            if (const auto from = names.find(event.text); from != names.end() && from->second == event.inode)
                names.erase(from);
            names[event.to] = event.inode;
            break;
        default: break;
        }
    }
    /** Some of what is not certain, block by block. */
    void cut(std::mt19937 &random)
    {
        for (const auto &[inode, events] : writes) {
            for (const Event *event : events) {
                if (event->what == What::Truncate && random() % 2 == 0)
                    keep(*event);
                if (event->what != What::Write)
                    continue;
                for (std::size_t at = 0; at < event->text.size(); at += kBlock) {
                    const std::string block = event->text.substr(at, kBlock);
                    const auto fate = random() % 4; // lost, all zeros, there, there
                    if (fate > 0)
                        writeAt(bytes[inode], event->at + at, fate == 1 ? std::string(block.size(), '\0') : block);
                }
            }
        }
        for (const Event *event : renamings) {
            if (random() % 2 == 0)
                keep(*event);
        }
    }
};

SimulatedDisk::SimulatedDisk(const Files &files) : m_first(files)
{
    for (const auto &[name, bytes] : files) {
        m_names[name] = static_cast<int>(m_inodes.size());
        m_inodes.push_back({bytes, 0644, 1, 0});
    }
}

SimulatedDisk::Files SimulatedDisk::afterCut(std::size_t moment, std::mt19937 &random) const
{
    Pending disk;
    int inode = 0;
    for (const auto &[name, bytes] : m_first) {
        disk.bytes[inode] = bytes;
        disk.names[name] = inode++;
    }
    for (std::size_t i = 0; i < moment; ++i) {
        const Event &event = m_log[i];
        switch (event.what) {
        case What::Write:
        case What::Truncate: disk.writes[event.inode].push_back(&event); break;
        case What::SyncFile: disk.syncFile(event.inode); break;
        case What::SyncFolder: disk.syncFolder(); break;
        default: disk.renamings.push_back(&event); break;
        }
    }
    disk.cut(random);
    Files files;
    for (const auto &[name, of] : disk.names)
        files[name] = disk.bytes[of];
    return files;
}

SimulatedDisk::Files SimulatedDisk::files() const
{
    Files files;
    for (const auto &[name, inode] : m_names)
        files[name] = m_inodes[static_cast<std::size_t>(inode)].bytes;
    return files;
}

int SimulatedDisk::inodeOf(const std::string &path) const
{
    const auto found = m_names.find(nameOf(path));
    return found == m_names.end() ? -1 : found->second;
}

void SimulatedDisk::setName(const std::string &name, int inode)
{
    m_names[name] = inode;
    ++m_inodes[static_cast<std::size_t>(inode)].names;
}

bool SimulatedDisk::dropName(const std::string &name)
{
    const auto found = m_names.find(name);
    if (found == m_names.end())
        return false;
    --m_inodes[static_cast<std::size_t>(found->second)].names;
    m_names.erase(found);
    return true;
}

int SimulatedDisk::open(const std::string &path, int flags, unsigned mode)
{
    int inode = inodeOf(path);
    if ((flags & O_DIRECTORY) == 0) {
        if (inode >= 0 && (flags & O_EXCL) != 0)
            return fail(EEXIST);
        if (inode < 0 && (flags & O_CREAT) == 0)
            return fail(ENOENT);
        if (inode < 0) {
            inode = static_cast<int>(m_inodes.size());
            m_inodes.push_back({{}, mode, 0, 0});
            setName(nameOf(path), inode);
            m_log.push_back({What::SetName, inode, 0, nameOf(path)});
        }
        if ((flags & O_TRUNC) != 0) {
            m_inodes[static_cast<std::size_t>(inode)].bytes.clear();
            m_log.push_back({What::Truncate, inode, 0});
        }
    } else {
        inode = -1;
    }
    const bool isAppended = inode >= 0 && (flags & O_APPEND) != 0;
    m_open[++m_lastNumber] = {inode, 0, isAppended};
    return m_lastNumber;
}

int SimulatedDisk::close(int file)
{
    return m_open.erase(file) == 1 ? 0 : fail(EBADF);
}

ssize_t SimulatedDisk::read(int file, void *bytes, std::size_t count)
{
    Open &open = m_open.at(file);
    const std::string &from = m_inodes[static_cast<std::size_t>(open.inode)].bytes;
    const std::size_t got = std::min(count, from.size() - std::min(open.at, from.size()));
    std::copy_n(from.data() + open.at, got, static_cast<char *>(bytes));
    open.at += got;
    return static_cast<ssize_t>(got);
}

ssize_t SimulatedDisk::write(int file, const void *bytes, std::size_t count)
{
    Open &open = m_open.at(file);
    Inode &inode = m_inodes[static_cast<std::size_t>(open.inode)];
    const std::string text(static_cast<const char *>(bytes), count);
    if (open.isAppended)
        open.at = inode.bytes.size();
    writeAt(inode.bytes, open.at, text);
    inode.modified = static_cast<long>(m_log.size());
    m_log.push_back({What::Write, open.inode, open.at, text});
    open.at += count;
    return static_cast<ssize_t>(count);
}

int SimulatedDisk::fsync(int file)
{
    const int inode = m_open.at(file).inode;
    if (!(inode < 0 ? isFolderSyncSkipped : isFileSyncSkipped))
        m_log.push_back({inode < 0 ? What::SyncFolder : What::SyncFile, inode});
    return 0;
}

int SimulatedDisk::ftruncate(int file, off_t size)
{
    const int inode = m_open.at(file).inode;
    m_inodes[static_cast<std::size_t>(inode)].bytes.resize(static_cast<std::size_t>(size));
    m_log.push_back({What::Truncate, inode, static_cast<std::size_t>(size)});
    return 0;
}

void SimulatedDisk::status(int inode, struct stat *status) const
{
    *status = {};
    if (inode < 0) {
        status->st_mode = S_IFDIR | 0755;
        return;
    }
    const Inode &of = m_inodes[static_cast<std::size_t>(inode)];
    status->st_mode = S_IFREG | of.mode;
    status->st_size = static_cast<off_t>(of.bytes.size());
    status->st_nlink = static_cast<nlink_t>(of.names);
    status->st_ino = static_cast<ino_t>(inode + 1);
    status->st_mtim.tv_sec = of.modified;
}

int SimulatedDisk::fstat(int file, struct stat *to)
{
    status(m_open.at(file).inode, to);
    return 0;
}

int SimulatedDisk::stat(const std::string &path, struct stat *to)
{
    const int inode = inodeOf(path);
    if (inode < 0)
        return fail(ENOENT);
    status(inode, to);
    return 0;
}

int SimulatedDisk::fchmod(int file, mode_t mode)
{
    m_inodes[static_cast<std::size_t>(m_open.at(file).inode)].mode = mode;
    return 0;
}

int SimulatedDisk::fchown(int, uid_t, gid_t)
{
    return 0;
}

int SimulatedDisk::flock(int, int)
{
    return 0;
}

ssize_t SimulatedDisk::readlink(const std::string &path, char *, std::size_t)
{
    return fail(inodeOf(path) < 0 ? ENOENT : EINVAL);
}

int SimulatedDisk::access(const std::string &path, int)
{
    return inodeOf(path) < 0 ? fail(ENOENT) : 0;
}

int SimulatedDisk::link(const std::string &from, const std::string &to)
{
    const int inode = inodeOf(from);
    if (inode < 0 || inodeOf(to) >= 0)
        return fail(inode < 0 ? ENOENT : EEXIST);
    setName(nameOf(to), inode);
    m_log.push_back({What::SetName, inode, 0, nameOf(to)});
    return 0;
}

int SimulatedDisk::rename(const std::string &from, const std::string &to)
{
    const int inode = inodeOf(from);
    if (inode < 0)
        return fail(ENOENT);
    if (inodeOf(to) == inode)
        return 0; // two names of one file both stay
    dropName(nameOf(to));
    dropName(nameOf(from));
    setName(nameOf(to), inode);
    m_log.push_back({What::Rename, inode, 0, nameOf(from), nameOf(to)});
    return 0;
}

int SimulatedDisk::unlink(const std::string &path)
{
    if (!dropName(nameOf(path)))
        return fail(ENOENT);
    m_log.push_back({What::DropName, -1, 0, nameOf(path)});
    return 0;
}

int SimulatedDisk::mkdir(const std::string &, mode_t)
{
    return 0;
}

int SimulatedDisk::rmdir(const std::string &)
{
    return fail(ENOTEMPTY);
}

int SimulatedDisk::list(const std::string &, std::vector<std::string> &names)
{
    for (const auto &[name, inode] : m_names)
        names.push_back(name);
    return 0;
}

} // namespace clipwright::testing
