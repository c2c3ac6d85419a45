// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/replace_file.h"

#include "model/io/files/files.h"
#include "model/io/files/temporary_file.h"

#include <cerrno>

namespace clipwright {

Result<void> putInPlace(const std::string &path, const FileTarget &target, TemporaryFile &temporary, FileCalls &calls,
                        const BeforeReplacing &before)
{
    if (!temporary.file().sync())
        return refuseUnwritable(path, "flushing to the disk", errno);
    if (before) {
        if (Result<void> may = before(temporary); !may)
            return may;
    }
    // Still open, and so still locked: between its lock and its new name nobody may take it for a leftover.
    if (!temporary.renameTo(target.path))
        return refuseUnwritable(path, "replacing the file", errno);
    return syncFolderOf(path, target, calls);
}

Result<void> syncFolderOf(const std::string &path, const FileTarget &target, FileCalls &calls)
{
    if (!syncFolder(target.folder, calls))
        return refuse("file-unsynced",
                      "'" + path + "' is written, but flushing its folder to the disk failed: " + systemWords(errno),
                      {path, 0, 0, {}});
    return {};
}

Result<void> replaceFile(const std::string &path, const FileTarget &target, std::string_view bytes, FileCalls &calls,
                         const BeforeReplacing &before)
{
    TemporaryFile temporary(target.folder, target.exists ? &target.status : nullptr, calls);
    if (!temporary.isOpen())
        return refuseUnwritable(path, temporary.step(), temporary.error());
    if (!temporary.file().write(bytes))
        return refuseUnwritable(path, "writing", errno);
    return putInPlace(path, target, temporary, calls, before);
}

Result<void> writeFileAtomic(const std::string &path, std::string_view bytes, FileCalls &calls)
{
    const Result<FileTarget> target = findTarget(path, calls);
    if (!target)
        return tl::make_unexpected(target.error());
    return replaceFile(path, *target, bytes, calls);
}

} // namespace clipwright
