// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The part of JournalWriter that makes a journal anew.
#include "model/io/files/files.h"
#include "model/journal/journal_line.h"
#include "model/journal/journal_text.h"
#include "model/journal/journal_writer.h"
#include "model/journal/value_difference.h"

#include <algorithm>

namespace clipwright {

namespace {

/** A document before its oldest transaction in a log. */
struct Beginning {
    DocumentValue value;
    TransactionId state;
};

Result<Beginning> beginningOf(const Document &document, const EditLog &log)
{
    Beginning beginning{document.value(), document.state()};
    const auto &transactions = log.transactions();
    for (auto it = transactions.rbegin(); it != transactions.rend(); ++it) {
        for (const DocumentPatch &part : it->parts) {
            if (it->isUndone || part.document != document.id())
                continue;
            for (const Primitive &primitive : part.inverse) {
                if (const Result<Primitive> done = perform(beginning.value, primitive); !done)
                    return tl::make_unexpected(done.error());
            }
            beginning.state = part.before;
        }
    }
    return beginning;
}

} // namespace

DocumentOpened JournalWriter::baseOf(const Known &known, const EditLog &log) const
{
    DocumentOpened base = known.opened;
    for (const Replacement &each : known.replacements) {
        // What the log holds is done, or taken back, behind the beginning; what it dropped as undone never came about.
        if (!each.isUndone && !log.find(each.transaction))
            base.hash = each.hash;
    }
    return base;
}

Result<std::string> JournalWriter::compactText(const DocumentSet &documents, const EditLog &log, const OpenBase &open,
                                               std::uint32_t &checksum) const
{
    std::string text = journalLine(headerText(m_program), checksum);
    const auto add = [&](const std::string &record) { text += journalLine(record, checksum); };
    for (const auto &[id, known] : m_documents) {
        const Document *document = documents.find(id);
        if (!document)
            continue;
        DocumentOpened opened = baseOf(known, log);
        // What was only looked at is not kept, but still here.
        const bool isHere = known.bytes && opened.hash == known.opened.hash;
        auto bytes = isHere ? Result<std::shared_ptr<const std::string>>(known.bytes) : readBaseBytes(m_folder, opened);
        if (!bytes)
            return tl::make_unexpected(std::move(bytes.error()));
        const Result<DocumentValue> base = open(known.opened.path, std::move(*bytes));
        if (!base)
            return tl::make_unexpected(base.error());
        const Result<Beginning> beginning = beginningOf(*document, log);
        if (!beginning)
            return tl::make_unexpected(beginning.error());
        const Result<Patch> patch = patchBetween(*base, beginning->value);
        if (!patch)
            return tl::make_unexpected(patch.error());
        opened.state = beginning->state;
        add(recordText(opened, *patch));
    }
    for (const Transaction &transaction : log.transactions())
        add(recordText(transaction));
    // Whatever stands on it was undone before it, so each goes alone.
    for (auto it = log.transactions().rbegin(); it != log.transactions().rend(); ++it) {
        if (it->isUndone)
            add(recordText(TransactionsUndone{{it->id}}));
    }
    for (const auto &[id, known] : m_documents) {
        for (const DocumentSaving &saving : known.savings)
            add(recordText(saving));
        if (known.isClosed && documents.find(id))
            add(recordText(DocumentClosed{id}));
    }
    return text;
}

Result<void> JournalWriter::compact(const DocumentSet &documents, const EditLog &log, const OpenBase &open)
{
    std::uint32_t checksum = 0;
    const Result<std::string> text = compactText(documents, log, open, checksum);
    if (!text)
        return tl::make_unexpected(text.error());
    const std::string path = m_folder.journalPath();
    if (text->size() > kMaxJournalBytes || log.transactions().size() > kMaxJournalRecords / 4)
        return refuse("journal-full", "what is to be kept is more than a journal takes", {path, 0, 0, {}});
    const Result<void> written = writeFileAtomic(path, *text, m_folder.calls());
    if (!written && written.error().code != "file-unsynced")
        return refuse("journal-unwritable", written.error().what, written.error().where);
    // The name is that of the new one now; what was appended to the old one is in it.
    m_file.reset();
    ++m_generation;
    m_checksum = checksum;
    m_syncedBytes = m_compactedBytes = text->size();
    m_unsynced.clear();
    m_writtenBytes = 0;
    m_isBroken = m_isFull = false;
    m_unsyncedSince.reset();
    m_isFolderUnsynced = !written.has_value();
    return sync();
}

bool JournalWriter::isCompactionDue(std::size_t atLeast) const
{
    const std::size_t bytes = m_syncedBytes + m_unsynced.size();
    return m_isFull || (bytes > atLeast && bytes > 2 * m_compactedBytes);
}

} // namespace clipwright
