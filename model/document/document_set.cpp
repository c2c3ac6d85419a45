// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/document_set.h"

#include <algorithm>

namespace clipwright {

Document &DocumentSet::open(DocumentValue value)
{
    ++m_last.value;
    return *m_documents.emplace_back(std::make_unique<Document>(m_last, std::move(value)));
}

Document &DocumentSet::openAs(DocumentId id, DocumentValue value, TransactionId state)
{
    m_last = std::max(m_last, id);
    return *m_documents.emplace_back(std::make_unique<Document>(id, std::move(value), state));
}

Document *DocumentSet::find(DocumentId id) const
{
    const auto found = std::ranges::find_if(m_documents, [id](const auto &document) { return document->id() == id; });
    return found == m_documents.end() ? nullptr : found->get();
}

void DocumentSet::close(DocumentId id)
{
    std::erase_if(m_documents, [id](const auto &document) { return document->id() == id; });
}

} // namespace clipwright
