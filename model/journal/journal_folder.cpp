// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/journal_folder.h"

#include "model/io/files/files.h"
#include "model/io/files/leftovers.h"
#include "model/io/files/sha1.h"
#include "model/journal/journal.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clipwright {

namespace {

constexpr unsigned kFolderMode = 0700; // what somebody edits is nobody else's business
constexpr int kNameAttempts = 100;
constexpr std::string_view kPrefix = "session-";

tl::unexpected<Error> refuseFolder(const std::string &path, const std::string &step, int error)
{
    return refuse("journal-unwritable", "cannot " + step + " '" + path + "': " + systemWords(error), {path, 0, 0, {}});
}

/** With those above it. */
bool makeFolders(const std::string &path, FileCalls &calls)
{
    if (calls.mkdir(path, kFolderMode) == 0 || errno == EEXIST)
        return true;
    const std::size_t slash = path.rfind('/');
    if (errno != ENOENT || slash == std::string::npos || slash == 0 || !makeFolders(path.substr(0, slash), calls))
        return false;
    return calls.mkdir(path, kFolderMode) == 0 || errno == EEXIST;
}

std::string newName()
{
    static std::atomic<unsigned> counter{0};
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    std::string name(kPrefix);
    return name.append(std::to_string(now) + '-' + std::to_string(::getpid()) + '-' + std::to_string(++counter));
}

bool isThere(const std::string &path, FileCalls &calls)
{
    struct stat status = {};
    return calls.stat(path, &status) == 0;
}

} // namespace

Result<JournalFolder> JournalFolder::lock(const std::string &path, FileCalls &calls)
{
    Descriptor file = Descriptor::open(path + "/lock", O_RDWR | O_CREAT, 0600, calls);
    if (!file.isOpen())
        return refuseFolder(path, "lock", errno);
    if (calls.flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return refuse("journal-in-use", "another session uses '" + path + "'", {path, 0, 0, {}});
        return refuseFolder(path, "lock", errno);
    }
    return JournalFolder(path, std::move(file), calls);
}

Result<JournalFolder> JournalFolder::make(const std::string &parent, FileCalls &calls)
{
    if (!makeFolders(parent, calls))
        return refuseFolder(parent, "make the folder", errno);
    for (int attempt = 0; attempt < kNameAttempts; ++attempt) {
        const std::string path = parent + '/' + newName();
        if (calls.mkdir(path, kFolderMode) == 0)
            return syncFolder(parent, calls) ? lock(path, calls) : refuseFolder(parent, "flush the folder", errno);
        if (errno != EEXIST)
            return refuseFolder(path, "make the folder", errno);
    }
    return refuseFolder(parent, "find a new name in", EEXIST);
}

Result<JournalFolder> JournalFolder::open(const std::string &path, FileCalls &calls)
{
    const auto missing = [&] {
        return refuse("journal-missing", "there is no journal in '" + path + "'", {path, 0, 0, {}});
    };
    if (!isThere(path + "/journal", calls))
        return missing();
    Result<JournalFolder> folder = lock(path, calls);
    // Whoever held the lock may have taken the journal away.
    if (folder && !isThere(folder->journalPath(), calls))
        return missing();
    if (folder)
        removeLeftovers(path, calls);
    return folder;
}

Result<std::shared_ptr<const std::string>> JournalFolder::readJournalBytes() const
{
    return readFile(journalPath(), kMaxJournalBytes, *m_calls);
}

Result<void> JournalFolder::keepBase(const std::string &hash, std::string_view bytes)
{
    const std::string path = m_path + '/' + hash + ".base";
    if (const auto there = readBase(hash))
        return {};
    Result<void> written = writeFileAtomic(path, bytes, *m_calls);
    if (!written)
        written.error().code = "journal-unwritable";
    return written;
}

Result<std::shared_ptr<const std::string>> JournalFolder::readBase(const std::string &hash) const
{
    const std::string path = m_path + '/' + hash + ".base";
    auto bytes = readFile(path, kMaxTextBytes, *m_calls);
    if (bytes && sha1Hex(**bytes) != hash)
        return refuse("journal-base-damaged", "'" + path + "' is not what it was", {path, 0, 0, {}});
    return bytes;
}

Result<void> JournalFolder::remove()
{
    std::vector<std::string> names;
    if (m_calls->list(m_path, names) != 0)
        return refuseFolder(m_path, "list", errno);
    // The journal first, so that what is left of a removal that was interrupted is no journal; the lock last.
    const auto rank = [](const std::string &name) { return name == "journal" ? 0 : name == "lock" ? 2 : 1; };
    std::ranges::sort(names, {}, [&](const std::string &name) { return std::pair(rank(name), name); });
    for (const std::string &name : names) {
        if (m_calls->unlink(m_path + '/' + name) != 0)
            return refuseFolder(m_path + '/' + name, "remove", errno);
    }
    if (m_calls->rmdir(m_path) != 0)
        return refuseFolder(m_path, "remove", errno);
    return {};
}

std::string journalsIn(const std::string &stateHome)
{
    return stateHome + "/clipwright/journals";
}

std::vector<std::string> leftJournals(const std::string &parent, FileCalls &calls)
{
    std::vector<std::string> names;
    std::vector<std::string> left;
    if (calls.list(parent, names) != 0)
        return left;
    std::ranges::sort(names);
    for (const std::string &name : names) {
        const std::string path = parent + '/' + name;
        // Not in use: it can be opened now, and is let go at once.
        if (name.starts_with(kPrefix) && isThere(path + "/journal", calls) && JournalFolder::open(path, calls))
            left.push_back(path);
    }
    return left;
}

} // namespace clipwright
