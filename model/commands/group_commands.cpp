// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Nodes put under a new one, and back.
#include "model/commands/node_commands.h"
#include "model/commands/object_path.h"
#include "model/commands/parent_commands.h"
#include "model/commands/property_commands.h"
#include "model/document/rig_access.h"
#include "model/rig/layer_pose.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

namespace {

struct Placed {
    NodeId id;
    NodePlace place;
};

/** Nodes that are to become one group, in the order of their list; refuses those of several lists. */
Result<std::vector<Placed>> placedInOneList(const Composition &in, std::span<const NodeId> nodes)
{
    std::vector<Placed> placed;
    for (const NodeId id : nodes) {
        const std::optional<NodePlace> place = placeOf(in, id);
        if (!place)
            return refuse("node-unknown", "expected layers or items of the composition");
        placed.push_back({id, *place});
        const NodePlace &first = placed.front().place;
        if (place->list == NodeList::Masks || place->list != first.list || place->owner != first.owner)
            return refuse("wrong-list", "expected layers, or items of one list");
    }
    if (placed.empty())
        return refuse("node-unknown", "expected what to group");
    const auto index = [](const Placed &each) { return each.place.index; };
    std::ranges::sort(placed, {}, index);
    if (std::ranges::adjacent_find(placed, {}, index) != placed.end())
        return refuse("node-unknown", "expected each node once");
    return placed;
}

/** Whether a node gives its list a shape; paints and modifiers only work on those. */
bool hasShape(NodeType type)
{
    return type == NodeType::Group || type == NodeType::Path || type == NodeType::Rectangle || type == NodeType::Ellipse
           || type == NodeType::Star;
}

Result<NodeId> groupItems(DocumentEdit &edit, CompositionId composition, const std::vector<NodeId> &items,
                          const NodePlace &first, std::string name)
{
    const Result<NodeId> group = addItem(edit, composition, first, NodeType::Group, std::move(name));
    for (std::size_t i = 0; group && i < items.size(); ++i) {
        if (Result<void> done = edit.moveNode(composition, items[i], {*group, NodeList::Items, i}); !done)
            return tl::make_unexpected(done.error());
    }
    return group;
}

/** The middle of the layers' own points of rest, in their common parent's space. */
Vec2 middleOf(const Composition &in, RigSpace space, const std::vector<NodeId> &layers, double time)
{
    Vec2 sum{0, 0};
    for (const NodeId id : layers) {
        std::array<double, 2> position{};
        sampleProperty(in, space, *in.find(id), LayerProperty::Position, time, position);
        sum += Vec2(position[0], position[1]);
    }
    return sum / static_cast<double>(layers.size());
}

Result<NodeId> groupLayers(DocumentEdit &edit, CompositionId composition, const std::vector<NodeId> &layers,
                           std::size_t index, std::string name, double time)
{
    const Rig before = edit.rig();
    const Composition &in = *before.find(composition);
    NodeId parent = in.find(layers.front())->parent;
    // Layers of several parents meet at the composition itself; a parent among them stays one.
    const auto isInside = [&](NodeId id) { return std::ranges::find(layers, id) != layers.end(); };
    std::vector<NodeId> roots;
    std::ranges::copy_if(layers, std::back_inserter(roots), [&](NodeId id) { return !isInside(in.find(id)->parent); });
    for (const NodeId id : roots)
        parent = in.find(id)->parent == parent ? parent : NodeId{};
    const Vec2 middle = middleOf(in, edit.rig().space, roots, time);
    LayerSpec spec;
    spec.kind = LayerKind::Null;
    spec.name = std::move(name);
    const Result<NodeId> group = addLayer(edit, composition, index, spec);
    if (!group)
        return group;
    Result<void> done = edit.setField({composition, *group, {}}, Field::Parent, parent);
    if (done && parent == in.find(roots.front())->parent)
        done = setProperty(edit, {composition, *group, LayerProperty::Position, -1}, std::vector{middle.x, middle.y});
    for (std::size_t i = 0; done && i < roots.size(); ++i)
        done = reparent(edit, composition, roots[i], *group, KeepPose{time});
    if (!done)
        return tl::make_unexpected(done.error());
    return group;
}

/** Whether a group's own properties are all at their defaults and without keys. */
bool isPlain(const Composition &in, RigSpace space, const Node &group)
{
    for (const PropertySlot &slot : group.properties) {
        const Track *track = in.timeline.find(slot.track);
        const std::span<const PropertyRow> rows = propertiesOf(group.type, space);
        const auto row = std::ranges::find(rows, slot.property, &PropertyRow::id);
        if (slot.link.layer || !track || track->isAnimated() || row == rows.end())
            return false;
        // Where the anchor stands does not matter, as long as the position is the same place.
        if (slot.property == GroupProperty::Position || slot.property == GroupProperty::Anchor)
            continue;
        const std::size_t first = track->component < 0 ? 0 : static_cast<std::size_t>(track->component);
        for (std::size_t i = 0; i < track->base.size(); ++i) {
            if (track->base[i] != row->defaults[first + i])
                return false;
        }
    }
    return localTransform(in, space, group, in.timeline.start) == Affine();
}

} // namespace

Result<NodeId> groupNodes(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> nodes,
                          std::string name, double time)
{
    const Composition *in = edit.rig().find(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the rig");
    const Result<std::vector<Placed>> placed = placedInOneList(*in, nodes);
    if (!placed)
        return tl::make_unexpected(placed.error());
    const NodePlace first = placed->front().place;
    std::vector<NodeId> ids;
    for (const Placed &each : *placed)
        ids.push_back(each.id);
    if (first.list == NodeList::Layers)
        return groupLayers(edit, composition, ids, first.index, std::move(name), time);
    // A fill, stroke or modifier works on what stands in its own group, so one alone there would not be seen.
    const bool isSeen =
        std::ranges::any_of(ids, [&](NodeId id) { return hasShape(findNode(edit.rig(), composition, id)->type); });
    if (!isSeen)
        return refuse("group-without-shape",
                      "a paint or modifier alone in a group does nothing: group it with its paths");
    return groupItems(edit, composition, ids, first, std::move(name));
}

Result<void> ungroup(DocumentEdit &edit, CompositionId composition, NodeId group)
{
    const Node *node = findNode(edit.rig(), composition, group);
    if (!node || node->type != NodeType::Group)
        return refuse("node-unknown", "expected a group");
    const Composition &in = *edit.rig().find(composition);
    if (!isPlain(in, edit.rig().space, *node))
        return refuse("group-moves", "expected a group that neither moves nor fades what is in it");
    NodePlace place = *placeOf(in, group);
    std::vector<NodeId> items;
    for (const Node &item : node->items)
        items.push_back(item.id);
    for (const NodeId item : items) {
        if (Result<void> done = edit.moveNode(composition, item, place); !done)
            return done;
        ++place.index;
    }
    return edit.removeNode(composition, group);
}

} // namespace clipwright
