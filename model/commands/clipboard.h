// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What is copied, cut and pasted: in world units and seconds, so that it goes from any document into any other.
#pragma once

#include "model/commands/key_pick.h"
#include "model/commands/node_copies.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace clipwright {

struct CopiedKey {
    Key key;     ///< its time in seconds after the first of all that were copied
    Easing ease; ///< for the stretch to the next; `key.easing` counts for nothing

    bool operator==(const CopiedKey &) const = default;
};

/** Keys of one property. */
struct CopiedTrack {
    std::string path; ///< of the node that they were copied from
    std::string name; ///< of that node
    NodeType type = NodeType::Layer;
    std::string property; ///< PropertyRow::key
    std::int8_t component = -1;
    bool isAtOrigin = false; ///< places that count from the composition's origin
    std::vector<CopiedKey> keys;

    bool operator==(const CopiedTrack &) const = default;
};

/** A composition that a copied layer shows: found again by its names. */
struct ShownComposition {
    CompositionId id; ///< that the layer has on the clipboard
    std::string name;
    std::string sourceId;

    bool operator==(const ShownComposition &) const = default;
};

/** Layers, items or masks with their tracks. Their parents and links are among them. */
struct CopiedNodes {
    RigSpace space = RigSpace::World; ///< that they come from: some types have no form in the other
    std::vector<NodeTree> trees;      ///< of one list; the first is painted over the others
    std::vector<ShownComposition> shown = {};
};

/** Keys of one channel of a clip. */
struct CopiedChannel {
    ClipChannel channel; ///< what it moves; its track counts for nothing
    MixRule mix = MixRule::Lerp;
    std::vector<CopiedKey> keys;
};

/** Entities of a stage with all that hangs from them: parents, by their ids, come first; those on top hang from nothing. */
struct CopiedEntities {
    std::vector<Entity> entities;
};

using Clipboard = std::variant<std::vector<CopiedTrack>, CopiedNodes, std::vector<CopiedChannel>, CopiedEntities>;

/** Refuses with `key-unknown`, and with `nothing-to-copy` no keys. */
Result<Clipboard> copyKeys(const Rig &rig, std::span<const KeyRef> keys);
/** Nodes of one list, with what is in them. Refuses with `node-unknown`, `wrong-list`, `nothing-to-copy`. */
Result<Clipboard> copyNodes(const Rig &rig, CompositionId composition, std::span<const NodeId> nodes);

/**
 * Keys from `time` on, each in the place of one that stands there: into the nodes given, in order, the first track's node into the
 * first and so on; without any into the nodes of the same path, else of the same name. Refuses with `paste-nowhere`
 * where there is no node with such a property, and with `clipboard-kind` what is no keys.
 */
Result<void> pasteKeys(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> into, double time,
                       const Clipboard &clipboard);
/**
 * Nodes into a list, under new ids. Refuses with `clipboard-kind` what is no nodes of that list, with `clipboard-space` what only
 * the space has that they come from (gradients, masks, textures, layers but of shapes and nulls), with `precomp-unknown` and
 * `asset-unknown` layers that show what the document has not.
 */
Result<std::vector<NodeId>> pasteNodes(DocumentEdit &edit, CompositionId composition, const NodePlace &place,
                                       const Clipboard &clipboard);

/** Keys of a clip's channels; refuses as the one above. */
Result<Clipboard> copyKeys(const Clip &clip, std::span<const KeyRef> keys);
/** Entities with what hangs from them, each once. Refuses with `entity-unknown`, `nothing-to-copy`. */
Result<Clipboard> copyEntities(const Stage &stage, std::span<const NodeId> entities);

/**
 * Keys from `time` (seconds) on, each in the place of one that stands there: into the channels given, in order; without any into those of
 * the same address, which are made where they are not there. Refuses with `clipboard-kind` what is no keys of channels, or of
 * another kind than the channel's.
 */
Result<void> pasteKeys(DocumentEdit &edit, std::span<const TrackId> into, double time, const Clipboard &clipboard);
/** Entities under free ids, hanging from `parent` (null: the stage itself). Refuses with `clipboard-kind` what is none. */
Result<std::vector<NodeId>> pasteEntities(DocumentEdit &edit, NodeId parent, const Clipboard &clipboard);

} // namespace clipwright
