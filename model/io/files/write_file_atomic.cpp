// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/files.h"

#include "model/io/files/descriptor.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdio>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clipwright {

namespace {

constexpr int kLinkHops = 40; // as Linux itself
constexpr int kNameAttempts = 100;
constexpr mode_t kNewFileMode = 0666; // the umask takes its share

tl::unexpected<Error> refuseUnwritable(const std::string &path, const std::string &step, int error)
{
    return refuse("file-unwritable", "cannot write '" + path + "': " + step + ": " + systemWords(error),
                  {path, 0, 0, {}});
}

std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/** The file behind a chain of symbolic links, whether it exists yet or not. */
Result<std::string> followLinks(const std::string &path)
{
    std::string target = path;
    for (int hop = 0; hop < kLinkHops; ++hop) {
        char buffer[PATH_MAX];
        const ssize_t length = ::readlink(target.c_str(), buffer, sizeof buffer);
        if (length < 0)
            return target; // not a link, or not there: what follows says which
        const std::string next(buffer, static_cast<std::size_t>(length));
        target = next.starts_with('/') ? next : folderOf(target) + '/' + next;
    }
    return refuseUnwritable(path, "following its links", ELOOP);
}

/** A file of our own in the folder of the target; gone again unless it was renamed over the target. */
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string &folder)
    {
        static std::atomic<unsigned> counter{0};
        const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
        for (int attempt = 0; attempt < kNameAttempts && !m_file; ++attempt) {
            m_path = folder + "/.clipwright-" + std::to_string(::getpid()) + '-' + std::to_string(now) + '-'
                     + std::to_string(++counter) + ".tmp";
            Descriptor file = Descriptor::open(m_path, O_WRONLY | O_CREAT | O_EXCL, kNewFileMode);
            if (file.isOpen())
                m_file.emplace(std::move(file));
            else if (errno != EEXIST)
                return;
        }
    }
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;
    ~TemporaryFile()
    {
        if (m_file && !m_isRenamed)
            ::unlink(m_path.c_str());
    }

    bool isOpen() const { return m_file.has_value(); }
    Descriptor &file() { return *m_file; }

    bool write(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t count = ::write(m_file->number(), bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }

    bool renameTo(const std::string &target)
    {
        m_isRenamed = std::rename(m_path.c_str(), target.c_str()) == 0;
        return m_isRenamed;
    }

private:
    std::string m_path;
    std::optional<Descriptor> m_file;
    bool m_isRenamed = false;
};

/** The renaming itself is safe only once the folder is on the disk. Some file systems cannot sync one. */
bool syncFolder(const std::string &folder)
{
    Descriptor descriptor = Descriptor::open(folder, O_RDONLY | O_DIRECTORY);
    if (!descriptor.isOpen())
        return errno == EACCES; // a folder that may be written but not listed
    return descriptor.sync() || errno == EINVAL || errno == ENOTSUP;
}

} // namespace

Result<void> writeFileAtomic(const std::string &path, std::string_view bytes)
{
    const Result<std::string> target = followLinks(path);
    if (!target)
        return tl::make_unexpected(target.error());
    struct stat status = {};
    const bool exists = ::stat(target->c_str(), &status) == 0;
    if (!exists && errno != ENOENT)
        return refuseUnwritable(path, "looking for the file", errno);
    if (exists && !S_ISREG(status.st_mode))
        return refuseUnwritable(path, "it is not an ordinary file", S_ISDIR(status.st_mode) ? EISDIR : EINVAL);
    if (exists && ::access(target->c_str(), W_OK) != 0)
        return refuseUnwritable(path, "the file is protected", errno);

    const std::string folder = folderOf(*target);
    TemporaryFile temporary(folder);
    if (!temporary.isOpen())
        return refuseUnwritable(path, "making a temporary file in '" + folder + "'", errno);
    if (exists && ::fchmod(temporary.file().number(), status.st_mode & 07777) != 0)
        return refuseUnwritable(path, "keeping its permissions", errno);
    if (!temporary.write(bytes))
        return refuseUnwritable(path, "writing", errno);
    if (!temporary.file().sync())
        return refuseUnwritable(path, "flushing to the disk", errno);
    if (!temporary.file().close())
        return refuseUnwritable(path, "closing", errno);
    if (!temporary.renameTo(*target))
        return refuseUnwritable(path, "replacing the file", errno);
    if (!syncFolder(folder))
        return refuseUnwritable(path, "flushing the folder to the disk", errno);
    return {};
}

} // namespace clipwright
