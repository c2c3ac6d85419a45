// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"
#include "model/document/document_set.h"
#include "model/document/transaction.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace clipwright {

/** What a command performs its primitives on: any of the log's documents. */
class TransactionEdit {
public:
    virtual ~TransactionEdit() = default;
    /** Null for a document that is not open. */
    virtual DocumentEdit *edit(DocumentId document) = 0;
};

/** Decides which primitives to perform. What it has done when it refuses is taken back. */
using Command = std::function<Result<void>(TransactionEdit &edit)>;

struct LogEvent {
    enum class Kind : std::uint8_t { Appended, Undone, Redone, Dropped };
    Kind kind = Kind::Appended;
    std::vector<TransactionId> transactions; ///< in the order in which it happened to them
};

/**
 * The one history of all documents of a project: transactions in the order in which they were made. Undo takes the
 * newest that touches a document, together with every later one on the other documents that it touches; a new
 * transaction drops what was undone on its documents, and on what that needs. Bounded in bytes: the oldest go first.
 * Belongs to the thread of its documents.
 */
class EditLog {
public:
    static constexpr std::size_t kDefaultBytes = std::size_t{512} * 1024 * 1024;

    explicit EditLog(DocumentSet &documents, std::size_t mostBytes = kDefaultBytes);
    ~EditLog();
    EditLog(const EditLog &) = delete;
    EditLog &operator=(const EditLog &) = delete;

    /**
     * Performs a command as one transaction. Its id; null where nothing changed, and then there is none. Refuses with what
     * the command refused with, and with `gesture-running` while there is one.
     */
    Result<TransactionId> perform(CommandText text, const Command &command);

    /** What undo would take back for a document, newest first; empty: nothing. */
    std::vector<const Transaction *> undoes(DocumentId document) const;
    /** What redo would do again, oldest first. */
    std::vector<const Transaction *> redoes(DocumentId document) const;
    /** Do nothing, and say so, where there is nothing to do or a gesture runs. */
    bool undo(DocumentId document);
    bool redo(DocumentId document);

    /** The next transaction gets this id, as it had in a session that is recovered. False where the log is past it. */
    bool continueBefore(TransactionId next);

    const std::deque<Transaction> &transactions() const { return m_transactions; }
    const Transaction *find(TransactionId id) const;
    std::size_t bytes() const { return m_bytes; }
    /** Drops the oldest until it holds no more than that; the newest stays whatever it weighs. */
    void keepWithin(std::size_t bytes);
    [[nodiscard]] Subscription observe(Observers<LogEvent>::Hear hear) { return m_observers.add(std::move(hear)); }

private:
    friend class Gesture;
    class Step;

    std::unique_ptr<Step> begin();
    Result<TransactionId> commit(CommandText text, Step &step);
    void dropUndone(std::set<DocumentId> documents);
    bool apply(const std::vector<const Transaction *> &transactions, bool forward);
    void apply(Transaction &transaction, bool forward);

    DocumentSet &m_documents;
    std::deque<Transaction> m_transactions;
    TransactionId m_last;
    std::size_t m_bytes = 0;
    std::size_t m_mostBytes;
    bool m_isInGesture = false;
    Observers<LogEvent> m_observers;
};

/**
 * A drag: each update starts again from the documents as they were at the beginning, so nothing adds up on the way. Ends as
 * one transaction, or without trace; going away is a cancel. One at a time for a log.
 */
class Gesture {
public:
    /** Nothing where another runs. */
    static std::optional<Gesture> begin(EditLog &log);
    Gesture(Gesture &&other) noexcept;
    Gesture &operator=(Gesture &&) = delete;
    ~Gesture();

    /** Refused, the documents are as they were at the beginning. */
    Result<void> update(const Command &command);
    /** The last update as a transaction; null where it changed nothing. Ends the gesture. */
    Result<TransactionId> commit(CommandText text);
    void cancel();

private:
    explicit Gesture(EditLog &log);

    EditLog *m_log;
    std::unique_ptr<EditLog::Step> m_step;
};

} // namespace clipwright
