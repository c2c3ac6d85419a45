// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Layers, items and masks: named, put in, taken out, copied, moved, grouped. Each refuses with `node-unknown` what is not there,
// and as DocumentEdit does.
#pragma once

#include "model/commands/node_copies.h"

#include <span>
#include <string>

namespace clipwright {

/** Of a node, else of the composition. */
Result<void> rename(DocumentEdit &edit, const ObjectRef &object, std::string name);

/** What a new layer is; members that its kind has not do not count. */
struct LayerSpec {
    LayerKind kind = LayerKind::Shape;
    std::string name;
    double width = 0; ///< of a solid; of images and precomps what they show has
    double height = 0;
    std::vector<double> colour; ///< r g b a of a solid
    CompositionId composition;  ///< that a precomp shows
    std::string asset;          ///< that an image shows
};

/** A layer that is there for the whole timeline. Refuses with `kind-unknown` a kind that nobody can make. */
Result<NodeId> addLayer(DocumentEdit &edit, CompositionId composition, std::size_t index, const LayerSpec &spec);

/**
 * An item or mask with all its properties at their defaults; a path is empty. Refuses with `kind-unknown` what is no item there:
 * dashes stand in strokes, masks among the masks.
 */
Result<NodeId> addItem(DocumentEdit &edit, CompositionId composition, const NodePlace &place, NodeType type,
                       std::string name);

/**
 * Takes nodes out with what is in them. Layers that hang from one that goes hang from its parent then and stay where they are
 * seen at `time`, where a layer can say that; otherwise they keep their numbers.
 */
Result<void> removeNodes(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> nodes, double time);

/** Copies of nodes, each list's behind the last of its nodes; a copy of a layer hangs from the copy of its parent where that is one. */
Result<std::vector<NodeId>> duplicateNodes(DocumentEdit &edit, CompositionId composition,
                                           std::span<const NodeId> nodes);

/**
 * Items of one list become the items of a new group in the place of the first; layers come to hang from a new null layer at
 * the middle of where they are at `time`, and stay where they are seen.
 */
Result<NodeId> groupNodes(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> nodes,
                          std::string name, double time);

/** A group's items take its place; refuses with `group-moves` a group whose transform or opacity does anything. */
Result<void> ungroup(DocumentEdit &edit, CompositionId composition, NodeId group);

} // namespace clipwright
