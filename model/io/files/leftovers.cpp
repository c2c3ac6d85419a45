// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/leftovers.h"

#include "model/io/files/temporary_file.h"

#include <cerrno>

#include <optional>

#include <fcntl.h>
#include <sys/file.h>

namespace clipwright {

namespace {

/**
 * Whether nobody is writing the temporary file of that path any more, or it is not there. `lock` holds it until its name
 * is gone: a writer that has just made it sees that, and takes another one.
 */
bool isLeft(const std::string &path, std::optional<Descriptor> &lock, FileCalls &calls)
{
    lock.emplace(Descriptor::open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK, 0, calls));
    if (!lock->isOpen())
        return errno == ENOENT;
    // Renamed in between, it is the target that is locked for this moment, and the name is gone.
    return calls.flock(lock->number(), LOCK_EX | LOCK_NB) == 0;
}

/** A folder in which files waited for their names: true where it is gone. */
bool removeWaitingFolder(const std::string &path, FileCalls &calls)
{
    const Descriptor lock = Descriptor::open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0, calls);
    std::vector<std::string> names;
    if (!lock.isOpen() || calls.flock(lock.number(), LOCK_EX | LOCK_NB) != 0 || calls.list(path, names) != 0)
        return false;
    for (const std::string &name : names)
        calls.unlink(path + '/' + name);
    return calls.rmdir(path) == 0;
}

} // namespace

std::size_t removeLeftovers(const std::string &folder, FileCalls &calls)
{
    std::vector<std::string> names;
    if (calls.list(folder, names) != 0)
        return 0;
    std::size_t count = 0;
    for (const std::string &name : names) {
        // The link of a backup lives only as long as the file that it is made for, and is never locked itself.
        const std::string owner = name.ends_with(kBackupSign) ? name.substr(0, name.size() - 1) : name;
        if (!isTemporaryName(owner))
            continue;
        std::optional<Descriptor> lock;
        if (isLeft(folder + '/' + owner, lock, calls))
            count += calls.unlink(folder + '/' + name) == 0 ? 1 : 0;
        else if (errno == EISDIR)
            count += removeWaitingFolder(folder + '/' + name, calls) ? 1 : 0;
    }
    return count;
}

} // namespace clipwright
