// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/document/transaction.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace clipwright {

/** What this program writes, and all that it reads (docs/formats/journal.md). */
inline constexpr int kJournalFormat = 1;
inline constexpr std::size_t kMaxJournalBytes = std::size_t{256} << 20;
inline constexpr std::size_t kMaxJournalRecords = 1'000'000;

/** A document was opened, as its file was then, or as it was after a patch where the journal was made anew. */
struct DocumentOpened {
    DocumentId document;
    std::string path;
    std::string hash;         ///< sha1Hex of the bytes that it was read from
    TransactionId state = {}; ///< null: as it was read
};

struct DocumentClosed {
    DocumentId document;
};

/** Told before the file is replaced, so it may have been or not: the hash of the file says which. */
struct DocumentSaving {
    DocumentId document;
    std::string path;
    std::string hash;    ///< of the bytes to be saved
    TransactionId state; ///< Document::state() of them
};

/** A transaction; what takes it back is found by doing it. */
struct TransactionAppended {
    TransactionId id;
    CommandText text;
    std::vector<DocumentId> documents; ///< that it touches
    /** Documents that became what another file says, by its hash; the last one for each. */
    std::map<DocumentId, std::string> replaced = {};
};

struct TransactionsUndone {
    std::vector<TransactionId> transactions; ///< in the order in which it happened to them
};

struct TransactionsRedone {
    std::vector<TransactionId> transactions;
};

struct JournalRecord {
    std::variant<DocumentOpened, DocumentClosed, DocumentSaving, TransactionAppended, TransactionsUndone,
                 TransactionsRedone>
        what;
    std::size_t begin = 0; ///< of its JSON in Journal::bytes, half open
    std::size_t end = 0;
    std::uint32_t checksum = 0; ///< of all up to here
};

/** What one session did to its documents, as far as it can be relied upon. */
struct Journal {
    std::shared_ptr<const std::string> bytes; ///< as read; never null
    std::string program;                      ///< the version that wrote it
    int format = kJournalFormat;
    std::size_t headerEnd = 0; ///< bytes of the line of the header
    std::uint32_t headerChecksum = 0;
    std::vector<JournalRecord> records;
    /**
     * `journal-torn`: the end was being written when it was cut off. `journal-damaged`: what follows cannot be relied upon. Both
     * say how much is left out. `journal-other-format`: nothing of it is read.
     */
    Issues issues;
};

/**
 * Reads a journal up to the first thing in it that is not as it was written. Refuses `journal-malformed` what has no header,
 * `journal-too-large` more than kMaxJournalBytes. Whether it fits its documents is asked by replayJournal.
 */
Result<Journal> readJournal(std::shared_ptr<const std::string> bytes, const std::string &file = {});

} // namespace clipwright
