// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/edit_log.h"
#include "model/journal/journal.h"
#include "model/journal/journal_folder.h"
#include "model/journal/replay.h"

#include <chrono>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace clipwright {

/**
 * Writes what happens to the documents of a session as it happens: at once to the file, so that it outlives the program, and to
 * the disk by sync(), so that it outlives the machine. What could not be written is kept and tried again by the next sync.
 * Knows no clock: the caller passes the time, and calls sync() where isSyncDue() says so. Of one thread.
 */
class JournalWriter {
public:
    using Time = std::chrono::steady_clock::time_point;
    /** Half of the two seconds that may be lost, for a sync that takes its time. */
    static constexpr std::chrono::milliseconds kSyncAfter{1000};

    /** The journal of a folder that has none. `program` is the version that writes. Refusal: `journal-unwritable`. */
    static Result<JournalWriter> start(JournalFolder folder, std::string_view program);
    /**
     * Goes on with a journal behind the first `records` that were replayed; what follows is cut off. Refuses
     * `journal-unwritable`, and `journal-other-format`.
     */
    static Result<JournalWriter> resume(JournalFolder folder, const Journal &journal, std::size_t records);

    /** `bytes`, never null, are what the document was read from; they are kept with the journal once it is edited. */
    void appendOpened(DocumentId document, const std::string &path, std::shared_ptr<const std::string> bytes, Time now);
    void appendClosed(DocumentId document, Time now);
    /** What a log tells its observers; with the event of what it drops there is nothing to do. */
    void append(const LogEvent &event, const EditLog &log, Time now);
    /**
     * Before the file of a document is replaced by the bytes of that hash: on the disk when it returns, so that whichever of
     * the two is found later is known. Refuses as sync(). A save may go on all the same: what it leaves is then recovered as a
     * file that others changed, which is asked about.
     */
    Result<void> appendSaving(const Document &document, const std::string &path, const std::string &hash, Time now);

    /**
     * Makes the journal anew of what it comes to, so that it grows with the log and not with the session: each document in the
     * state before its oldest transaction in the log, then the log. `open` reads a document as it was opened. The old one stays,
     * and is gone on with, where it refuses: as replayJournal does, as sync(), and `journal-full` where the log alone is too
     * large for one.
     */
    Result<void> compact(const DocumentSet &documents, const EditLog &log, const OpenBase &open);
    /** Full, or more than `atLeast` bytes and twice what it was after the last time. */
    bool isCompactionDue(std::size_t atLeast = std::size_t{64} << 20) const;

    bool isSyncDue(Time now) const { return m_unsyncedSince && now - *m_unsyncedSince >= kSyncAfter; }
    /**
     * All that was appended is on the disk. Refuses `journal-unwritable` with the step and the system's words: it is tried again
     * next time; and `journal-full`: nothing can be appended any more.
     */
    Result<void> sync();

    /** A sync on its way, which another thread waits for while this one goes on appending. */
    struct Pending {
        JournalFolder *folder = nullptr;
        int file = -1;
        std::size_t bytes = 0;
        std::size_t generation = 0;
        Time begun = {};
        bool isFolderUnsynced = false;
        std::vector<std::pair<std::string, std::shared_ptr<const std::string>>> bases = {};
        std::size_t basesKept = 0;
        std::optional<Error> error = {}; ///< of a base that cannot be kept
        int failure = 0;                 ///< errno of the sync
    };
    /** Refuses what sync() refuses of writing. Before `compact` and before the writer goes away it is ended. */
    Result<Pending> beginSync(Time now);
    /** On any thread; of the writer it knows nothing but its folder. */
    static void wait(Pending &pending);
    /** On the writer's thread, after that. Refuses as sync(), which may have come between: then there is nothing to do. */
    Result<void> endSync(const Pending &pending);

    /** Bytes of the journal that are known to be on the disk. */
    std::size_t syncedBytes() const { return m_syncedBytes; }
    JournalFolder &folder() { return m_folder; }

private:
    /** A transaction after which a document is what another file said. */
    struct Replacement {
        TransactionId transaction;
        std::string hash;
        bool isUndone = false;
    };
    /** What is known of a document without its history. */
    struct Known {
        DocumentOpened opened = {};
        std::shared_ptr<const std::string> bytes = {}; ///< null once they are kept
        bool isNeeded = false;
        bool isClosed = false;
        std::vector<DocumentSaving> savings = {}; ///< the newest of them, oldest first
        std::vector<Replacement> replacements = {};
    };

    JournalWriter(JournalFolder folder, std::string program, std::size_t bytes, std::uint32_t checksum)
        : m_folder(std::move(folder)),
          m_program(std::move(program)),
          m_checksum(checksum),
          m_syncedBytes(bytes),
          m_compactedBytes(bytes)
    {}
    void know(const JournalRecord &record);
    void setUndone(const std::vector<TransactionId> &transactions, bool isUndone);
    /** The bytes that a document before its oldest transaction in a log is made of. */
    DocumentOpened baseOf(const Known &known, const EditLog &log) const;
    Result<std::string> compactText(const DocumentSet &documents, const EditLog &log, const OpenBase &open,
                                    std::uint32_t &checksum) const;
    Result<void> openFile();
    void append(std::string_view record, Time now);
    void rememberReplacements(const Transaction &transaction, const DocumentPatch &part);
    Result<void> keepBases();
    void setBroken();
    Result<void> refuseFull() const;
    Result<void> flush();
    tl::unexpected<Error> refuseUnwritable(const std::string &step, int error) const;

    JournalFolder m_folder;
    std::string m_program;
    std::optional<Descriptor> m_file; ///< none: to be opened
    std::uint32_t m_checksum;
    std::size_t m_syncedBytes;
    std::string m_unsynced;         ///< lines behind those
    std::size_t m_writtenBytes = 0; ///< of them, that the file has
    bool m_isBroken = false;        ///< what the file has of them is not known
    bool m_isFull = false;
    bool m_isFolderUnsynced = false;
    std::size_t m_generation = 0; ///< another one once what is to be synced was written anew, or is synced
    std::size_t m_compactedBytes;
    std::optional<Time> m_unsyncedSince;
    std::map<DocumentId, Known> m_documents;
    /** Of replacements, by their hash, which are not kept yet. */
    std::map<std::string, std::shared_ptr<const std::string>> m_replacing;
};

} // namespace clipwright
