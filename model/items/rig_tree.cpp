// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/items/rig_tree.h"

#include "model/document/rig_access.h"

#include <algorithm>
#include <utility>

namespace clipwright {

void RigTree::fill(const Composition &composition)
{
    clear();
    for (const std::shared_ptr<const Layer> &layer : composition.layers)
        m_layers.push_back(rowsOf(*layer, layer.get(), nullptr));
}

void RigTree::clear()
{
    m_layers.clear();
    m_rows.clear();
}

std::unique_ptr<RigRow> RigTree::rowsOf(const Node &node, const Layer *layer, RigRow *parent)
{
    auto row = std::make_unique<RigRow>();
    row->id = node.id;
    row->parent = parent;
    m_rows[node.id] = row.get();
    if (layer != nullptr) {
        for (const Node &mask : layer->masks)
            row->children.push_back(rowsOf(mask, nullptr, row.get()));
        row->maskCount = layer->masks.size();
    }
    for (const Node &item : node.items)
        row->children.push_back(rowsOf(item, nullptr, row.get()));
    return row;
}

RigRow *RigTree::find(NodeId id) const
{
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? nullptr : found->second;
}

std::size_t RigTree::indexOf(const RigRow &row) const
{
    const auto &list = listOf(row.parent);
    const auto place = std::ranges::find(list, &row, [](const std::unique_ptr<RigRow> &each) { return each.get(); });
    return static_cast<std::size_t>(place - list.begin());
}

std::size_t RigTree::rowOf(const NodePlace &place) const
{
    const RigRow *owner = ownerOf(place);
    return place.index + (place.list == NodeList::Items && owner != nullptr ? owner->maskCount : 0);
}

std::unique_ptr<RigRow> RigTree::take(RigRow &row)
{
    auto &list = listOf(row.parent);
    const std::size_t index = indexOf(row);
    if (row.parent != nullptr && index < row.parent->maskCount)
        --row.parent->maskCount;
    std::unique_ptr<RigRow> taken = std::move(list[index]);
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
    return taken;
}

void RigTree::put(std::unique_ptr<RigRow> row, const NodePlace &place)
{
    RigRow *owner = ownerOf(place);
    row->parent = owner;
    auto &list = listOf(owner);
    const std::size_t index = std::min(rowOf(place), list.size());
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(index), std::move(row));
    if (place.list == NodeList::Masks && owner != nullptr)
        ++owner->maskCount;
}

void RigTree::insert(const NodePlace &place, const Composition &composition, NodeId id)
{
    if (place.list == NodeList::Layers) {
        if (const Layer *layer = composition.find(id))
            put(rowsOf(*layer, layer, nullptr), place);
        return;
    }
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        if (const Node *node = findNode(*layer, id)) {
            put(rowsOf(*node, nullptr, nullptr), place);
            return;
        }
    }
}

void RigTree::remove(NodeId id)
{
    if (RigRow *row = find(id))
        forget(*take(*row));
}

void RigTree::move(NodeId id, const NodePlace &to)
{
    if (RigRow *row = find(id))
        put(take(*row), to);
}

void RigTree::forget(const RigRow &row)
{
    m_rows.erase(row.id);
    for (const std::unique_ptr<RigRow> &child : row.children)
        forget(*child);
}

const Node *nodeOf(const RigTree &tree, const RigRow &row, const Composition &composition)
{
    const std::size_t index = tree.indexOf(row);
    const Node *node = nullptr;
    if (row.parent == nullptr) {
        node = index < composition.layers.size() ? composition.layers[index].get() : nullptr;
    } else if (const Node *owner = nodeOf(tree, *row.parent, composition)) {
        const std::vector<Node> *list = &owner->items;
        const std::size_t masks = row.parent->maskCount;
        if (index < masks)
            list = &static_cast<const Layer *>(owner)->masks; // only layers have masks
        const std::size_t at = index < masks ? index : index - masks;
        node = at < list->size() ? &(*list)[at] : nullptr;
    }
    return node != nullptr && node->id == row.id ? node : nullptr;
}

} // namespace clipwright
