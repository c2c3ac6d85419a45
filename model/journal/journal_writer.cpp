// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/journal_writer.h"

#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/journal/journal_line.h"
#include "model/journal/journal_text.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>

namespace clipwright {

namespace {

/** Which of them the disk has is not known: any that may be, and some more. */
constexpr std::size_t kMostSavings = 8;

void remember(std::vector<DocumentSaving> &savings, const DocumentSaving &saving)
{
    std::erase_if(savings,
                  [&](const DocumentSaving &each) { return each.path == saving.path && each.hash == saving.hash; });
    savings.push_back(saving);
    if (savings.size() > kMostSavings)
        savings.erase(savings.begin());
}

} // namespace

tl::unexpected<Error> JournalWriter::refuseUnwritable(const std::string &step, int error) const
{
    const std::string path = m_folder.journalPath();
    return refuse("journal-unwritable", "cannot write '" + path + "': " + step + ": " + systemWords(error),
                  {path, 0, 0, {}});
}

Result<void> JournalWriter::openFile()
{
    Descriptor file = Descriptor::open(m_folder.journalPath(), O_WRONLY | O_APPEND, 0, m_folder.calls());
    if (!file.isOpen())
        return refuseUnwritable("opening it", errno);
    m_file.emplace(std::move(file));
    return {};
}

Result<JournalWriter> JournalWriter::start(JournalFolder folder, std::string_view program)
{
    std::uint32_t checksum = 0;
    const std::string line = journalLine(headerText(program), checksum);
    if (Result<void> written = writeFileAtomic(folder.journalPath(), line, folder.calls()); !written)
        return refuse("journal-unwritable", written.error().what, written.error().where);
    JournalWriter writer(std::move(folder), std::string(program), line.size(), checksum);
    if (Result<void> opened = writer.openFile(); !opened)
        return tl::make_unexpected(opened.error());
    return writer;
}

Result<JournalWriter> JournalWriter::resume(JournalFolder folder, const Journal &journal, std::size_t records)
{
    if (journal.format != kJournalFormat)
        return refuse("journal-other-format", "only a journal of this program's format is gone on with",
                      {folder.journalPath(), 0, 0, {}});
    records = std::min(records, journal.records.size());
    // The line end stands behind the JSON.
    const std::size_t end = records == 0 ? journal.headerEnd : journal.records[records - 1].end + 1;
    const std::uint32_t checksum = records == 0 ? journal.headerChecksum : journal.records[records - 1].checksum;
    JournalWriter writer(std::move(folder), journal.program, end, checksum);
    for (std::size_t i = 0; i < records; ++i)
        writer.know(journal.records[i]);
    if (Result<void> opened = writer.openFile(); !opened)
        return tl::make_unexpected(opened.error());
    if (writer.m_folder.calls().ftruncate(writer.m_file->number(), static_cast<off_t>(end)) != 0)
        return writer.refuseUnwritable("cutting off its end", errno);
    if (!writer.m_file->sync())
        return writer.refuseUnwritable("flushing it to the disk", errno);
    return writer;
}

/** What a journal that is gone on with says of a document. */
void JournalWriter::know(const JournalRecord &record)
{
    if (const auto *opened = std::get_if<DocumentOpened>(&record.what)) {
        m_documents[opened->document] = {*opened, nullptr};
        m_documents[opened->document].opened.state = {};
    } else if (const auto *closed = std::get_if<DocumentClosed>(&record.what)) {
        m_documents[closed->document].isClosed = true;
    } else if (const auto *saving = std::get_if<DocumentSaving>(&record.what)) {
        remember(m_documents[saving->document].savings, *saving);
    } else if (const auto *appended = std::get_if<TransactionAppended>(&record.what)) {
        for (const auto &[document, hash] : appended->replaced)
            m_documents[document].replacements.push_back({appended->id, hash});
    } else if (const auto *undone = std::get_if<TransactionsUndone>(&record.what)) {
        setUndone(undone->transactions, true);
    } else if (const auto *redone = std::get_if<TransactionsRedone>(&record.what)) {
        setUndone(redone->transactions, false);
    }
}

void JournalWriter::setUndone(const std::vector<TransactionId> &transactions, bool isUndone)
{
    for (auto &[document, known] : m_documents) {
        for (Replacement &each : known.replacements) {
            if (std::ranges::find(transactions, each.transaction) != transactions.end())
                each.isUndone = isUndone;
        }
    }
}

void JournalWriter::append(std::string_view record, Time now)
{
    if (m_isFull || m_syncedBytes + m_unsynced.size() + record.size() > kMaxJournalBytes - 64) {
        m_isFull = true; // a later one, if it found room, would stand on what is missing
        return;
    }
    m_unsynced += journalLine(record, m_checksum);
    if (!m_unsyncedSince)
        m_unsyncedSince = now;
    static_cast<void>(flush()); // what fails now is told by sync()
}

void JournalWriter::appendOpened(DocumentId document, const std::string &path, std::shared_ptr<const std::string> bytes,
                                 Time now)
{
    const DocumentOpened opened{document, path, sha1Hex(*bytes)};
    append(recordText(opened), now);
    m_documents[document] = {opened, std::move(bytes)};
}

void JournalWriter::appendClosed(DocumentId document, Time now)
{
    append(recordText(DocumentClosed{document}), now);
    m_documents[document].isClosed = true;
}

void JournalWriter::append(const LogEvent &event, const EditLog &log, Time now)
{
    switch (event.kind) {
    case LogEvent::Kind::Appended:
        for (const TransactionId id : event.transactions) {
            const Transaction *transaction = log.find(id);
            for (const DocumentPatch &part : transaction->parts) {
                m_documents[part.document].isNeeded = true;
                rememberReplacements(*transaction, part);
            }
            append(recordText(*transaction), now);
        }
        break;
    case LogEvent::Kind::Undone:
        setUndone(event.transactions, true);
        append(recordText(TransactionsUndone{event.transactions}), now);
        break;
    case LogEvent::Kind::Redone:
        setUndone(event.transactions, false);
        append(recordText(TransactionsRedone{event.transactions}), now);
        break;
    case LogEvent::Kind::Dropped: break; // follows from what was appended, and from the bound of the log
    }
}

void JournalWriter::rememberReplacements(const Transaction &transaction, const DocumentPatch &part)
{
    const std::size_t before = m_replacing.size();
    std::string hash;
    for (const Primitive &primitive : part.forward) {
        const auto *replace = std::get_if<ReplaceValue>(&primitive);
        if (!replace || !replace->bytes)
            continue;
        hash = sha1Hex(*replace->bytes);
        m_replacing.emplace(hash, replace->bytes);
    }
    if (!hash.empty())
        m_documents[part.document].replacements.push_back({transaction.id, hash});
    // At once, and not when it is synced: the file that others wrote may be gone by then.
    if (m_replacing.size() != before)
        static_cast<void>(keepBases());
}

Result<void> JournalWriter::appendSaving(const Document &document, const std::string &path, const std::string &hash,
                                         Time now)
{
    const DocumentSaving saving{document.id(), path, hash, document.state()};
    append(recordText(saving), now);
    Known &known = m_documents[document.id()];
    known.isNeeded = true;
    remember(known.savings, saving);
    return sync();
}

Result<void> JournalWriter::keepBases()
{
    for (auto &[document, known] : m_documents) {
        if (!known.isNeeded || !known.bytes)
            continue;
        if (Result<void> kept = m_folder.keepBase(known.opened.hash, *known.bytes); !kept)
            return kept;
        known.bytes.reset();
    }
    while (!m_replacing.empty()) {
        const auto &[hash, bytes] = *m_replacing.begin();
        if (Result<void> kept = m_folder.keepBase(hash, *bytes); !kept)
            return kept;
        m_replacing.erase(m_replacing.begin());
    }
    return {};
}

/** What is not in the file yet. After a failure the file is cut back to what is known of it first. */
Result<void> JournalWriter::flush()
{
    if (!m_file) {
        if (Result<void> opened = openFile(); !opened)
            return opened;
    }
    if (m_isBroken) {
        if (m_folder.calls().ftruncate(m_file->number(), static_cast<off_t>(m_syncedBytes)) != 0)
            return refuseUnwritable("cutting off what was not flushed", errno);
        m_isBroken = false;
        m_writtenBytes = 0;
    }
    if (!m_file->write(std::string_view(m_unsynced).substr(m_writtenBytes))) {
        const int error = errno;
        setBroken();
        return refuseUnwritable("writing", error);
    }
    m_writtenBytes = m_unsynced.size();
    return {};
}

Result<void> JournalWriter::sync()
{
    if (Result<void> kept = keepBases(); !kept)
        return kept;
    if (Result<void> flushed = flush(); !flushed)
        return flushed;
    if (m_isFolderUnsynced && !syncFolder(m_folder.path(), m_folder.calls()))
        return refuseUnwritable("flushing its folder to the disk", errno);
    m_isFolderUnsynced = false;
    if (!m_file->sync()) {
        const int error = errno;
        setBroken();
        return refuseUnwritable("flushing it to the disk", error);
    }
    m_syncedBytes += m_unsynced.size();
    m_unsynced.clear();
    m_writtenBytes = 0;
    m_unsyncedSince.reset();
    ++m_generation;
    return refuseFull();
}

Result<void> JournalWriter::refuseFull() const
{
    if (m_isFull)
        return refuse("journal-full", "the journal has 256 MiB, and takes no more", {m_folder.journalPath(), 0, 0, {}});
    return {};
}

/** The system may take for written what it could not write: all of it is written again. */
void JournalWriter::setBroken()
{
    m_isBroken = true;
    ++m_generation;
}

} // namespace clipwright
