// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/session/documents.h"

namespace clipwright::app {

/** Takes back a step where it still is the newest of a document: what a message offers may be over by then. */
inline bool undoStep(views::Documents &documents, DocumentId document, TransactionId step)
{
    const Document *found = documents.workspace().document(document);
    return found != nullptr && found->state() == step && documents.workspace().log().undo(document);
}

} // namespace clipwright::app
