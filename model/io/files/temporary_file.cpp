// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/temporary_file.h"

#include <atomic>
#include <cerrno>
#include <chrono>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace clipwright {

namespace {

constexpr std::string_view kPrefix = ".clipwright-";
constexpr std::string_view kSuffix = ".tmp";
constexpr int kNameAttempts = 100;
constexpr mode_t kNewFileMode = 0666;    // the umask takes its share
constexpr mode_t kUnfinishedMode = 0600; // until it has the mode of what it replaces: nobody else may see it before

} // namespace

std::string newTemporaryName()
{
    static std::atomic<unsigned> counter{0};
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    std::string name(kPrefix);
    name += std::to_string(::getpid()) + '-' + std::to_string(now) + '-' + std::to_string(++counter);
    return name.append(kSuffix);
}

bool isTemporaryName(std::string_view name)
{
    return name.size() > kPrefix.size() + kSuffix.size() && name.starts_with(kPrefix) && name.ends_with(kSuffix);
}

TemporaryFile::TemporaryFile(const std::string &folder, const struct stat *replaced, FileCalls &calls) : m_calls(calls)
{
    m_step = "making a temporary file in '" + folder + "'";
    m_error = EEXIST;
    for (int attempt = 0; attempt < kNameAttempts && !m_file; ++attempt) {
        if (!make(folder + '/' + newTemporaryName(), replaced ? kUnfinishedMode : kNewFileMode))
            return;
    }
    if (m_file && replaced && !keepOwnerAndMode(*replaced))
        fail("keeping its permissions");
}

/** False where there is no use in trying another name. */
bool TemporaryFile::make(const std::string &path, mode_t mode)
{
    Descriptor file = Descriptor::open(path, O_WRONLY | O_CREAT | O_EXCL, mode, m_calls);
    if (!file.isOpen()) {
        m_error = errno;
        return m_error == EEXIST;
    }
    // Whoever looks for leftovers may have come between: then the file is theirs, and gone. Where there are no locks, nobody
    // takes a file for a leftover.
    const bool isTaken = m_calls.flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    struct stat status = {};
    if (isTaken || (m_calls.fstat(file.number(), &status) == 0 && status.st_nlink == 0)) {
        m_calls.unlink(path);
        return true;
    }
    m_path = path;
    m_file.emplace(std::move(file));
    return true;
}

/** The owner only where the system permits it. A group that is not kept must not leave its rights to another one. */
bool TemporaryFile::keepOwnerAndMode(const struct stat &replaced)
{
    mode_t mode = replaced.st_mode & 07777;
    struct stat own = {};
    if (m_calls.fstat(m_file->number(), &own) != 0)
        return false;
    const bool isOther = own.st_uid != replaced.st_uid || own.st_gid != replaced.st_gid;
    if (isOther && m_calls.fchown(m_file->number(), replaced.st_uid, replaced.st_gid) != 0) {
        mode &= ~static_cast<mode_t>(S_ISUID | S_ISGID);
        if (own.st_gid != replaced.st_gid
            && m_calls.fchown(m_file->number(), static_cast<uid_t>(-1), replaced.st_gid) != 0)
            mode = (mode & ~static_cast<mode_t>(S_IRWXG)) | (mode & S_IRWXO) << 3;
    }
    return m_calls.fchmod(m_file->number(), mode) == 0;
}

void TemporaryFile::fail(std::string step)
{
    m_error = errno;
    m_step = std::move(step);
    m_calls.unlink(m_path);
    m_file.reset();
}

TemporaryFile::~TemporaryFile()
{
    if (m_file && !m_isRenamed)
        m_calls.unlink(m_path);
}

bool TemporaryFile::renameTo(const std::string &target)
{
    m_isRenamed = m_calls.rename(m_path, target) == 0;
    return m_isRenamed;
}

} // namespace clipwright
