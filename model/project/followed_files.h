// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/files/file_stamp.h"
#include "model/project/folder_watch.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** What other programs did to a file, once it has settled. */
enum class OutsideKind : std::uint8_t {
    Changed,    ///< it reads, and there are no unsaved edits: show it
    Conflict,   ///< it reads, and there are unsaved edits: both are there, and the choice is the user's
    Unreadable, ///< it does not read: the last good one stays, the issues say why not
    Gone,       ///< there is no file any more: what is shown stays
    Restored,   ///< after one of these: it is again what was known
};

struct OutsideChange {
    std::string path;
    OutsideKind kind = OutsideKind::Changed;
    StampedFile file; ///< Changed, Conflict: what is there now
    Issues issues;    ///< Unreadable
};

/** Why a file cannot be shown, by the format of its path; no error: it can. */
Issues whyUnreadable(const std::string &path, const std::shared_ptr<const std::string> &bytes);

/**
 * Files that are open, and what happens to them outside. Each is known by the stamp of what was last read or saved: a file that
 * has those bytes is no change, so own saves and touches cause nothing. One that does not read is probably half-written: it is
 * told when half a second brought nothing better; one that is gone when a third did not bring it back. Reads and checks files on
 * the thread that calls `take`; wait as for FolderWatch. Folders that cannot be watched are looked at every second.
 */
class FollowedFiles {
public:
    static constexpr std::chrono::milliseconds kUnreadableFor{500};
    static constexpr std::chrono::milliseconds kGoneFor{300};
    static constexpr std::chrono::milliseconds kLookEvery{1000};

    using Check = std::function<Issues(const std::string &path, const std::shared_ptr<const std::string> &bytes)>;
    explicit FollowedFiles(Check check = whyUnreadable) : m_check(std::move(check)) {}

    /**
     * What is known of the file: when it is opened, after each own save before the next `take`, and when a conflict is decided for
     * either side (to keep ours, with the stamp of theirs: then a save may replace it).
     */
    void follow(const std::string &path, const FileStamp &known);
    void forget(const std::string &path);
    /** Whether there are unsaved edits. A conflict whose edits are undone becomes Changed. */
    void setEdited(const std::string &path, bool isEdited);

    /** -1 where nothing can be watched; `due` then says when to look. */
    int descriptor() const { return m_watch.descriptor(); }
    std::optional<WatchTime> due() const;
    /** What has settled by now, in the order of the paths. What was told once is not told again until it changes. */
    std::vector<OutsideChange> take(WatchTime now);

private:
    struct Oddness {
        OutsideKind kind = OutsideKind::Gone;
        std::string hash; ///< of what does not read
        bool operator==(const Oddness &) const = default;
    };
    struct Followed {
        FileStamp known;
        bool isEdited = false;
        bool isWatched = false;
        bool isToBeLookedAt = true;       ///< at the next take
        std::vector<std::string> folders; ///< its own, and that of what a link leads to
        std::optional<Oddness> told;
        std::optional<Oddness> waiting;
        WatchTime due; ///< of what is waiting, and of the next look where it is not watched
    };

    void watch(const std::string &path, Followed &file);
    void unwatch(Followed &file);
    void hear(const FolderChanges &changes);
    std::optional<OutsideChange> look(const std::string &path, Followed &file, WatchTime now);
    std::optional<OutsideChange> asKnown(const std::string &path, Followed &file);
    std::optional<OutsideChange> odd(OutsideChange change, Oddness oddness, Followed &file, WatchTime now);
    std::optional<OutsideChange> other(OutsideChange change, Followed &file);

    Check m_check;
    FolderWatch m_watch;
    std::map<std::string, Followed> m_files;
    std::map<std::string, int> m_users; ///< of a watched folder
};

} // namespace clipwright
