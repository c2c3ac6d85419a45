// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/replay.h"

#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/io/patch/patch_format.h"
#include "model/journal/journal_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace clipwright {

namespace {

tl::unexpected<Error> refuseUnsound(std::string what)
{
    return refuse("journal-unsound", std::move(what));
}

class Replay {
public:
    Replay(const Journal &journal, const Recovery &recovery, const ReadBase &read, const OpenBase &open,
           DocumentSet &documents, EditLog &log)
        : m_journal(journal),
          m_recovery(recovery),
          m_read(read),
          m_open(open),
          m_documents(documents),
          m_log(log)
    {}

    Result<Replayed> run()
    {
        Replayed replayed;
        for (std::size_t i = 0; i < m_journal.records.size(); ++i) {
            m_index = i;
            if (Result<void> done = std::visit(*this, m_journal.records[i].what); !done) {
                if (m_isBaseRefused)
                    return tl::make_unexpected(std::move(done.error()));
                Issue issue = issueOf(done.error());
                issue.code = "journal-unsound";
                issue.where.line = static_cast<int>(i) + 2;
                replayed.issues.push_back(std::move(issue));
                break;
            }
            ++replayed.records;
        }
        return replayed;
    }

    Result<void> operator()(const DocumentOpened &opened)
    {
        if (m_documents.find(opened.document))
            return refuseUnsound("a document is opened twice");
        Result<DocumentValue> value = readBase(opened);
        if (!value && !isEdited(opened)) {
            // Nothing of it is lost: it was only looked at, and its file is another one now.
            m_left.insert(opened.document);
            return {};
        }
        if (!value) {
            m_isBaseRefused = true;
            return tl::make_unexpected(std::move(value.error()));
        }
        if (Result<void> done = makeItsState(*value); !done)
            return done;
        m_documents.openAs(opened.document, std::move(*value), opened.state);
        m_paths[opened.document] = opened.path;
        return {};
    }

    /** It stays open, for transactions that it has in common with others. */
    Result<void> operator()(const DocumentClosed &closed) { return known(closed.document); }

    Result<void> operator()(const DocumentSaving &saving)
    {
        Result<void> isKnown = known(saving.document);
        if (!isKnown || m_left.contains(saving.document))
            return isKnown;
        Document &document = *m_documents.find(saving.document);
        const auto found = std::ranges::find(m_recovery.documents, saving.document,
                                             [](const DocumentRecovery &each) { return each.opened.document; });
        if (found != m_recovery.documents.end() && found->isFound && found->savedBy == m_index)
            document.setSaved(saving.state);
        return {};
    }

    Result<void> operator()(const TransactionAppended &appended)
    {
        const Result<JsonDocument> json = parse();
        if (!json)
            return tl::make_unexpected(json.error());
        if (!m_log.continueBefore(appended.id))
            return refuseUnsound("transactions are not in the order of their ids");
        const auto perform = [&](TransactionEdit &edit) -> Result<void> {
            for (const DocumentId id : appended.documents) {
                DocumentEdit *on = edit.edit(id);
                if (!on)
                    return refuseUnsound("a transaction is on a document that is not open");
                const Result<Patch> patch = readPatch(patchOf(json->root(), id), on->value(), replacementFor(id));
                if (!patch)
                    return tl::make_unexpected(patch.error());
                if (Result<void> done = on->perform(*patch); !done)
                    return done;
            }
            return {};
        };
        const Result<TransactionId> done = m_log.perform(appended.text, perform);
        return done ? Result<void>() : tl::make_unexpected(done.error());
    }

    Result<void> operator()(const TransactionsUndone &undone) { return go(undone.transactions, false); }
    Result<void> operator()(const TransactionsRedone &redone) { return go(redone.transactions, true); }

private:
    /** What others wrote is kept as the base is. */
    ReadReplacement replacementFor(DocumentId document) const
    {
        return [this, document](const std::string &hash) -> Result<ReplaceValue> {
            const DocumentOpened file{document, m_paths.at(document), hash};
            auto bytes = m_read(file);
            if (!bytes)
                return tl::make_unexpected(std::move(bytes.error()));
            Result<DocumentValue> value = m_open(file.path, *bytes);
            if (!value)
                return tl::make_unexpected(std::move(value.error()));
            return ReplaceValue{std::make_shared<DocumentValue>(std::move(*value)), std::move(*bytes)};
        };
    }

    Result<DocumentValue> readBase(const DocumentOpened &opened) const
    {
        auto bytes = m_read(opened);
        return bytes ? m_open(opened.path, std::move(*bytes)) : tl::make_unexpected(std::move(bytes.error()));
    }

    bool isEdited(const DocumentOpened &opened) const
    {
        return opened.state || std::ranges::any_of(m_journal.records, [&](const JournalRecord &record) {
                   const auto *appended = std::get_if<TransactionAppended>(&record.what);
                   return appended && std::ranges::count(appended->documents, opened.document) > 0;
               });
    }

    /** The present record. */
    Result<JsonDocument> parse() const
    {
        const JournalRecord &record = m_journal.records[m_index];
        auto text = std::make_shared<const std::string>(*m_journal.bytes, record.begin, record.end - record.begin);
        return JsonDocument::parse(std::move(text), {}, journalCaps());
    }

    /** Of a value that is as it was read what the record of its opening says. */
    Result<void> makeItsState(DocumentValue &value) const
    {
        const Result<JsonDocument> json = parse();
        if (!json)
            return tl::make_unexpected(json.error());
        if (!patchOf(json->root()).isValid())
            return {};
        const Result<Patch> patch = readPatch(patchOf(json->root()), value);
        if (!patch)
            return tl::make_unexpected(patch.error());
        for (const Primitive &primitive : *patch) {
            if (const Result<Primitive> done = perform(value, primitive); !done)
                return tl::make_unexpected(done.error());
        }
        return {};
    }

    Result<void> known(DocumentId document) const
    {
        return m_documents.find(document) || m_left.contains(document)
                   ? Result<void>()
                   : refuseUnsound("a document that was not opened");
    }

    /** By the log's own rule, on the document of the last one for which it names just these. */
    Result<void> go(const std::vector<TransactionId> &transactions, bool forward)
    {
        const Transaction *last = m_log.find(transactions.back());
        if (!last)
            return refuseUnsound("a transaction that is not in the log");
        for (const DocumentPatch &part : last->parts) {
            const auto named = forward ? m_log.redoes(part.document) : m_log.undoes(part.document);
            if (!std::ranges::equal(named, transactions, {}, [](const Transaction *each) { return each->id; }))
                continue;
            const bool isDone = forward ? m_log.redo(part.document) : m_log.undo(part.document);
            return isDone ? Result<void>() : refuseUnsound("a drag has not ended");
        }
        return refuseUnsound("transactions that cannot be undone or done again together");
    }

    const Journal &m_journal;
    const Recovery &m_recovery;
    const ReadBase &m_read;
    const OpenBase &m_open;
    DocumentSet &m_documents;
    EditLog &m_log;
    std::size_t m_index = 0;
    bool m_isBaseRefused = false;
    std::set<DocumentId> m_left; ///< of which nothing is lost
    std::map<DocumentId, std::string> m_paths;
};

} // namespace

Result<std::shared_ptr<const std::string>> readBaseBytes(const JournalFolder &folder, const DocumentOpened &opened)
{
    if (auto kept = folder.readBase(opened.hash))
        return kept;
    auto bytes = readFile(fileOf(opened.path));
    if (bytes && sha1Hex(**bytes) != opened.hash)
        return refuse("journal-base-missing", "'" + opened.path + "' was changed, and what it was is not kept",
                      {opened.path, 0, 0, {}});
    return bytes;
}

Result<Replayed> replayJournal(const Journal &journal, const Recovery &recovery, const ReadBase &read,
                               const OpenBase &open, DocumentSet &documents, EditLog &log)
{
    return Replay(journal, recovery, read, open, documents, log).run();
}

} // namespace clipwright
