// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clipboard.h"
#include "model/commands/space_change.h"
#include "model/document/rig_access.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace clipwright {

namespace {

/** Nodes whose numbers are not said alike in both spaces. */
bool isOfItsSpace(NodeType type)
{
    return type == NodeType::GradientFill || type == NodeType::GradientStroke || type == NodeType::Texture
           || type == NodeType::Mask;
}

/** Another file does not say what this one does at those bytes. */
void leaveText(Node &node)
{
    node.source = {};
    for (Node &item : node.items)
        leaveText(item);
}

/** What is painted first in one space is painted last in the other. */
void turnLists(Node &node)
{
    std::ranges::reverse(node.items);
    for (Node &item : node.items)
        turnLists(item);
}

Track changed(const Track &from, const NodeTree &tree, const SpaceChange &space, EasingTable &easings)
{
    Track track = from;
    const Node *target = nullptr;
    const auto find = [&](const Node &node) { target = node.id == from.target ? &node : target; };
    const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node);
    if (layer)
        visitNodes(**layer, find);
    else
        visitNodes(std::get<Node>(tree.node), find);
    const Measure measure = target ? measureOf(target->type, from.property) : Measure::Plain;
    const bool atOrigin =
        layer && from.target == (*layer)->id && !(*layer)->parent && from.property == LayerProperty::Position;
    space.value(track.base, measure, from.component, atOrigin);
    track.basePath = space.path(from.basePath);
    track.period = space.duration(from.period);
    track.keys = Keys(from.keys.storage(), from.keys.stride());
    for (std::size_t i = 0; i < from.keys.size(); ++i) {
        Key key = from.keys.key(i);
        space.value(key.value, measure, from.component, atOrigin);
        space.offset(key.spatialIn, measure, from.component);
        space.offset(key.spatialOut, measure, from.component);
        space.slope(key.tangentIn, measure, from.component);
        space.slope(key.tangentOut, measure, from.component);
        key.path = space.path(key.path);
        key.time = space.time(key.time);
        key.easing = easings.intern(tree.easings[from.keys.easing(i)]);
        track.keys.append(key);
    }
    track.source = {};
    track.keySources.clear();
    track.kept.clear();
    track.keptAtKeys.clear();
    return track;
}

/** A tree said in another space, with a table of easings of its own. */
NodeTree changed(const NodeTree &from, const SpaceChange &space, bool isTurned)
{
    NodeTree tree{from.list, from.node, {}, {}};
    for (const std::shared_ptr<const Track> &track : from.tracks)
        tree.tracks.push_back(std::make_shared<Track>(changed(*track, from, space, tree.easings)));
    if (auto *shared = std::get_if<std::shared_ptr<const Layer>>(&tree.node)) {
        auto layer = std::make_shared<Layer>(**shared);
        layer->windowStart = space.time(layer->windowStart);
        layer->windowEnd = space.time(layer->windowEnd);
        layer->startTime = space.duration(layer->startTime);
        if (layer->kind == LayerKind::Solid) { // what others show has a size of its own
            for (double *side : {&layer->width, &layer->height})
                space.value({side, 1}, Measure::Length, 0, false);
        }
        leaveText(*layer);
        for (Node &mask : layer->masks)
            leaveText(mask);
        if (isTurned)
            turnLists(*layer);
        *shared = std::move(layer);
    } else {
        leaveText(std::get<Node>(tree.node));
        if (isTurned)
            turnLists(std::get<Node>(tree.node));
    }
    return tree;
}

/** Ids mean others in another document: what is not copied itself is not named either. */
void forgetOthers(CopiedNodes &copied)
{
    std::set<NodeId> own;
    const auto see = [&own](const Node &node) { own.insert(node.id); };
    for (const NodeTree &tree : copied.trees) {
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node))
            visitNodes(**layer, see);
        else
            visitNodes(std::get<Node>(tree.node), see);
    }
    const std::function<void(Node &)> forget = [&](Node &node) {
        for (PropertySlot &slot : node.properties) {
            if (!own.contains(slot.link.layer))
                slot.link = {};
        }
        std::erase_if(node.properties, [](const PropertySlot &slot) { return !slot.track && !slot.link.layer; });
        for (Node &item : node.items)
            forget(item);
    };
    for (NodeTree &tree : copied.trees) {
        if (auto *shared = std::get_if<std::shared_ptr<const Layer>>(&tree.node)) {
            auto layer = std::make_shared<Layer>(**shared);
            if (!own.contains(layer->parent))
                layer->parent = {};
            forget(*layer);
            for (Node &mask : layer->masks)
                forget(mask);
            *shared = std::move(layer);
        } else {
            forget(std::get<Node>(tree.node));
        }
    }
}

/** What a layer shows, as this document calls it. */
Result<void> findShown(const Rig &rig, const CopiedNodes &copied, NodeTree &tree)
{
    auto *shared = std::get_if<std::shared_ptr<const Layer>>(&tree.node);
    if (!shared)
        return {};
    const Layer &layer = **shared;
    if (layer.kind == LayerKind::Image) {
        const bool isThere = std::ranges::any_of(rig.assets, [&](const RigAsset &asset) {
            return asset.id == layer.asset && asset.width == layer.width && asset.height == layer.height;
        });
        return isThere ? Result<void>() : refuse("asset-unknown", "expected the picture that the layer shows");
    }
    if (!layer.composition)
        return {};
    const auto named = std::ranges::find(copied.shown, layer.composition, &ShownComposition::id);
    const auto found = std::ranges::find_if(rig.compositions, [&](const auto &each) {
        return named != copied.shown.end() && each->name == named->name && each->sourceId == named->sourceId;
    });
    if (found == rig.compositions.end())
        return refuse("precomp-unknown", "expected the composition that the layer shows");
    auto renamed = std::make_shared<Layer>(layer);
    renamed->composition = (*found)->id;
    *shared = std::move(renamed);
    return {};
}

Result<void> checkSpace(const NodeTree &tree)
{
    bool fits = true;
    const auto check = [&fits](const Node &node) { fits = fits && !isOfItsSpace(node.type); };
    const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node);
    if (layer)
        visitNodes(**layer, check);
    else
        visitNodes(std::get<Node>(tree.node), check);
    const bool isPlainLayer = !layer || (*layer)->kind == LayerKind::Shape || (*layer)->kind == LayerKind::Null;
    if (fits && isPlainLayer)
        return {};
    return refuse("clipboard-space",
                  "expected what both kinds of file have: no gradients, masks, textures or other layers");
}

} // namespace

Result<Clipboard> copyNodes(const Rig &rig, CompositionId composition, std::span<const NodeId> nodes)
{
    const Composition *in = rig.find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    std::map<std::size_t, NodeId> byIndex;
    std::optional<NodePlace> first;
    for (const NodeId id : nodes) {
        const std::optional<NodePlace> place = placeOf(*in, id);
        if (!place)
            return refuse("node-unknown", "expected layers, items or masks of the composition");
        first = first ? first : place;
        if (place->owner != first->owner || place->list != first->list)
            return refuse("wrong-list", "expected nodes of one list");
        byIndex.emplace(place->index, id);
    }
    if (byIndex.empty())
        return refuse("nothing-to-copy", "expected layers, items or masks");
    std::vector<NodeId> inOrder;
    for (const auto &[index, id] : byIndex)
        inOrder.push_back(id);
    const bool isTurned = !rig.firstOnTop();
    if (isTurned)
        std::ranges::reverse(inOrder);
    const SpaceChange space(CompositionSpace::of(rig, *in), CompositionSpace());
    CopiedNodes copied{rig.space, {}};
    for (const NodeId id : inOrder)
        copied.trees.push_back(changed(*treeOf(rig, composition, id), space, isTurned));
    forgetOthers(copied);
    for (const NodeTree &tree : copied.trees) {
        const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node);
        if (const Composition *shown = layer ? rig.find((*layer)->composition) : nullptr) {
            const ShownComposition named{shown->id, shown->name, shown->sourceId};
            if (std::ranges::find(copied.shown, named) == copied.shown.end())
                copied.shown.push_back(named);
        }
    }
    return Clipboard(std::move(copied));
}

Result<std::vector<NodeId>> pasteNodes(DocumentEdit &edit, CompositionId composition, const NodePlace &place,
                                       const Clipboard &clipboard)
{
    const auto *copied = std::get_if<CopiedNodes>(&clipboard);
    const Composition *in = edit.rig().find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    if (!copied || copied->trees.empty() || copied->trees.front().list != place.list)
        return refuse("clipboard-kind", "expected on the clipboard what stands in that list");
    const bool isTurned = !edit.rig().firstOnTop();
    const SpaceChange space(CompositionSpace(), CompositionSpace::of(edit.rig(), *in));
    std::vector<NodeTree> trees;
    for (const NodeTree &tree : copied->trees) {
        if (copied->space != edit.rig().space) {
            if (Result<void> fits = checkSpace(tree); !fits)
                return tl::make_unexpected(fits.error());
        }
        trees.push_back(changed(tree, space, isTurned));
        if (Result<void> found = findShown(edit.rig(), *copied, trees.back()); !found)
            return tl::make_unexpected(found.error());
    }
    if (isTurned)
        std::ranges::reverse(trees);
    return insertTrees(edit, composition, place, std::move(trees));
}

} // namespace clipwright
