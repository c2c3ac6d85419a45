// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/log_step.h"

#include <algorithm>

namespace clipwright {

DocumentEdit *EditLog::Step::edit(DocumentId document)
{
    Document *found = m_documents.find(document);
    if (!found)
        return nullptr;
    std::unique_ptr<DocumentEdit> &edit = m_edits[document];
    if (!edit)
        edit.reset(new DocumentEdit(*found)); // its constructor is the log's alone
    return edit.get();
}

void EditLog::Step::takeBack()
{
    for (const DocumentPatch &part : takeParts()) {
        DocumentEdit(*m_documents.find(part.document)).repeat(part.inverse);
    }
}

std::vector<DocumentPatch> EditLog::Step::takeParts()
{
    std::vector<DocumentPatch> parts;
    for (auto &[document, edit] : m_edits) {
        if (edit->m_done.empty())
            continue;
        std::ranges::reverse(edit->m_inverse);
        parts.push_back({document, std::move(edit->m_done), std::move(edit->m_inverse), {}});
    }
    m_edits.clear();
    return parts;
}

} // namespace clipwright
