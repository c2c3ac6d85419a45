// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/clipboard/clipboard_check.h"

#include "model/document/rig_access.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <map>
#include <set>

namespace clipwright {

namespace {

class Check {
public:
    explicit Check(RigSpace space) : m_space(space) {}

    const char *of(const NodeTree &tree)
    {
        m_tracks.clear();
        const char *fault = nullptr;
        std::map<NodeId, const Node *> nodes;
        for (const std::shared_ptr<const Track> &track : tree.tracks) {
            if (track->id.isNull() || !m_trackIds.insert(track->id).second)
                return "tracks under ids of their own";
            m_tracks[track->id] = track.get();
        }
        const auto see = [&](const Node &node) {
            nodes[node.id] = &node;
            const char *found = of(node, &node == &rootOf(tree));
            fault = fault ? fault : found;
        };
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node))
            visitNodes(**layer, see);
        else
            visitNodes(std::get<Node>(tree.node), see);
        for (const auto &[id, track] : m_tracks) {
            if (!fault && !nodes.contains(track->target))
                fault = "tracks of the nodes they stand with";
        }
        const bool isLayer = std::holds_alternative<std::shared_ptr<const Layer>>(tree.node);
        const bool isInList = isLayer == (tree.list == NodeList::Layers)
                              && (rootOf(tree).type == NodeType::Layer) == isLayer
                              && (tree.list != NodeList::Masks || rootOf(tree).type == NodeType::Mask);
        return fault || isInList ? fault : "nodes that stand in the list";
    }

private:
    const char *of(const Node &node, bool isRoot)
    {
        if (node.id.isNull() || !m_nodeIds.insert(node.id).second)
            return "nodes under ids of their own";
        if (!isRoot && node.type == NodeType::Layer)
            return "no layers within layers";
        for (const PropertySlot &slot : node.properties) {
            if (const char *fault = of(node, slot))
                return fault;
        }
        return nullptr;
    }

    const char *of(const Node &node, const PropertySlot &slot)
    {
        const std::span<const PropertyRow> rows = propertiesOf(node.type, m_space);
        const auto row = std::ranges::find(rows, slot.property, &PropertyRow::id);
        if (row == rows.end() || slot.component >= std::max(rowOf(row->kind).components, 1))
            return "properties that the node has";
        if (!slot.track)
            return nullptr;
        const auto found = m_tracks.find(slot.track);
        if (found == m_tracks.end())
            return "the tracks of each property";
        const Track &track = *found->second;
        if (track.target != node.id || track.property != slot.property || track.component != slot.component)
            return "tracks of the property they stand for";
        const Storage storage = rowOf(row->kind).storage;
        const bool fits = track.kind == row->kind && track.keys.storage() == storage
                          && (storage != Storage::Numbers
                              || (track.keys.stride() == track.stride()
                                  && track.base.size() == static_cast<std::size_t>(track.stride())));
        const bool hasPath = storage != Storage::Paths || track.basePath;
        return fits && hasPath ? nullptr : "values of the property's kind";
    }

    RigSpace m_space;
    std::set<NodeId> m_nodeIds;
    std::set<TrackId> m_trackIds;
    std::map<TrackId, const Track *> m_tracks;
};

/** Parents and links. */
bool nameOnlyEachOther(const CopiedNodes &nodes)
{
    std::set<NodeId> own{NodeId{}};
    for (const NodeTree &tree : nodes.trees)
        own.insert(rootOf(tree).id);
    bool holds = true;
    const auto check = [&](const Node &node) {
        for (const PropertySlot &slot : node.properties)
            holds = holds && own.contains(slot.link.layer);
    };
    for (const NodeTree &tree : nodes.trees) {
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node)) {
            holds = holds && own.contains((*layer)->parent);
            visitNodes(**layer, check);
        } else {
            visitNodes(std::get<Node>(tree.node), check);
        }
    }
    return holds;
}

} // namespace

std::string faultOf(const CopiedNodes &nodes)
{
    Check check(nodes.space);
    if (!nameOnlyEachOther(nodes))
        return "parents and links among the nodes";
    for (const NodeTree &tree : nodes.trees) {
        if (tree.list != nodes.trees.front().list)
            return "nodes of one list";
        if (const char *fault = check.of(tree))
            return fault;
    }
    return nodes.trees.empty() ? "at least one node" : "";
}

} // namespace clipwright
