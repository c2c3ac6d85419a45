// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/staged_file.h"

#include "model/io/files/leftovers.h"
#include "model/io/files/replace_file.h"
#include "model/io/files/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>

namespace clipwright {

StagedFile::StagedFile(std::string path, FileTarget target, FileCalls &calls)
    : m_path(std::move(path)),
      m_target(std::make_unique<FileTarget>(std::move(target))),
      m_calls(calls),
      m_temporary(
          std::make_unique<TemporaryFile>(m_target->folder, m_target->exists ? &m_target->status : nullptr, calls))
{}

StagedFile::~StagedFile() = default;

Result<std::unique_ptr<StagedFile>> StagedFile::open(const std::string &path, FileCalls &calls)
{
    Result<FileTarget> target = findTarget(path, calls);
    if (!target)
        return tl::make_unexpected(target.error());
    removeLeftovers(target->folder, calls);
    std::unique_ptr<StagedFile> file(new StagedFile(path, std::move(*target), calls));
    if (!file->m_temporary->isOpen())
        return refuseUnwritable(path, file->m_temporary->step(), file->m_temporary->error());
    return file;
}

bool StagedFile::fail(const std::string &step)
{
    if (!m_failure)
        m_failure = refuseUnwritable(m_path, step, errno).value();
    return false;
}

bool StagedFile::write(std::string_view bytes)
{
    if (m_failure)
        return false;
    if (!m_temporary->file().write(bytes))
        return fail("writing");
    m_at += static_cast<std::int64_t>(bytes.size());
    m_size = std::max(m_size, m_at);
    return true;
}

bool StagedFile::seek(std::int64_t offset)
{
    if (m_failure)
        return false;
    if (!m_temporary->file().seek(offset))
        return fail("going to a place in it");
    m_at = offset;
    return true;
}

std::int64_t StagedFile::read(std::int64_t offset, void *bytes, std::size_t count)
{
    if (m_failure)
        return -1;
    if (!m_reading)
        m_reading = std::make_unique<Descriptor>(Descriptor::open(m_temporary->path(), O_RDONLY, 0, m_calls));
    const bool isThere = m_reading->isOpen() && m_reading->seek(offset);
    const ssize_t got = isThere ? m_reading->read(bytes, count) : -1;
    if (got < 0)
        fail("reading again what was written");
    return got;
}

Result<void> StagedFile::finish()
{
    if (m_failure)
        return tl::make_unexpected(*m_failure);
    return putInPlace(m_path, *m_target, *m_temporary, m_calls);
}

} // namespace clipwright
