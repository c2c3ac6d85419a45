// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/node_commands.h"

#include "model/commands/object_path.h"
#include "model/commands/parent_commands.h"
#include "model/document/rig_access.h"
#include "model/rig/layer_pose.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>
#include <map>

namespace clipwright {

namespace {

/** A node's properties at their defaults, as tracks that are still to be put in. */
std::vector<std::shared_ptr<const Track>> defaultTracks(Node &node, RigSpace space, TrackId next)
{
    std::vector<std::shared_ptr<const Track>> tracks;
    for (const PropertyRow &row : propertiesOf(node.type, space)) {
        auto track = std::make_shared<Track>();
        track->id = next;
        track->target = node.id;
        track->property = row.id;
        track->kind = row.kind;
        track->base.assign(row.defaults.begin(), row.defaults.end());
        const Storage storage = rowOf(row.kind).storage;
        if (storage == Storage::Paths)
            track->basePath = std::make_shared<const Path>();
        track->keys = Keys(storage, storage == Storage::Numbers ? static_cast<int>(track->base.size()) : 0);
        node.properties.push_back({row.id, -1, next, {}});
        tracks.push_back(std::move(track));
        ++next.value;
    }
    return tracks;
}

bool mayStand(const Rig &rig, CompositionId composition, const NodePlace &place, NodeType type)
{
    if (place.list == NodeList::Masks)
        return type == NodeType::Mask;
    const Composition *in = rig.find(composition);
    const Node *owner = nullptr;
    for (std::size_t i = 0; in && !owner && i < in->layers.size(); ++i)
        owner = findNode(*in->layers[i], place.owner);
    if (!owner || type == NodeType::Layer || type == NodeType::Unsupported)
        return false;
    const bool isStroke = owner->type == NodeType::Stroke || owner->type == NodeType::GradientStroke;
    if ((type == NodeType::Dash) != isStroke)
        return false;
    if (type == NodeType::Mask || type == NodeType::Texture)
        return rig.space == RigSpace::World && owner->type == NodeType::Group;
    return isStroke || owner->type == NodeType::Layer || owner->type == NodeType::Group;
}

/** Nodes whose owner is among the others go along with it. */
Result<std::vector<NodeId>> topmost(const Composition &in, std::span<const NodeId> nodes)
{
    std::vector<NodeId> top;
    for (const NodeId id : nodes) {
        std::optional<NodePlace> place = placeOf(in, id);
        if (!place)
            return refuse("node-unknown", "expected layers or items of the composition");
        bool isBelow = std::ranges::find(top, id) != top.end();
        while (!isBelow && place && place->owner) {
            isBelow = std::ranges::find(nodes, place->owner) != nodes.end();
            place = placeOf(in, place->owner);
        }
        if (!isBelow)
            top.push_back(id);
    }
    return top;
}

Result<void> removeLayer(DocumentEdit &edit, CompositionId composition, NodeId id, double time)
{
    const NodeId parent = edit.rig().find(composition)->find(id)->parent;
    std::vector<NodeId> children;
    for (const std::shared_ptr<const Layer> &layer : edit.rig().find(composition)->layers) {
        if (layer->parent == id)
            children.push_back(layer->id);
    }
    for (const NodeId child : children) {
        Result<void> done = reparent(edit, composition, child, parent, KeepPose{time});
        if (!done && done.error().code == kPoseNotKept)
            done = reparent(edit, composition, child, parent, std::nullopt);
        if (!done)
            return done;
    }
    return edit.removeNode(composition, id);
}

} // namespace

Result<void> rename(DocumentEdit &edit, const ObjectRef &object, std::string name)
{
    return edit.setField(object, object.node ? Field::Name : Field::CompositionName, std::move(name));
}

Result<NodeId> addLayer(DocumentEdit &edit, CompositionId composition, std::size_t index, const LayerSpec &spec)
{
    const Composition *in = edit.rig().find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    if (spec.kind == LayerKind::Unsupported)
        return refuse("kind-unknown", "expected a layer of shapes, a null, a solid, an image or a composition");
    auto layer = std::make_shared<Layer>();
    layer->id = edit.newNode();
    layer->type = NodeType::Layer;
    layer->name = spec.name;
    layer->kind = spec.kind;
    layer->windowStart = in->timeline.start;
    layer->windowEnd = in->timeline.start + in->timeline.length;
    if (spec.kind == LayerKind::Solid) {
        layer->width = spec.width;
        layer->height = spec.height;
        layer->solidColour = spec.colour.size() == 4 ? spec.colour : std::vector<double>{0, 0, 0, 1};
    }
    if (spec.kind == LayerKind::Precomp) {
        const Composition *shown = edit.rig().find(spec.composition);
        if (!shown)
            return refuse("precomp-unknown", "expected a composition of the rig");
        layer->composition = shown->id;
        layer->width = shown->width;
        layer->height = shown->height;
    }
    if (spec.kind == LayerKind::Image) {
        const auto asset = std::ranges::find(edit.rig().assets, spec.asset, &RigAsset::id);
        if (asset == edit.rig().assets.end())
            return refuse("asset-unknown", "expected a picture of the rig");
        layer->asset = asset->id;
        layer->width = asset->width;
        layer->height = asset->height;
    }
    const NodeId id = layer->id;
    const auto tracks = defaultTracks(*layer, edit.rig().space, edit.newTrack(composition));
    const NodePlace place{{}, NodeList::Layers, index};
    if (Result<void> done = edit.insertNode(composition, place, std::shared_ptr<const Layer>(std::move(layer)), tracks);
        !done)
        return tl::make_unexpected(done.error());
    return id;
}

Result<NodeId> addItem(DocumentEdit &edit, CompositionId composition, const NodePlace &place, NodeType type,
                       std::string name)
{
    if (!mayStand(edit.rig(), composition, place, type))
        return refuse("kind-unknown", "expected what may stand there: no " + quoted(nameOf(type)));
    Node node;
    node.id = edit.newNode();
    node.type = type;
    node.name = std::move(name);
    const NodeId id = node.id;
    const auto tracks = defaultTracks(node, edit.rig().space, edit.newTrack(composition));
    if (Result<void> done = edit.insertNode(composition, place, std::move(node), tracks); !done)
        return tl::make_unexpected(done.error());
    return id;
}

Result<void> removeNodes(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> nodes, double time)
{
    const Composition *in = edit.rig().find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    const Result<std::vector<NodeId>> top = topmost(*in, nodes);
    if (!top)
        return tl::make_unexpected(top.error());
    for (const NodeId id : *top) {
        const bool isLayer = edit.rig().find(composition)->find(id) != nullptr;
        Result<void> done = isLayer ? removeLayer(edit, composition, id, time) : edit.removeNode(composition, id);
        if (!done)
            return done;
    }
    return {};
}

Result<std::vector<NodeId>> duplicateNodes(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> nodes)
{
    const Composition *in = edit.rig().find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    const Result<std::vector<NodeId>> top = topmost(*in, nodes);
    if (!top)
        return tl::make_unexpected(top.error());
    std::map<std::pair<NodeId, NodeList>, std::vector<NodePlace>> lists;
    for (const NodeId id : *top) {
        const NodePlace place = *placeOf(*in, id);
        lists[{place.owner, place.list}].push_back(place);
    }
    std::vector<NodeId> copies;
    for (auto &[list, places] : lists) {
        std::ranges::sort(places, {}, &NodePlace::index);
        std::vector<NodeTree> trees;
        for (const NodeId id : *top) {
            const NodePlace place = *placeOf(*edit.rig().find(composition), id);
            if (place.owner == list.first && place.list == list.second)
                trees.push_back(*treeOf(edit.rig(), composition, id));
        }
        NodePlace behind = places.back();
        ++behind.index;
        const Result<std::vector<NodeId>> made = insertTrees(edit, composition, behind, std::move(trees));
        if (!made)
            return made;
        copies.insert(copies.end(), made->begin(), made->end());
    }
    return copies;
}

} // namespace clipwright
