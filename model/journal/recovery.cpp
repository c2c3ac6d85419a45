// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/recovery.h"

#include "model/io/files/files.h"
#include "model/io/files/sha1.h"

#include <algorithm>
#include <map>

namespace clipwright {

namespace {

/** Follows the states of documents through a journal, without their values. */
class StateWalk {
public:
    void see(const JournalRecord &record, std::size_t index)
    {
        m_index = index;
        std::visit(*this, record.what);
    }

    void operator()(const DocumentOpened &opened)
    {
        m_at[opened.document] = m_documents.size();
        m_documents.push_back({opened, opened.path, false, opened.state, false, {}, m_index, false});
    }
    void operator()(const DocumentClosed &closed)
    {
        if (DocumentRecovery *document = find(closed.document))
            document->isClosed = true;
    }
    void operator()(const DocumentSaving &) {}
    void operator()(const TransactionAppended &appended)
    {
        for (const DocumentId id : appended.documents) {
            if (DocumentRecovery *document = find(id)) {
                m_before[{appended.id, id}] = document->state;
                document->state = appended.id;
            }
        }
        m_touched[appended.id] = appended.documents;
    }
    void operator()(const TransactionsUndone &undone)
    {
        for (const TransactionId transaction : undone.transactions) {
            for (const DocumentId id : m_touched[transaction]) {
                if (DocumentRecovery *document = find(id))
                    document->state = m_before[{transaction, id}];
            }
        }
    }
    void operator()(const TransactionsRedone &redone)
    {
        for (const TransactionId transaction : redone.transactions) {
            for (const DocumentId id : m_touched[transaction]) {
                if (DocumentRecovery *document = find(id))
                    document->state = transaction;
            }
        }
    }

    std::vector<DocumentRecovery> take() { return std::move(m_documents); }

private:
    DocumentRecovery *find(DocumentId id)
    {
        const auto found = m_at.find(id);
        return found == m_at.end() ? nullptr : &m_documents[found->second];
    }

    std::size_t m_index = 0;
    std::vector<DocumentRecovery> m_documents;
    std::map<DocumentId, std::size_t> m_at;
    std::map<TransactionId, std::vector<DocumentId>> m_touched;
    std::map<std::pair<TransactionId, DocumentId>, TransactionId> m_before;
};

/** Which of what was saved, newest first, or opened is on the disk. */
void findSaved(DocumentRecovery &document, const Journal &journal, const HashOfFile &hashOf)
{
    std::map<std::string, std::string> hashes;
    const auto isThere = [&](const std::string &path, const std::string &hash) {
        const auto [found, isNew] = hashes.try_emplace(path);
        if (isNew)
            found->second = hashOf(path);
        return found->second == hash;
    };
    bool isSaved = false;
    for (std::size_t i = journal.records.size(); i > 0; --i) {
        const auto *saving = std::get_if<DocumentSaving>(&journal.records[i - 1].what);
        if (!saving || saving->document != document.opened.document)
            continue;
        if (!isSaved)
            document.path = saving->path;
        isSaved = true;
        if (isThere(saving->path, saving->hash)) {
            document.path = saving->path;
            document.isFound = true;
            document.savedState = saving->state;
            document.savedBy = i - 1;
            return;
        }
    }
    document.isFound = isThere(document.opened.path, document.opened.hash);
    if (document.isFound)
        document.path = document.opened.path;
    document.isVanished = !document.isFound && hashOf(document.path).empty();
}

} // namespace

std::string fileOf(const std::string &path)
{
    constexpr std::string_view kAddress = ".lottie#";
    const std::size_t at = path.find(kAddress);
    return at == std::string::npos ? path : path.substr(0, at + kAddress.size() - 1);
}

std::string hashOfFile(const std::string &path)
{
    const auto bytes = readFile(fileOf(path));
    return bytes ? sha1Hex(**bytes) : std::string();
}

Recovery assessRecovery(const Journal &journal, std::string_view program, const HashOfFile &hashOf)
{
    StateWalk walk;
    for (std::size_t i = 0; i < journal.records.size(); ++i)
        walk.see(journal.records[i], i);
    Recovery recovery{RecoveryKind::Nothing, walk.take()};
    bool isModified = false;
    bool isChanged = false;
    bool isVanished = false;
    for (DocumentRecovery &document : recovery.documents) {
        findSaved(document, journal, hashOf);
        // Whoever only opened a file, or closed it, loses nothing by what others do to it.
        if (document.isClosed || (document.state.isNull() && !document.isFound))
            continue;
        isModified |= document.isModified();
        isChanged |= !document.isFound;
        isVanished |= document.isVanished;
    }
    const bool isOther = journal.format != kJournalFormat || journal.program != program;
    if (isOther && (isModified || journal.format != kJournalFormat))
        recovery.kind = RecoveryKind::OtherVersion;
    else if (isVanished)
        recovery.kind = RecoveryKind::FileVanished;
    else if (isChanged)
        recovery.kind = RecoveryKind::FileChanged;
    else if (isModified)
        recovery.kind = RecoveryKind::Replays;
    return recovery;
}

} // namespace clipwright
