// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Layers, items and masks: in, out and about.
#include "model/document/finite.h"
#include "model/document/perform.h"

#include <algorithm>
#include <unordered_set>

namespace clipwright {

namespace {

/** As deep as groups may be nested in a file. */
constexpr int kDeepest = 64;

int depthOf(const Node &node, int left = kDeepest + 1)
{
    int deepest = 0;
    for (const Node &item : node.items)
        deepest = std::max(deepest, left > 0 ? depthOf(item, left - 1) : 0);
    return deepest + 1;
}

template<class NodeOrLayer>
std::vector<NodeId> idsOf(const NodeOrLayer &top)
{
    std::vector<NodeId> ids;
    visitNodes(top, [&ids](const Node &node) { ids.push_back(node.id); });
    return ids;
}

template<class T>
auto at(std::vector<T> &list, std::size_t index)
{
    return list.begin() + static_cast<std::ptrdiff_t>(index);
}

/** How deep an item at that place would stand: 0 in a layer's own list. */
int depthOf(const Layer &layer, NodeId owner)
{
    int depth = -1;
    const auto walk = [&](const auto &self, const Node &node, int here) -> void {
        if (node.id == owner)
            depth = here;
        for (const Node &item : node.items)
            self(self, item, here + 1);
    };
    walk(walk, layer, 0);
    for (const Node &mask : layer.masks)
        walk(walk, mask, 1);
    return depth;
}

Result<void> checkPlace(const RigAccess &access, const Composition &composition, const NodePlace &place, bool isLayer,
                        std::size_t missing)
{
    const Result<std::size_t> size = access.sizeOfList(composition, place);
    if (!size)
        return tl::make_unexpected(size.error());
    if (isLayer != (place.list == NodeList::Layers))
        return refuse("wrong-list", "layers stand among layers, items among items");
    if (place.index > *size - missing)
        return refuse("place-unknown", "expected a place in the list");
    return {};
}

Result<void> checkDepth(const Composition &composition, const NodePlace &place, const Node &node)
{
    if (place.list == NodeList::Layers)
        return {};
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        const int depth = depthOf(*layer, place.owner);
        if (depth >= 0 && depth + depthOf(node) > kDeepest)
            return refuse("group-too-deep", "expected groups at most 64 deep");
    }
    return {};
}

/** What a layer says of others: its parent stands in the composition, what it shows holds no loop. */
Result<void> checkLayer(const Rig &rig, const Composition &composition, const Layer &layer)
{
    if (!isFinite(layer))
        return refuse("number-not-finite", "expected numbers that are finite");
    if (layer.parent && !composition.find(layer.parent))
        return refuse("parent-unknown", "expected a layer of the same composition");
    if (layer.composition && !rig.find(layer.composition))
        return refuse("precomp-unknown", "expected a composition of the rig");
    if (layer.composition && shows(rig, layer.composition, composition.id))
        return refuse("precomp-loop", "a composition cannot show itself");
    return {};
}

} // namespace

Result<void> checkNewIds(const Rig &rig, const std::vector<NodeId> &ids)
{
    const std::unordered_set<NodeId> coming(ids.begin(), ids.end());
    bool areOwn = coming.size() == ids.size() && !coming.contains(NodeId{});
    for (const std::shared_ptr<const Composition> &composition : rig.compositions) {
        for (const std::shared_ptr<const Layer> &layer : composition->layers)
            visitNodes(*layer, [&](const Node &node) { areOwn = areOwn && !coming.contains(node.id); });
    }
    if (areOwn)
        return {};
    return refuse("id-taken", "expected nodes under ids of their own");
}

Result<Primitive> performOn(RigAccess &access, const InsertNode &insert)
{
    const Result<const Composition *> composition = access.composition(insert.composition);
    if (!composition)
        return tl::make_unexpected(composition.error());
    const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert.node);
    const Node &node = layer ? **layer : std::get<Node>(insert.node);
    Result<void> fits = checkPlace(access, **composition, insert.place, layer != nullptr, 0);
    if (fits)
        fits = checkDepth(**composition, insert.place, node);
    if (fits && layer)
        fits = checkLayer(access.rig(), **composition, **layer);
    if (fits)
        fits = checkNewIds(access.rig(), layer ? idsOf(**layer) : idsOf(node));
    if (!fits)
        return tl::make_unexpected(fits.error());
    if (layer) {
        auto &layers = access.editComposition(insert.composition).layers;
        layers.insert(at(layers, insert.place.index), *layer);
    } else {
        auto &list = access.editList(insert.composition, insert.place);
        list.insert(at(list, insert.place.index), node);
    }
    return RemoveNode{insert.composition, node.id};
}

Result<Primitive> performOn(RigAccess &access, const RemoveNode &remove)
{
    const Result<const Composition *> composition = access.composition(remove.composition);
    if (!composition)
        return tl::make_unexpected(composition.error());
    const std::optional<NodePlace> place = placeOf(**composition, remove.node);
    if (!place)
        return refuse("node-unknown", "expected a layer or item of the composition");
    if (place->list != NodeList::Layers) {
        auto &list = access.editList(remove.composition, *place);
        InsertNode back{remove.composition, *place, std::move(list[place->index])};
        list.erase(at(list, place->index));
        return back;
    }
    for (const std::shared_ptr<const Layer> &layer : (*composition)->layers) {
        if (layer->parent == remove.node)
            return refuse("still-parent", "\"" + layer->name + "\" hangs from the layer");
    }
    auto &layers = access.editComposition(remove.composition).layers;
    InsertNode back{remove.composition, *place, layers[place->index]};
    layers.erase(at(layers, place->index));
    return back;
}

Result<Primitive> performOn(RigAccess &access, const MoveNode &move)
{
    const Result<const Composition *> composition = access.composition(move.composition);
    if (!composition)
        return tl::make_unexpected(composition.error());
    const std::optional<NodePlace> from = placeOf(**composition, move.node);
    if (!from)
        return refuse("node-unknown", "expected a layer or item of the composition");
    const Node &node = **access.node(move.composition, move.node);
    const bool isLayer = from->list == NodeList::Layers;
    bool isInside = false;
    visitNodes(node, [&](const Node &below) { isInside = isInside || below.id == move.to.owner; });
    if (isInside && !isLayer)
        return refuse("into-itself", "an item cannot go into itself or into what it holds");
    const bool isSameList = from->owner == move.to.owner && from->list == move.to.list;
    Result<void> fits = checkPlace(access, **composition, move.to, isLayer, isSameList ? 1 : 0);
    if (fits)
        fits = checkDepth(**composition, move.to, node);
    if (!fits)
        return tl::make_unexpected(fits.error());
    if (isLayer) {
        auto &layers = access.editComposition(move.composition).layers;
        std::shared_ptr<const Layer> layer = std::move(layers[from->index]);
        layers.erase(at(layers, from->index));
        layers.insert(at(layers, move.to.index), std::move(layer));
    } else {
        auto &list = access.editList(move.composition, *from);
        Node item = std::move(list[from->index]);
        list.erase(at(list, from->index));
        auto &target = access.editList(move.composition, move.to);
        target.insert(at(target, move.to.index), std::move(item));
    }
    return MoveNode{move.composition, move.node, *from};
}

} // namespace clipwright
