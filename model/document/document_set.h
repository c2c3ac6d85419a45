// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

#include <memory>
#include <vector>

namespace clipwright {

/** The documents that one log edits. */
class DocumentSet {
public:
    Document &open(DocumentValue value);
    /** Under the id that it had in a session that is recovered; one that no document of this set has or had; in a state of it. */
    Document &openAs(DocumentId id, DocumentValue value, TransactionId state = {});
    /** Null for one that is not open. */
    Document *find(DocumentId id) const;
    void close(DocumentId id);

private:
    std::vector<std::unique_ptr<Document>> m_documents;
    DocumentId m_last;
};

} // namespace clipwright
