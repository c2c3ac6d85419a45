// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/project/change_settler.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** What has settled in watched folders. */
struct FolderChanges {
    std::vector<std::string> paths;       ///< FOLDER/NAME with the folder as it was given; what happened, a look tells
    std::vector<std::string> lostFolders; ///< deleted, renamed or unmounted: they are not watched any more
    bool mustRescan = false;              ///< some events got lost: anything may have changed

    bool isEmpty() const { return paths.empty() && lostFolders.empty() && !mustRescan; }
};

/**
 * Hears what happens to the files of folders, not below them (Linux: inotify). Folders, because a file that is saved by way of a
 * renamed one is another file, whose watch would stay with the old one. No thread and no clock of its own: wait until `descriptor()`
 * can be read or it is `due()`, then `take`. What happens on other machines to a folder of a network is not heard.
 */
class FolderWatch {
public:
    /** One that hears nothing where the system gives none: `isOpen` then is false and `add` refuses. */
    FolderWatch();
    FolderWatch(const FolderWatch &) = delete;
    FolderWatch &operator=(const FolderWatch &) = delete;
    ~FolderWatch();

    bool isOpen() const { return m_descriptor >= 0; }
    /** To poll for reading; -1 where it is not open. */
    int descriptor() const { return m_descriptor; }

    /** Nothing where it is watched already. Refusals: `folder-missing`, `watch-limit` (the system's), `watch-unavailable`. */
    Result<void> add(const std::string &folder);
    void remove(const std::string &folder);
    bool isWatched(const std::string &folder) const { return m_numbers.contains(folder); }

    /** Reads what was told up to now and gives what has settled by now. */
    FolderChanges take(WatchTime now);
    std::optional<WatchTime> due() const { return m_settler.due(); }

private:
    void hear(WatchTime now, FolderChanges &changes);
    void note(int number, std::uint32_t mask, const std::string &name, WatchTime now, FolderChanges &changes);

    int m_descriptor = -1;
    std::map<std::string, int> m_numbers;              ///< of the system, by folder
    std::map<int, std::vector<std::string>> m_folders; ///< one folder may be given under several names
    ChangeSettler m_settler;
};

} // namespace clipwright
