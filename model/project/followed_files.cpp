// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/followed_files.h"

#include "model/io/files/read_within.h"
#include "model/io/home.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <sys/stat.h>

namespace clipwright {

namespace {

/** Whether the file is surely what the stamp says, without reading it. */
bool isSurely(const FileStamp &known, const std::string &path)
{
    struct stat status = {};
    if (known.mayHideChange || ::stat(path.c_str(), &status) != 0)
        return false;
    const FileStamp now = stampOf(status, known.hash);
    return now.size == known.size && now.modifiedNs == known.modifiedNs;
}

/** The folders in which something happens when the file changes: its own, and that of what a link leads to. */
std::vector<std::string> foldersOf(const std::string &path)
{
    std::vector<std::string> folders{folderPartOf(path)};
    std::error_code none;
    const std::string real = std::filesystem::canonical(path, none).string();
    const std::string own = std::filesystem::canonical(folders.front().empty() ? "." : folders.front(), none).string();
    if (!real.empty() && folderPartOf(real) != own)
        folders.push_back(folderPartOf(real));
    return folders;
}

} // namespace

Issues whyUnreadable(const std::string &path, const std::shared_ptr<const std::string> &bytes)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format || rowOf(*format).kind == AssetKind::Curve)
        return {};
    HomeReading reading = readHome({path, {}, *format, bytes});
    return reading.value ? Issues() : std::move(reading.issues);
}

void FollowedFiles::follow(const std::string &path, const FileStamp &known)
{
    Followed &file = m_files[path];
    file.known = known;
    file.told.reset();
    file.waiting.reset();
    file.isToBeLookedAt = true; // it may have changed since it was read
    watch(path, file);
}

void FollowedFiles::forget(const std::string &path)
{
    const auto at = m_files.find(path);
    if (at == m_files.end())
        return;
    unwatch(at->second);
    m_files.erase(at);
}

void FollowedFiles::setEdited(const std::string &path, bool isEdited)
{
    const auto at = m_files.find(path);
    if (at == m_files.end())
        return;
    at->second.isToBeLookedAt |= at->second.isEdited != isEdited && at->second.told.has_value();
    at->second.isEdited = isEdited;
}

void FollowedFiles::watch(const std::string &path, Followed &file)
{
    std::vector<std::string> folders = foldersOf(path);
    const bool isHeard =
        std::all_of(folders.begin(), folders.end(), [&](const auto &f) { return m_watch.isWatched(f); });
    if (file.isWatched && isHeard && folders == file.folders)
        return;
    std::vector<std::string> added;
    file.isWatched = true;
    for (std::string &folder : folders) {
        if (!m_watch.add(folder)) {
            file.isWatched = false;
            continue;
        }
        ++m_users[folder];
        added.push_back(std::move(folder));
    }
    unwatch(file);
    file.folders = std::move(added);
}

void FollowedFiles::unwatch(Followed &file)
{
    for (const std::string &folder : file.folders) {
        if (--m_users[folder] > 0)
            continue;
        m_users.erase(folder);
        m_watch.remove(folder);
    }
    file.folders.clear();
}

std::optional<WatchTime> FollowedFiles::due() const
{
    std::optional<WatchTime> first = m_watch.due();
    for (const auto &[path, file] : m_files) {
        if (!file.isToBeLookedAt && !file.waiting && file.isWatched)
            continue;
        const WatchTime at = file.isToBeLookedAt ? WatchTime() : file.due;
        first = first ? std::min(*first, at) : at;
    }
    return first;
}

void FollowedFiles::hear(const FolderChanges &changes)
{
    const std::set<std::string> paths(changes.paths.begin(), changes.paths.end());
    const std::set<std::string> lost(changes.lostFolders.begin(), changes.lostFolders.end());
    for (auto &[path, file] : m_files) {
        // A name in the folder of what a link leads to may be that of its target, whatever it leads to by now.
        const bool isLink = file.folders.size() > 1;
        const auto isIn = [&](const std::string &folder) {
            return lost.contains(folder)
                   || (isLink && std::any_of(paths.begin(), paths.end(), [&](const std::string &p) {
                           return folderPartOf(p) == folder;
                       }));
        };
        file.isToBeLookedAt |=
            changes.mustRescan || paths.contains(path) || std::any_of(file.folders.begin(), file.folders.end(), isIn);
        for (const std::string &folder : file.folders)
            file.isWatched = file.isWatched && !lost.contains(folder);
    }
}

std::vector<OutsideChange> FollowedFiles::take(WatchTime now)
{
    hear(m_watch.take(now));
    std::vector<OutsideChange> changes;
    for (auto &[path, file] : m_files) {
        const bool isDue = (file.waiting || !file.isWatched) && file.due <= now;
        if (!file.isToBeLookedAt && !isDue)
            continue;
        file.isToBeLookedAt = false;
        watch(path, file); // first: what happens while it is looked at must be heard
        if (std::optional<OutsideChange> change = look(path, file, now))
            changes.push_back(std::move(*change));
        if (!file.isWatched && !file.waiting)
            file.due = now + kLookEvery;
    }
    return changes;
}

std::optional<OutsideChange> FollowedFiles::look(const std::string &path, Followed &file, WatchTime now)
{
    if (isSurely(file.known, path))
        return asKnown(path, file);
    OutsideChange change{path, OutsideKind::Changed, {}, {}};
    Result<StampedFile> read = readStampedFile(path);
    if (!read && read.error().code == "file-missing") {
        change.kind = OutsideKind::Gone;
        return odd(std::move(change), {OutsideKind::Gone, {}}, file, now);
    }
    std::string hash = read ? read->stamp.hash : read.error().code;
    if (read && hash == file.known.hash) {
        file.known = read->stamp;
        return asKnown(path, file);
    }
    change.issues = read ? m_check(path, read->bytes) : Issues{issueOf(read.error())};
    if (hasErrors(change.issues)) {
        change.kind = OutsideKind::Unreadable;
        return odd(std::move(change), {OutsideKind::Unreadable, std::move(hash)}, file, now);
    }
    change.file = std::move(*read);
    change.issues.clear();
    return other(std::move(change), file);
}

std::optional<OutsideChange> FollowedFiles::asKnown(const std::string &path, Followed &file)
{
    file.waiting.reset();
    if (!std::exchange(file.told, std::nullopt))
        return std::nullopt;
    return OutsideChange{path, OutsideKind::Restored, {}, {}};
}

std::optional<OutsideChange> FollowedFiles::odd(OutsideChange change, Oddness oddness, Followed &file, WatchTime now)
{
    if (file.told == oddness) {
        file.waiting.reset();
        return std::nullopt;
    }
    if (file.waiting != oddness) {
        file.due = now + (oddness.kind == OutsideKind::Gone ? kGoneFor : kUnreadableFor);
        file.waiting = std::move(oddness);
        return std::nullopt;
    }
    if (now < file.due)
        return std::nullopt;
    file.told = std::exchange(file.waiting, std::nullopt);
    return change;
}

std::optional<OutsideChange> FollowedFiles::other(OutsideChange change, Followed &file)
{
    file.waiting.reset();
    if (!file.isEdited) {
        file.told.reset();
        file.known = change.file.stamp;
        return change;
    }
    Oddness oddness{OutsideKind::Conflict, change.file.stamp.hash};
    if (file.told == oddness)
        return std::nullopt;
    file.told = std::move(oddness);
    change.kind = OutsideKind::Conflict;
    return change;
}

} // namespace clipwright
