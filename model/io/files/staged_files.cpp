// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/staged_files.h"

#include "model/io/files/file_target.h"
#include "model/io/files/leftovers.h"
#include "model/io/files/replace_file.h"
#include "model/io/files/temporary_file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>

namespace clipwright {

namespace {

constexpr mode_t kFolderMode = 0700; // nobody else may look before they have their names
constexpr mode_t kFileMode = 0666;   // the umask takes its share

} // namespace

StagedFiles::StagedFiles(std::string folder, std::string waiting, Descriptor lock, FileCalls &calls)
    : m_folder(std::move(folder)),
      m_waiting(std::move(waiting)),
      m_lock(std::move(lock)),
      m_calls(calls)
{}

Result<std::unique_ptr<StagedFiles>> StagedFiles::open(const std::string &folder, FileCalls &calls)
{
    const std::string place = folder.empty() ? "." : folder;
    removeLeftovers(place, calls);
    const std::string waiting = place + '/' + newTemporaryName();
    if (calls.mkdir(waiting, kFolderMode) != 0)
        return refuseUnwritable(place, "making a temporary folder in it", errno);
    Descriptor lock = Descriptor::open(waiting, O_RDONLY | O_DIRECTORY, 0, calls);
    if (!lock.isOpen()) {
        const int error = errno;
        calls.rmdir(waiting);
        return refuseUnwritable(place, "opening a temporary folder in it", error);
    }
    // Where there are no locks, nobody takes it for a leftover.
    calls.flock(lock.number(), LOCK_EX | LOCK_NB);
    return std::unique_ptr<StagedFiles>(new StagedFiles(place, waiting, std::move(lock), calls));
}

StagedFiles::~StagedFiles()
{
    for (std::size_t i = m_placed; i < m_names.size(); ++i)
        m_calls.unlink(m_waiting + '/' + m_names[i]);
    m_calls.rmdir(m_waiting);
}

Result<void> StagedFiles::add(const std::string &name, std::string_view bytes)
{
    const std::string path = m_folder + '/' + name;
    if (const Result<FileTarget> target = findTarget(path, m_calls); !target)
        return tl::make_unexpected(target.error());
    Descriptor file = Descriptor::open(m_waiting + '/' + name, O_WRONLY | O_CREAT | O_EXCL, kFileMode, m_calls);
    if (!file.isOpen())
        return refuseUnwritable(path, "making a temporary file", errno);
    m_names.push_back(name);
    if (!file.write(bytes))
        return refuseUnwritable(path, "writing", errno);
    if (!file.sync())
        return refuseUnwritable(path, "flushing to the disk", errno);
    if (!file.close())
        return refuseUnwritable(path, "closing", errno);
    return {};
}

Result<void> StagedFiles::finish()
{
    // All that can be asked before is, so that nothing but a rename can be refused once the first has its name.
    std::vector<FileTarget> targets;
    for (const std::string &name : m_names) {
        Result<FileTarget> target = findTarget(m_folder + '/' + name, m_calls);
        if (!target)
            return tl::make_unexpected(target.error());
        targets.push_back(std::move(*target));
    }
    for (; m_placed < m_names.size(); ++m_placed) {
        if (m_calls.rename(m_waiting + '/' + m_names[m_placed], targets[m_placed].path) != 0)
            return refuseUnwritable(m_folder + '/' + m_names[m_placed], "replacing the file", errno);
    }
    return targets.empty() ? Result<void>() : syncFolderOf(targets.back().path, targets.back(), m_calls);
}

} // namespace clipwright
