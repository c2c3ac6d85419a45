// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_calls.h"
#include "model/io/files/files.h"

#include <cstdint>

struct stat;

namespace clipwright {

/** What tells whether a file is still what was read or saved: size and time first, the hash when those differ. */
struct FileStamp {
    std::uint64_t size = 0;      ///< in bytes
    std::int64_t modifiedNs = 0; ///< when it was last written, nanoseconds since 1970
    std::string hash;            ///< sha1Hex of its bytes
    /** Written so shortly before it was looked at that a later change could have the same time: then only the hash tells. */
    bool mayHideChange = true;

    bool operator==(const FileStamp &) const = default;
};

struct StampedFile {
    std::shared_ptr<const std::string> bytes; ///< never null
    FileStamp stamp;
};

/**
 * As readFile, with the stamp of just these bytes. A file that is written while it is read is read again; one that never
 * stands still is `file-unreadable`.
 */
Result<StampedFile> readStampedFile(const std::string &path, std::size_t cap = kMaxTextBytes,
                                    FileCalls &calls = systemCalls());

/**
 * Nothing where the file is what the stamp says, whatever its time. Else `file-changed`, `file-vanished`, or `file-unreadable`
 * where that cannot be told.
 */
Result<void> checkUnchanged(const std::string &path, const FileStamp &stamp, FileCalls &calls = systemCalls());

/** Of a file that was just looked at, with the hash of its bytes. */
FileStamp stampOf(const struct stat &status, std::string hash);

} // namespace clipwright
