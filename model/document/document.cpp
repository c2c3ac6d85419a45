// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/document.h"

#include "model/document/rig_access.h"

#include <algorithm>

namespace clipwright {

Document::Document(DocumentId id, Rig rig, TransactionId state) : m_id(id), m_rig(std::move(rig)), m_state(state)
{
    rememberIds(m_rig);
}

void Document::rememberIds(const Rig &rig)
{
    const auto see = [this](const Node &node) { m_lastNode = std::max(m_lastNode, node.id); };
    for (const std::shared_ptr<const Composition> &composition : rig.compositions) {
        m_lastComposition = std::max(m_lastComposition, composition->id);
        for (const std::shared_ptr<const Layer> &layer : composition->layers)
            visitNodes(*layer, see);
    }
    for (const MorphSet &morph : rig.morphs) {
        for (const Node &region : morph.regions)
            visitNodes(region, see);
    }
}

} // namespace clipwright
