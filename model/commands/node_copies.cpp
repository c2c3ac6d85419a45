// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/node_copies.h"

#include "model/document/rig_access.h"

#include <algorithm>
#include <functional>
#include <map>

namespace clipwright {

namespace {

/** The nodes of a tree to change, masks included. */
void editNodes(Node &node, const std::function<void(Node &)> &change)
{
    change(node);
    for (Node &item : node.items)
        editNodes(item, change);
}
void editNodes(Layer &layer, const std::function<void(Node &)> &change)
{
    editNodes(static_cast<Node &>(layer), change);
    for (Node &mask : layer.masks)
        editNodes(mask, change);
}

/** What is new of copies: ids, and no tracks of the file. Of the same text they keep where it says what only it knows. */
class Renewal {
public:
    Renewal(DocumentEdit &edit, CompositionId composition) : m_edit(edit), m_composition(composition)
    {
        m_nextTrack = edit.newTrack(composition);
        for (const std::shared_ptr<const Track> &track : edit.rig().find(composition)->timeline.tracks())
            m_lastGroup = std::max(m_lastGroup, track->group.value);
    }

    void takeIds(const NodeTree &tree)
    {
        const auto take = [this](const Node &node) { m_nodes[node.id] = m_edit.newNode(); };
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node))
            visitNodes(**layer, take);
        else
            visitNodes(std::get<Node>(tree.node), take);
        for (const std::shared_ptr<const Track> &track : tree.tracks) {
            m_tracks[track->id] = m_nextTrack;
            ++m_nextTrack.value;
            if (track->group)
                m_groups.try_emplace(track->group,
                                     GroupId{m_lastGroup + 1 + static_cast<std::uint32_t>(m_groups.size())});
        }
    }

    /** Of another composition whose ids may mean others here: only what is in the trees. */
    NodeTree renewed(NodeTree tree)
    {
        if (auto *shared = std::get_if<std::shared_ptr<const Layer>>(&tree.node)) {
            auto layer = std::make_shared<Layer>(**shared);
            editNodes(*layer, [this](Node &node) { renew(node); });
            layer->parent = nodeOr(layer->parent);
            *shared = std::move(layer);
        } else {
            editNodes(std::get<Node>(tree.node), [this](Node &node) { renew(node); });
        }
        for (std::shared_ptr<const Track> &track : tree.tracks)
            track = renewed(*track, tree.easings);
        return tree;
    }

private:
    /** The copy of a node; the node itself where it is one of this composition. */
    NodeId nodeOr(NodeId id) const
    {
        if (const auto copy = m_nodes.find(id); copy != m_nodes.end())
            return copy->second;
        return m_edit.rig().find(m_composition)->find(id) ? id : NodeId{};
    }

    void renew(Node &node)
    {
        node.id = m_nodes.at(node.id);
        node.pointer.clear();
        node.kept.clear();
        for (PropertySlot &slot : node.properties) {
            const auto track = m_tracks.find(slot.track);
            slot.track = track == m_tracks.end() ? TrackId{} : track->second;
            slot.link.layer = nodeOr(slot.link.layer);
        }
        std::erase_if(node.properties, [](const PropertySlot &slot) { return !slot.track && !slot.link.layer; });
    }

    std::shared_ptr<const Track> renewed(const Track &from, const EasingTable &easings)
    {
        auto track = std::make_shared<Track>(from);
        track->id = m_tracks.at(from.id);
        track->target = m_nodes.at(from.target);
        if (track->group)
            track->group = m_groups.at(from.group);
        track->source = {};
        track->keySources.clear();
        track->kept.clear();
        track->keptAtKeys.clear();
        for (std::size_t i = 0; i < track->keys.size(); ++i) {
            const EasingTable::Index index = m_edit.intern(m_composition, easings[track->keys.easing(i)]);
            if (index != track->keys.easing(i))
                track->keys.setEasing(i, index);
        }
        return track;
    }

    DocumentEdit &m_edit;
    CompositionId m_composition;
    TrackId m_nextTrack;
    std::uint32_t m_lastGroup = 0;
    std::map<NodeId, NodeId> m_nodes;
    std::map<TrackId, TrackId> m_tracks;
    std::map<GroupId, GroupId> m_groups;
};

} // namespace

const Node &rootOf(const NodeTree &tree)
{
    const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node);
    return layer ? **layer : std::get<Node>(tree.node);
}

Result<NodeTree> treeOf(const Rig &rig, CompositionId composition, NodeId node)
{
    const Composition *in = rig.find(composition);
    const std::optional<NodePlace> place = in ? placeOf(*in, node) : std::nullopt;
    if (!place)
        return refuse("node-unknown", "expected a layer or item of the composition");
    NodeTree tree{place->list, Node(), {}, in->timeline.easings};
    const auto take = [&](const Node &each) {
        for (const PropertySlot &slot : each.properties) {
            if (const Track *track = in->timeline.find(slot.track))
                tree.tracks.push_back(std::make_shared<Track>(*track));
        }
    };
    if (place->list == NodeList::Layers) {
        const std::shared_ptr<const Layer> &layer = in->layers[place->index];
        visitNodes(*layer, take);
        tree.node = layer;
        return tree;
    }
    for (const std::shared_ptr<const Layer> &layer : in->layers) {
        if (const Node *found = findNode(*layer, node)) {
            visitNodes(*found, take);
            tree.node = *found;
        }
    }
    return tree;
}

Result<std::vector<NodeId>> insertTrees(DocumentEdit &edit, CompositionId composition, NodePlace place,
                                        std::vector<NodeTree> trees)
{
    if (!edit.rig().find(composition))
        return refuse("composition-unknown", "expected a composition of the rig");
    Renewal renewal(edit, composition);
    for (const NodeTree &tree : trees)
        renewal.takeIds(tree);
    std::vector<NodeId> ids;
    std::vector<std::pair<NodeId, NodeId>> parents; // of layers whose parents may come later
    for (NodeTree &tree : trees) {
        NodeTree copy = renewal.renewed(std::move(tree));
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&copy.node); layer && (*layer)->parent) {
            auto orphan = std::make_shared<Layer>(**layer);
            parents.emplace_back(orphan->id, orphan->parent);
            orphan->parent = {};
            copy.node = std::move(orphan);
        }
        ids.push_back(rootOf(copy).id);
        if (Result<void> done = edit.insertNode(composition, place, std::move(copy.node), copy.tracks); !done)
            return tl::make_unexpected(done.error());
        ++place.index;
    }
    for (const auto &[child, parent] : parents) {
        if (Result<void> done = edit.setField({composition, child, {}}, Field::Parent, parent); !done)
            return tl::make_unexpected(done.error());
    }
    return ids;
}

} // namespace clipwright
