// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/save_file.h"

#include "model/io/files/leftovers.h"
#include "model/io/files/replace_file.h"
#include "model/io/files/sha1.h"
#include "model/io/files/temporary_file.h"

#include <array>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>

namespace clipwright {

namespace {

constexpr std::size_t kCopyBytes = std::size_t{64} * 1024;

/** Where a second name cannot be given to a file: some file systems have none, and some files of others must not get one. */
bool mustBeCopied(int error)
{
    return error == EPERM || error == EACCES || error == EMLINK || error == EOPNOTSUPP || error == ENOTSUP
           || error == ENOSYS || error == EXDEV;
}

/** False with errno. */
bool copyTo(TemporaryFile &copy, const FileTarget &target, FileCalls &calls)
{
    const Descriptor source = Descriptor::open(target.path, O_RDONLY | O_NONBLOCK, 0, calls);
    if (!source.isOpen())
        return false;
    std::string buffer(kCopyBytes, '\0');
    for (;;) {
        const ssize_t count = source.read(buffer.data(), buffer.size());
        if (count < 0)
            return false;
        if (count == 0)
            return copy.file().sync();
        if (!copy.file().write({buffer.data(), static_cast<std::size_t>(count)}))
            return false;
    }
}

/** What is there gets a second name, which then takes the place of the earlier backup: at no moment is there none. */
Result<void> keepBackup(const std::string &path, const FileTarget &target, const TemporaryFile &replacement,
                        FileCalls &calls)
{
    const std::string step = "keeping the previous file as '" + backupPathOf(target.path) + "'";
    const std::string name = replacement.path() + kBackupSign;
    if (calls.link(target.path, name) == 0) {
        const bool isKept = calls.rename(name, backupPathOf(target.path)) == 0;
        const int error = errno;
        // Where the backup is the same file already, renaming does nothing and both names stay.
        calls.unlink(name);
        return isKept ? Result<void>() : refuseUnwritable(path, step, error);
    }
    if (!mustBeCopied(errno))
        return refuseUnwritable(path, step, errno);
    TemporaryFile copy(target.folder, &target.status, calls);
    if (!copy.isOpen())
        return refuseUnwritable(path, step, copy.error());
    if (!copyTo(copy, target, calls) || !copy.renameTo(backupPathOf(target.path)))
        return refuseUnwritable(path, step, errno);
    return {};
}

/**
 * Held from before the file is compared until it is replaced, so that of two who save at once one sees what the other wrote. Not
 * open where there is nothing to lock, or no locks: then only the comparison guards it.
 */
Result<Descriptor> lockTarget(const std::string &path, const FileTarget &target, FileCalls &calls)
{
    if (!target.exists)
        return Descriptor();
    Descriptor file = Descriptor::open(target.path, O_RDONLY | O_NONBLOCK, 0, calls);
    if (file.isOpen() && calls.flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return refuse("file-changed", "another program is saving '" + path + "'", {path, 0, 0, {}});
    return file;
}

} // namespace

std::string backupPathOf(const std::string &file)
{
    return file + kBackupSign;
}

Result<FileStamp> saveFile(const std::string &path, std::string_view bytes, const SaveOptions &options,
                           FileCalls &calls)
{
    const Result<FileTarget> target = findTarget(path, calls);
    if (!target)
        return tl::make_unexpected(target.error());
    removeLeftovers(target->folder, calls);
    const Result<Descriptor> lock = lockTarget(path, *target, calls);
    if (!lock && options.expected)
        return tl::make_unexpected(lock.error());

    FileStamp stamp;
    const auto before = [&](TemporaryFile &temporary) -> Result<void> {
        struct stat status = {};
        if (calls.fstat(temporary.file().number(), &status) != 0)
            return refuseUnwritable(path, "looking at what was written", errno);
        stamp = stampOf(status, sha1Hex(bytes));
        // As late as can be: what others write until here is seen.
        if (options.expected) {
            if (Result<void> same = checkUnchanged(target->path, *options.expected, calls); !same) {
                same.error().where.file = path;
                return same;
            }
        }
        return target->exists && options.isBackupKept ? keepBackup(path, *target, temporary, calls) : Result<void>();
    };
    if (Result<void> replaced = replaceFile(path, *target, bytes, calls, before); !replaced)
        return tl::make_unexpected(std::move(replaced.error()));
    return stamp;
}

} // namespace clipwright
