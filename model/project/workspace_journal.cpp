// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The part of Workspace that keeps its journal, and how one begins and ends: a sync may be on its way.
#include "model/project/workspace.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

namespace clipwright {

/** A sync of the journal on a thread of its own. */
class Workspace::Syncing {
public:
    explicit Syncing(JournalWriter::Pending pending)
        : m_pending(std::move(pending)),
          m_thread([this] {
              JournalWriter::wait(m_pending);
              m_isDone.store(true, std::memory_order_release);
          })
    {}

    bool isDone() const { return m_isDone.load(std::memory_order_acquire); }
    const JournalWriter::Pending &join()
    {
        m_thread.join();
        return m_pending;
    }

private:
    JournalWriter::Pending m_pending;
    std::atomic<bool> m_isDone = false;
    std::jthread m_thread; ///< joined where it goes away
};

Workspace::Workspace(std::size_t mostBytes) : m_log(m_documents, mostBytes) {}

Workspace::~Workspace() = default;

void Workspace::setJournal(JournalWriter journal, Clock clock)
{
    static_cast<void>(endSyncing());
    m_journal.emplace(std::move(journal));
    m_clock = std::move(clock);
    for (const auto &[id, file] : m_files)
        m_journal->appendOpened(id, addressOf(file.home), file.home.bytes, m_clock());
    m_journaled = m_log.observe([this](const LogEvent &event) { m_journal->append(event, m_log, m_clock()); });
}

Result<void> Workspace::tendJournal()
{
    if (!m_journal)
        return {};
    const bool isToBeMadeAnew = m_journal->isCompactionDue();
    if (m_syncing && !m_syncing->isDone() && !isToBeMadeAnew)
        return {};
    if (Result<void> ended = endSyncing(); !ended)
        return ended;
    if (isToBeMadeAnew) {
        const auto open = [](const std::string &path,
                             std::shared_ptr<const std::string> bytes) -> Result<DocumentValue> {
            const Result<FormatId> format = formatOfPath(path);
            if (!format)
                return tl::make_unexpected(format.error());
            DocumentHome home{path, {}, *format, std::move(bytes)};
            if (const std::optional<AnimationAddress> address = parseAnimationAddress(path)) {
                home.path = address->file;
                home.animation = address->animation;
            }
            HomeReading reading = readHome(std::move(home));
            if (reading.value)
                return std::move(*reading.value);
            return refuse("file-unreadable", "expected a file that can be opened", {path, 0, 0, {}});
        };
        if (Result<void> made = m_journal->compact(m_documents, m_log, open); !made)
            return made;
    }
    if (!m_journal->isSyncDue(m_clock()))
        return {};
    Result<JournalWriter::Pending> pending = m_journal->beginSync(m_clock());
    if (!pending)
        return tl::make_unexpected(std::move(pending.error()));
    m_syncing = std::make_unique<Syncing>(std::move(*pending));
    return {};
}

Result<void> Workspace::endSyncing()
{
    if (!m_syncing)
        return {};
    const std::unique_ptr<Syncing> ended = std::move(m_syncing);
    return m_journal->endSync(ended->join());
}

Result<void> Workspace::syncJournal()
{
    if (!m_journal)
        return {};
    static_cast<void>(endSyncing()); // what it refuses is tried again now
    return m_journal->sync();
}

} // namespace clipwright
