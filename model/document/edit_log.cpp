// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/edit_log.h"

#include "model/document/log_step.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

bool touchesAny(const Transaction &transaction, const std::set<DocumentId> &documents)
{
    return std::ranges::any_of(transaction.parts,
                               [&](const DocumentPatch &part) { return documents.contains(part.document); });
}

void addDocuments(const Transaction &transaction, std::set<DocumentId> &documents)
{
    for (const DocumentPatch &part : transaction.parts)
        documents.insert(part.document);
}

/**
 * The transactions of a list that go along with its `start`: each one on a document which those taken so far touch.
 * One that is taken late may touch what a passed one does, so it goes round until nothing is added.
 */
std::vector<const Transaction *> goingAlong(const std::vector<const Transaction *> &list, std::size_t start)
{
    std::set<DocumentId> documents;
    addDocuments(*list[start], documents);
    for (std::size_t before = 0; before != documents.size();) {
        before = documents.size();
        for (std::size_t i = 0; i <= start; ++i) {
            if (touchesAny(*list[i], documents))
                addDocuments(*list[i], documents);
        }
    }
    std::vector<const Transaction *> taken;
    for (std::size_t i = 0; i <= start; ++i) {
        if (touchesAny(*list[i], documents))
            taken.push_back(list[i]);
    }
    return taken;
}

/** The first of a list that touches a document, with what goes along before it. */
std::vector<const Transaction *> upToFirst(const std::vector<const Transaction *> &list, DocumentId document)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i]->touches(document))
            return goingAlong(list, i);
    }
    return {};
}

} // namespace

bool Transaction::touches(DocumentId document) const
{
    return std::ranges::any_of(parts, [document](const DocumentPatch &part) { return part.document == document; });
}

EditLog::EditLog(DocumentSet &documents, std::size_t mostBytes) : m_documents(documents), m_mostBytes(mostBytes) {}

EditLog::~EditLog() = default;

std::unique_ptr<EditLog::Step> EditLog::begin()
{
    return std::make_unique<Step>(m_documents);
}

Result<TransactionId> EditLog::perform(CommandText text, const Command &command)
{
    if (m_isInGesture)
        return refuse("gesture-running", "a drag has not ended");
    const std::unique_ptr<Step> step = begin();
    if (Result<void> done = command(*step); !done) {
        step->takeBack();
        return tl::make_unexpected(std::move(done.error()));
    }
    return commit(std::move(text), *step);
}

Result<TransactionId> EditLog::commit(CommandText text, Step &step)
{
    Transaction transaction;
    transaction.text = std::move(text);
    transaction.parts = step.takeParts();
    if (transaction.parts.empty())
        return TransactionId{};
    transaction.id = TransactionId{++m_last.value};
    for (DocumentPatch &part : transaction.parts) {
        Document &document = *m_documents.find(part.document);
        part.before = document.state();
        document.m_state = transaction.id;
        for (const Patch *patch : {&part.forward, &part.inverse}) {
            for (const Primitive &primitive : *patch)
                transaction.bytes += byteSize(primitive);
        }
    }
    std::set<DocumentId> documents;
    addDocuments(transaction, documents);
    dropUndone(std::move(documents));
    m_bytes += transaction.bytes;
    m_transactions.push_back(std::move(transaction));
    const TransactionId id = m_last;
    m_observers.tell({LogEvent::Kind::Appended, {id}});
    keepWithin(m_mostBytes);
    return id;
}

bool EditLog::continueBefore(TransactionId next)
{
    if (next <= m_last)
        return false;
    m_last.value = next.value - 1;
    return true;
}

const Transaction *EditLog::find(TransactionId id) const
{
    const auto found = std::ranges::lower_bound(m_transactions, id, {}, &Transaction::id);
    return found != m_transactions.end() && found->id == id ? &*found : nullptr;
}

std::vector<const Transaction *> EditLog::undoes(DocumentId document) const
{
    std::vector<const Transaction *> newestFirst;
    for (auto it = m_transactions.rbegin(); it != m_transactions.rend(); ++it) {
        if (!it->isUndone)
            newestFirst.push_back(&*it);
    }
    return upToFirst(newestFirst, document);
}

std::vector<const Transaction *> EditLog::redoes(DocumentId document) const
{
    std::vector<const Transaction *> oldestFirst;
    for (const Transaction &transaction : m_transactions) {
        if (transaction.isUndone)
            oldestFirst.push_back(&transaction);
    }
    return upToFirst(oldestFirst, document);
}

bool EditLog::undo(DocumentId document)
{
    return apply(undoes(document), false);
}

bool EditLog::redo(DocumentId document)
{
    return apply(redoes(document), true);
}

bool EditLog::apply(const std::vector<const Transaction *> &transactions, bool forward)
{
    if (m_isInGesture || transactions.empty())
        return false;
    LogEvent event{forward ? LogEvent::Kind::Redone : LogEvent::Kind::Undone, {}};
    for (const Transaction *transaction : transactions) {
        event.transactions.push_back(transaction->id);
        apply(*std::ranges::lower_bound(m_transactions, transaction->id, {}, &Transaction::id), forward);
    }
    m_observers.tell(event);
    return true;
}

void EditLog::apply(Transaction &transaction, bool forward)
{
    for (const DocumentPatch &part : transaction.parts) {
        Document *document = m_documents.find(part.document);
        assert(document && "a document with a history stays open");
        DocumentEdit edit(*document);
        edit.repeat(forward ? part.forward : part.inverse);
        document->m_state = forward ? transaction.id : part.before;
    }
    transaction.isUndone = !forward;
}

void EditLog::dropUndone(std::set<DocumentId> documents)
{
    LogEvent event{LogEvent::Kind::Dropped, {}};
    // In order: what stands on a dropped one, on any of its documents, cannot be done again without it.
    for (const Transaction &undone : m_transactions) {
        if (undone.isUndone && touchesAny(undone, documents)) {
            addDocuments(undone, documents);
            event.transactions.push_back(undone.id);
            m_bytes -= undone.bytes;
        }
    }
    if (event.transactions.empty())
        return;
    std::erase_if(m_transactions,
                  [&](const Transaction &undone) { return std::ranges::binary_search(event.transactions, undone.id); });
    m_observers.tell(event);
}

void EditLog::keepWithin(std::size_t bytes)
{
    // The newest stays whatever it weighs: a step that was just made can be taken back.
    while (m_bytes > bytes && m_transactions.size() > 1) {
        const Transaction &oldest = m_transactions.front();
        if (oldest.isUndone) {
            std::set<DocumentId> documents;
            addDocuments(oldest, documents);
            dropUndone(std::move(documents));
            continue;
        }
        const LogEvent event{LogEvent::Kind::Dropped, {oldest.id}};
        m_bytes -= oldest.bytes;
        m_transactions.pop_front();
        m_observers.tell(event);
    }
}

} // namespace clipwright
