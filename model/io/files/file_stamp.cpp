// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/file_stamp.h"

#include "model/io/files/descriptor.h"
#include "model/io/files/sha1.h"

#include <cerrno>
#include <chrono>

#include <fcntl.h>
#include <sys/stat.h>

namespace clipwright {

namespace {

constexpr int kReadAttempts = 5;
/** FAT counts in two seconds, all others more finely. */
constexpr std::int64_t kCoarsestClockNs = 2'000'000'000;

std::int64_t modifiedNsOf(const struct stat &status)
{
    return std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

bool looksTheSame(const FileStamp &stamp, const struct stat &status)
{
    return stamp.size == static_cast<std::uint64_t>(status.st_size) && stamp.modifiedNs == modifiedNsOf(status);
}

} // namespace

FileStamp stampOf(const struct stat &status, std::string hash)
{
    using namespace std::chrono;
    const std::int64_t now = duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
    const std::int64_t modified = modifiedNsOf(status);
    return {static_cast<std::uint64_t>(status.st_size), modified, std::move(hash), modified > now - kCoarsestClockNs};
}

Result<StampedFile> readStampedFile(const std::string &path, std::size_t cap, FileCalls &calls)
{
    for (int attempt = 0; attempt < kReadAttempts; ++attempt) {
        struct stat before = {};
        struct stat after = {};
        // What readFile says of a file that is not there is said by it.
        const bool wasThere = calls.stat(path, &before) == 0;
        Result<std::shared_ptr<const std::string>> bytes = readFile(path, cap, calls);
        if (!bytes)
            return tl::make_unexpected(std::move(bytes.error()));
        if (!wasThere || calls.stat(path, &after) != 0)
            continue;
        FileStamp stamp = stampOf(before, {});
        if (looksTheSame(stamp, after) && before.st_ino == after.st_ino && stamp.size == (*bytes)->size()) {
            stamp.hash = sha1Hex(**bytes);
            return StampedFile{std::move(*bytes), std::move(stamp)};
        }
    }
    return refuse("file-unreadable", "cannot read '" + path + "': it is being written all the time", {path, 0, 0, {}});
}

Result<void> checkUnchanged(const std::string &path, const FileStamp &stamp, FileCalls &calls)
{
    const Place place{path, 0, 0, {}};
    struct stat status = {};
    if (calls.stat(path, &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return refuse("file-vanished", "'" + path + "' is not there any more", place);
        return refuse("file-unreadable", "cannot look at '" + path + "': " + systemWords(errno), place);
    }
    if (looksTheSame(stamp, status) && !stamp.mayHideChange)
        return {};
    if (stamp.size == static_cast<std::uint64_t>(status.st_size)) {
        const auto bytes = readFile(path, static_cast<std::size_t>(stamp.size), calls);
        if (bytes && sha1Hex(**bytes) == stamp.hash)
            return {};
        if (!bytes && bytes.error().code == "file-unreadable")
            return tl::make_unexpected(bytes.error());
    }
    return refuse("file-changed", "'" + path + "' was changed since it was read", place);
}

} // namespace clipwright
