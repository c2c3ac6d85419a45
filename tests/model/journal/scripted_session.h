// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/random_edits.h"
#include "model/journal/journal_writer.h"
#include "model/journal/replay.h"

#include <functional>
#include <string>
#include <vector>

namespace clipwright::testing {

inline constexpr const char *kProgram = "1.2.3";

/** Copies of two fixtures in a folder; their paths. */
std::vector<std::string> putFixtures(const std::string &folder);
/** What a document of those is read by. */
Result<Rig> openFixture(const std::string &path, std::shared_ptr<const std::string> bytes);

/** All that must be the same after recovering: values, states, what is saved, and the history, undone ones included. */
std::string fingerprint(const DocumentSet &documents, const EditLog &log);
/** Then undoes and does again all there is, with what it comes through. Leaves all done. */
std::string fingerprintOfHistory(const DocumentSet &documents, EditLog &log);

/**
 * Documents that are opened, edited, undone, done again, saved, and their journal made anew, by a seed; always the same by the
 * same one.
 */
class ScriptedSession {
public:
    ScriptedSession(const std::vector<std::string> &paths, unsigned seed,
                    std::size_t mostBytes = EditLog::kDefaultBytes);

    /** From here on all is journalled. Tells what was refused. */
    Result<void> journalIn(const std::string &parent, FileCalls &calls = systemCalls());
    JournalWriter &writer() { return *m_writer; }

    /** One of the session: the steps before the next one may be synced, which is told. False where something was refused. */
    bool step();
    int stepsSynced() const { return m_synced; }
    int steps() const { return m_steps; }
    /** Files are replaced by the documents' text; else a save does as if. */
    bool isSavingFiles = true;
    /** The journal is made anew now and then. */
    bool isCompacting = false;

    DocumentSet documents;
    EditLog log;

private:
    Result<void> perform(TransactionEdit &edit);
    void edit();
    void drag();
    bool save(std::size_t document);

    std::vector<std::string> m_paths;
    std::vector<std::shared_ptr<const std::string>> m_bytes;
    std::vector<DocumentId> m_ids;
    RandomEdits m_edits;
    std::optional<JournalWriter> m_writer;
    Subscription m_subscription;
    int m_steps = 0;
    int m_synced = 0;
};

} // namespace clipwright::testing
