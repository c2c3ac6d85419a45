// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/document: what a command or one update of a gesture has done so far.
#pragma once

#include "model/document/edit_log.h"

#include <map>

namespace clipwright {

class EditLog::Step : public TransactionEdit {
public:
    explicit Step(DocumentSet &documents) : m_documents(documents) {}

    DocumentEdit *edit(DocumentId document) override;
    /** Performs the inverse of all that was done, newest first, and starts again. */
    void takeBack();
    /** What was done, a part a document that changed; empty again after it. */
    std::vector<DocumentPatch> takeParts();

private:
    DocumentSet &m_documents;
    std::map<DocumentId, std::unique_ptr<DocumentEdit>> m_edits;
};

} // namespace clipwright
