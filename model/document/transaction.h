// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_id.h"
#include "model/document/primitive.h"

#include <cstddef>
#include <string>
#include <vector>

namespace clipwright {

/** What a command calls itself: a stable word with arguments, which the application puts into the user's language. */
struct CommandText {
    std::string id; ///< "move-keys"
    std::vector<std::string> arguments;

    bool operator==(const CommandText &) const = default;
};

/** What a transaction does to one document. */
struct DocumentPatch {
    DocumentId document;
    Patch forward;
    Patch inverse;        ///< performed in order it takes `forward` back
    TransactionId before; ///< Document::state() without it
};

/** One step of undo: what one command, or one gesture, did to any number of documents. */
struct Transaction {
    TransactionId id;
    CommandText text;
    std::vector<DocumentPatch> parts; ///< one a document, none empty
    bool isUndone = false;
    std::size_t bytes = 0; ///< about what it holds

    bool touches(DocumentId document) const;
};

} // namespace clipwright
