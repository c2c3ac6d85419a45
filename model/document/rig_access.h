// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"

#include <functional>

namespace clipwright {

/**
 * What a primitive works on, made the rig's own before it is changed: a composition, layer or node that a snapshot also
 * holds is copied. Everything below stays shared. Compositions and layers are never born const (rig.h).
 */
class RigAccess {
public:
    explicit RigAccess(Rig &rig) : m_rig(rig) {}

    const Rig &rig() const { return m_rig; }
    Rig &editRig() { return m_rig; }

    /** Refuses with `composition-unknown`, `node-unknown`. */
    Result<const Composition *> composition(CompositionId id) const;
    Result<const Node *> node(CompositionId composition, NodeId id) const;
    Result<const Layer *> layer(CompositionId composition, NodeId id) const;

    /** Of what is there (asserted). */
    Composition &editComposition(CompositionId id);
    Layer &editLayer(CompositionId composition, NodeId id);
    Node &editNode(CompositionId composition, NodeId id);
    /** The list of items or masks that a place is in. */
    std::vector<Node> &editList(CompositionId composition, const NodePlace &place);

    /** The nodes of the list that `place` is in; refuses with `place-unknown`, `wrong-list`. */
    Result<std::size_t> sizeOfList(const Composition &composition, const NodePlace &place) const;

private:
    Rig &m_rig;
};

/** Where a node is; null owner and Layers for a layer. */
std::optional<NodePlace> placeOf(const Composition &composition, NodeId id);
/** Calls `use` with the node and each one below it, masks included. */
void visitNodes(const Node &node, const std::function<void(const Node &)> &use);
void visitNodes(const Layer &layer, const std::function<void(const Node &)> &use);
/** The node under that id in a layer, or null. */
const Node *findNode(const Layer &layer, NodeId id);

} // namespace clipwright
