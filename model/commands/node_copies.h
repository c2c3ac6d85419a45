// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <memory>
#include <vector>

namespace clipwright {

/** A layer, item or mask with all that is in it and its tracks: what is copied, inserted and put on the clipboard. */
struct NodeTree {
    NodeList list = NodeList::Items; ///< what it is one of
    NodeValue node;
    std::vector<std::shared_ptr<const Track>> tracks;
    EasingTable easings; ///< that the tracks' keys name
};

/** A node as it stands in a composition. Refuses with `node-unknown`. */
Result<NodeTree> treeOf(const Rig &rig, CompositionId composition, NodeId node);

/**
 * Puts copies in under new ids, at `place` and behind it; what they say of each other (parents, links, tracks keyed together)
 * is said of the copies, what they say of nodes that are not in the composition is dropped. Their ids, in order.
 */
Result<std::vector<NodeId>> insertTrees(DocumentEdit &edit, CompositionId composition, NodePlace place,
                                        std::vector<NodeTree> trees);

const Node &rootOf(const NodeTree &tree);

} // namespace clipwright
