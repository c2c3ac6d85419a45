// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/folder_watch.h"

#include "model/io/files/descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/inotify.h>
#include <unistd.h>

namespace clipwright {

namespace {

constexpr std::uint32_t kEvents = IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO
                                  | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
constexpr std::uint32_t kFolderLost = IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED;
/** A flood of events must not keep `take` for ever; what is left is read the next time. */
constexpr int kMostReads = 100;

PathEvent eventOf(std::uint32_t mask)
{
    if ((mask & IN_MODIFY) != 0)
        return PathEvent::Written;
    // What came by a rename, or went, is nothing that somebody goes on writing.
    const std::uint32_t whole = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE;
    return (mask & whole) != 0 ? PathEvent::Closed : PathEvent::Other;
}

} // namespace

FolderWatch::FolderWatch() : m_descriptor(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {}

FolderWatch::~FolderWatch()
{
    if (isOpen())
        ::close(m_descriptor);
}

Result<void> FolderWatch::add(const std::string &folder)
{
    if (isWatched(folder))
        return {};
    const Place place{folder, 0, 0, {}};
    if (!isOpen())
        return refuse("watch-unavailable", "the system gives no watch for '" + folder + "'", place);
    const int number = ::inotify_add_watch(m_descriptor, folder.empty() ? "." : folder.c_str(), kEvents);
    if (number < 0) {
        const int error = errno;
        if (error == ENOENT || error == ENOTDIR)
            return refuse("folder-missing", "there is no folder '" + folder + "' to watch", place);
        return refuse(error == ENOSPC ? "watch-limit" : "watch-unavailable",
                      "cannot watch the folder '" + folder
                          + "': " + (error == ENOSPC ? "the system watches as many as it may" : systemWords(error)),
                      place);
    }
    m_numbers[folder] = number;
    m_folders[number].push_back(folder);
    return {};
}

void FolderWatch::remove(const std::string &folder)
{
    const auto at = m_numbers.find(folder);
    if (at == m_numbers.end())
        return;
    const int number = at->second;
    m_numbers.erase(at);
    std::vector<std::string> &names = m_folders[number];
    std::erase(names, folder);
    if (!names.empty())
        return;
    m_folders.erase(number);
    ::inotify_rm_watch(m_descriptor, number); // fails where the system has let it go already
}

FolderChanges FolderWatch::take(WatchTime now)
{
    FolderChanges changes;
    if (isOpen())
        hear(now, changes);
    changes.paths = m_settler.take(now);
    changes.mustRescan |= m_settler.takeFlooded();
    return changes;
}

void FolderWatch::hear(WatchTime now, FolderChanges &changes)
{
    alignas(struct inotify_event) std::array<char, 64 * 1024> buffer;
    for (int reads = 0; reads < kMostReads; ++reads) {
        const ssize_t size = ::read(m_descriptor, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            return; // nothing more was told
        for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
            struct inotify_event event = {};
            std::memcpy(&event, buffer.data() + at, sizeof event);
            at += sizeof event;
            const std::string name(buffer.data() + at, ::strnlen(buffer.data() + at, event.len));
            at += event.len;
            note(event.wd, event.mask, name, now, changes);
        }
    }
}

void FolderWatch::note(int number, std::uint32_t mask, const std::string &name, WatchTime now, FolderChanges &changes)
{
    if ((mask & IN_Q_OVERFLOW) != 0) {
        changes.mustRescan = true;
        return;
    }
    const auto at = m_folders.find(number);
    if (at == m_folders.end())
        return; // of a folder that is not watched any more
    const std::vector<std::string> folders = at->second;
    for (const std::string &folder : folders) {
        if ((mask & kFolderLost) != 0) {
            changes.lostFolders.push_back(folder);
            remove(folder);
        } else if (!name.empty()) {
            m_settler.note(folder.empty() || folder == "/" ? folder + name : folder + '/' + name, eventOf(mask), now);
        }
    }
}

} // namespace clipwright
