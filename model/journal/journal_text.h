// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/journal: records as JSON (docs/formats/journal.md).
#pragma once

#include "model/core/result.h"
#include "model/io/json/json_document.h"
#include "model/journal/journal.h"

#include <string_view>

namespace clipwright {

/** How much JSON of a journal may hold: a text in it is a picture, too. */
JsonCaps journalCaps();

struct JournalHeader {
    std::string program;
    int format = 0;
};

std::string headerText(std::string_view program);
/** `patch` leads from what was read to the state. */
std::string recordText(const DocumentOpened &opened, const Patch &patch = {});
std::string recordText(const DocumentClosed &closed);
std::string recordText(const DocumentSaving &saving);
std::string recordText(const Transaction &appended);
std::string recordText(const TransactionsUndone &undone);
std::string recordText(const TransactionsRedone &redone);

/** Nothing where it is no header at all. */
std::optional<JournalHeader> readHeader(const JsonValue &json);
/** `journal-malformed` with the JSON pointer of what is missing or other than expected. */
Result<JournalRecord> readRecord(const JsonValue &json);

/** The patch of an opened document's JSON; an invalid value where it has none. */
JsonValue patchOf(const JsonValue &opened);
/** The patch of a document in an appended transaction's JSON; an invalid value where it has none. */
JsonValue patchOf(const JsonValue &appended, DocumentId document);

} // namespace clipwright
