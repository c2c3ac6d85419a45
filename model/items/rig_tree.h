// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"

#include <cstddef>
#include <memory>
#include <unordered_map>
#include <vector>

namespace clipwright {

/** The row of a node: a layer, mask or item. Below a layer its masks stand first. */
struct RigRow {
    NodeId id;
    RigRow *parent = nullptr; ///< null: a layer
    std::vector<std::unique_ptr<RigRow>> children;
    std::size_t maskCount = 0;
};

/**
 * Which rows a composition's nodes stand in: ids alone, changed in step with what a model tells its views, which may ask in the
 * middle of a change. Rows stay where they are in memory for as long as they are in the tree.
 */
class RigTree {
public:
    void fill(const Composition &composition);
    void clear();

    const std::vector<std::unique_ptr<RigRow>> &layers() const { return m_layers; }
    /** Null for a node that is not here. */
    RigRow *find(NodeId id) const;
    std::size_t indexOf(const RigRow &row) const;
    /** The row a place is in: of the list's own index, behind the masks for items. */
    std::size_t rowOf(const NodePlace &place) const;

    /** The row that holds a place; null for the list of layers. */
    RigRow *ownerOf(const NodePlace &place) const { return find(place.owner); }
    void insert(const NodePlace &place, const Composition &composition, NodeId id);
    void remove(NodeId id);
    /** `to` counts without the row itself. */
    void move(NodeId id, const NodePlace &to);

private:
    std::vector<std::unique_ptr<RigRow>> &listOf(RigRow *owner) { return owner ? owner->children : m_layers; }
    const std::vector<std::unique_ptr<RigRow>> &listOf(const RigRow *owner) const
    {
        return owner ? owner->children : m_layers;
    }
    std::unique_ptr<RigRow> rowsOf(const Node &node, const Layer *layer, RigRow *parent);
    std::unique_ptr<RigRow> take(RigRow &row);
    void put(std::unique_ptr<RigRow> row, const NodePlace &place);
    void forget(const RigRow &row);

    std::vector<std::unique_ptr<RigRow>> m_layers;
    std::unordered_map<NodeId, RigRow *> m_rows;
};

/** The node of a row; null where the composition and the tree are not in step. */
const Node *nodeOf(const RigTree &tree, const RigRow &row, const Composition &composition);

} // namespace clipwright
