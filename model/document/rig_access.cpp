// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/rig_access.h"

#include "model/timeline/own.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

template<class T>
T &own(std::shared_ptr<const T> &shared)
{
    std::shared_ptr<T> mine = std::const_pointer_cast<T>(std::move(shared));
    T &value = makeOwn(mine);
    shared = std::move(mine);
    return value;
}

/** Depth first; groups nest at most 64 deep (the readers' cap, kept by InsertNode). */
const Node *findBelow(const std::vector<Node> &nodes, NodeId id)
{
    for (const Node &node : nodes) {
        if (node.id == id)
            return &node;
        if (const Node *found = findBelow(node.items, id))
            return found;
    }
    return nullptr;
}

std::optional<NodePlace> placeBelow(const std::vector<Node> &nodes, NodePlace at, NodeId id)
{
    for (at.index = 0; at.index < nodes.size(); ++at.index) {
        const Node &node = nodes[at.index];
        if (node.id == id)
            return at;
        if (auto found = placeBelow(node.items, {node.id, NodeList::Items, 0}, id))
            return found;
    }
    return std::nullopt;
}

} // namespace

const Node *findNode(const Layer &layer, NodeId id)
{
    if (layer.id == id)
        return &layer;
    const Node *found = findBelow(layer.items, id);
    return found ? found : findBelow(layer.masks, id);
}

void visitNodes(const Node &node, const std::function<void(const Node &)> &use)
{
    use(node);
    for (const Node &item : node.items)
        visitNodes(item, use);
}

void visitNodes(const Layer &layer, const std::function<void(const Node &)> &use)
{
    visitNodes(static_cast<const Node &>(layer), use);
    for (const Node &mask : layer.masks)
        visitNodes(mask, use);
}

Result<const Composition *> RigAccess::composition(CompositionId id) const
{
    if (const Composition *found = m_rig.find(id))
        return found;
    return refuse("composition-unknown", "expected a composition of the rig");
}

Result<const Node *> RigAccess::node(CompositionId composition, NodeId id) const
{
    return this->composition(composition).and_then([id](const Composition *in) -> Result<const Node *> {
        for (const std::shared_ptr<const Layer> &layer : in->layers) {
            if (const Node *found = findNode(*layer, id))
                return found;
        }
        return refuse("node-unknown", "expected a layer or item of the composition");
    });
}

Result<const Layer *> RigAccess::layer(CompositionId composition, NodeId id) const
{
    return this->composition(composition).and_then([id](const Composition *in) -> Result<const Layer *> {
        if (const Layer *found = in->find(id))
            return found;
        return refuse("node-unknown", "expected a layer of the composition");
    });
}

Composition &RigAccess::editComposition(CompositionId id)
{
    const auto found = std::ranges::find_if(m_rig.compositions, [id](const auto &each) { return each->id == id; });
    assert(found != m_rig.compositions.end());
    return own(*found);
}

Layer &RigAccess::editLayer(CompositionId composition, NodeId id)
{
    Composition &in = editComposition(composition);
    const int index = in.indexOf(id);
    assert(index >= 0);
    return own(in.layers[static_cast<std::size_t>(index)]);
}

Node &RigAccess::editNode(CompositionId composition, NodeId id)
{
    auto &layers = editComposition(composition).layers;
    const auto found =
        std::ranges::find_if(layers, [id](const auto &layer) { return findNode(*layer, id) != nullptr; });
    assert(found != layers.end());
    return const_cast<Node &>(*findNode(own(*found), id)); // of a layer that is ours now
}

std::vector<Node> &RigAccess::editList(CompositionId composition, const NodePlace &place)
{
    if (place.list == NodeList::Masks)
        return editLayer(composition, place.owner).masks;
    return editNode(composition, place.owner).items;
}

std::optional<NodePlace> placeOf(const Composition &composition, NodeId id)
{
    for (std::size_t i = 0; i < composition.layers.size(); ++i) {
        const Layer &layer = *composition.layers[i];
        if (layer.id == id)
            return NodePlace{{}, NodeList::Layers, i};
        if (auto place = placeBelow(layer.items, {layer.id, NodeList::Items, 0}, id))
            return place;
        if (auto place = placeBelow(layer.masks, {layer.id, NodeList::Masks, 0}, id))
            return place;
    }
    return std::nullopt;
}

Result<std::size_t> RigAccess::sizeOfList(const Composition &composition, const NodePlace &place) const
{
    if (place.list == NodeList::Layers) {
        if (place.owner)
            return refuse("wrong-list", "layers belong to the composition, not to another node");
        return composition.layers.size();
    }
    const Layer *layer = composition.find(place.owner);
    if (place.list == NodeList::Masks) {
        if (!layer)
            return refuse("place-unknown", "expected a layer to hold the mask");
        return layer->masks.size();
    }
    Result<const Node *> owner = node(composition.id, place.owner);
    if (!owner)
        return refuse("place-unknown", "expected a layer or group to hold the item");
    return (*owner)->items.size();
}

} // namespace clipwright
