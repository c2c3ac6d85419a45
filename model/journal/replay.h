// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/edit_log.h"
#include "model/journal/journal_folder.h"
#include "model/journal/recovery.h"

namespace clipwright {

/** Reads a document's value from the bytes that it was opened from, as they were read then. */
using OpenBase =
    std::function<Result<DocumentValue>(const std::string &path, std::shared_ptr<const std::string> bytes)>;
/** Those bytes; journal_folder.h keeps them, and readBaseBytes finds them. */
using ReadBase = std::function<Result<std::shared_ptr<const std::string>>(const DocumentOpened &opened)>;

/** As kept with the journal, else of the file where it has still that hash. Refuses as readFile, and `journal-base-missing`. */
Result<std::shared_ptr<const std::string>> readBaseBytes(const JournalFolder &folder, const DocumentOpened &opened);

struct Replayed {
    std::size_t records = 0; ///< from the start; what JournalWriter::resume goes on behind
    /** Where it stopped before the end: `journal-unsound`, with what did not fit. */
    Issues issues;
};

/**
 * Opens the documents of a journal anew, under the ids that they had, and does all that was done to them: with the transactions,
 * the undone ones among them, the states and what is saved as they were. Into an empty set and its empty log, before home
 * rules are set. Refuses, and then the set is of no use, where a base cannot be opened; stops before the first record that
 * does not fit, and all is as it was before that. Asserts nothing of what it reads.
 */
Result<Replayed> replayJournal(const Journal &journal, const Recovery &recovery, const ReadBase &read,
                               const OpenBase &open, DocumentSet &documents, EditLog &log);

} // namespace clipwright
