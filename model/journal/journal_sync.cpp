// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The part of JournalWriter that lets another thread wait for the disk.
#include "model/journal/journal_writer.h"

#include <cerrno>

namespace clipwright {

Result<JournalWriter::Pending> JournalWriter::beginSync(Time now)
{
    if (Result<void> flushed = flush(); !flushed)
        return tl::make_unexpected(std::move(flushed.error()));
    Pending pending;
    pending.folder = &m_folder;
    pending.file = m_file->number();
    pending.bytes = m_unsynced.size();
    pending.generation = m_generation;
    pending.begun = now;
    pending.isFolderUnsynced = m_isFolderUnsynced;
    for (const auto &[document, known] : m_documents) {
        if (known.isNeeded && known.bytes)
            pending.bases.emplace_back(known.opened.hash, known.bytes);
    }
    pending.bases.insert(pending.bases.end(), m_replacing.begin(), m_replacing.end());
    return pending;
}

void JournalWriter::wait(Pending &pending)
{
    for (const auto &[hash, bytes] : pending.bases) {
        if (Result<void> kept = pending.folder->keepBase(hash, *bytes); !kept) {
            pending.error = std::move(kept.error());
            return;
        }
        ++pending.basesKept;
    }
    FileCalls &calls = pending.folder->calls();
    if (pending.isFolderUnsynced && !syncFolder(pending.folder->path(), calls)) {
        pending.failure = errno;
        return;
    }
    int result = 0;
    do
        result = calls.fsync(pending.file);
    while (result != 0 && errno == EINTR);
    pending.failure = result == 0 ? 0 : errno;
}

Result<void> JournalWriter::endSync(const Pending &pending)
{
    for (std::size_t i = 0; i < pending.basesKept; ++i) {
        const std::string &hash = pending.bases[i].first;
        m_replacing.erase(hash);
        for (auto &[document, known] : m_documents) {
            if (known.opened.hash == hash && known.isNeeded)
                known.bytes.reset();
        }
    }
    if (pending.error)
        return tl::make_unexpected(*pending.error);
    if (pending.generation != m_generation)
        return {};
    if (pending.failure != 0) {
        setBroken();
        return refuseUnwritable("flushing it to the disk", pending.failure);
    }
    m_isFolderUnsynced = false;
    m_syncedBytes += pending.bytes;
    m_unsynced.erase(0, pending.bytes);
    m_writtenBytes -= pending.bytes;
    ++m_generation;
    if (m_unsynced.empty())
        m_unsyncedSince.reset();
    else
        m_unsyncedSince = pending.begun; // no later than the first of what came since
    return refuseFull();
}

} // namespace clipwright
