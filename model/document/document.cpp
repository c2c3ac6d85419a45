// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/document.h"

#include "model/document/rig_access.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

template<class Value>
const Value &valueAs(const DocumentValue &value)
{
    const Value *as = std::get_if<Value>(&value);
    assert(as);
    return *as;
}

} // namespace

Document::Document(DocumentId id, DocumentValue value, TransactionId state)
    : m_id(id),
      m_value(std::move(value)),
      m_state(state)
{
    rememberIds(m_value);
}

const Rig &Document::rig() const
{
    return valueAs<Rig>(m_value);
}

const Clip &Document::clip() const
{
    return valueAs<Clip>(m_value);
}

const Stage &Document::stage() const
{
    return valueAs<Stage>(m_value);
}

void Document::rememberIds(const DocumentValue &value)
{
    if (const Stage *stage = std::get_if<Stage>(&value)) {
        for (const std::shared_ptr<const Entity> &entity : stage->entities)
            m_lastNode = std::max(m_lastNode, entity->node);
    }
    const Rig *rig = std::get_if<Rig>(&value);
    if (!rig)
        return;
    const auto see = [this](const Node &node) { m_lastNode = std::max(m_lastNode, node.id); };
    for (const std::shared_ptr<const Composition> &composition : rig->compositions) {
        m_lastComposition = std::max(m_lastComposition, composition->id);
        for (const std::shared_ptr<const Layer> &layer : composition->layers)
            visitNodes(*layer, see);
    }
    for (const MorphSet &morph : rig->morphs) {
        for (const Node &region : morph.regions)
            visitNodes(region, see);
    }
}

} // namespace clipwright
