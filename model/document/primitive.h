// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/document/document_value.h"
#include "model/document/field.h"

#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

namespace clipwright {

/**
 * A track, else a node, else the composition itself. Ids of nodes are unique in a rig, ids of tracks in a composition. Of a clip
 * `composition` is null, and `track` is a channel and its track; of a stage `node` is an entity. Of both, all null is the whole.
 */
struct ObjectRef {
    CompositionId composition;
    NodeId node;
    TrackId track;

    bool operator==(const ObjectRef &) const = default;
};

enum class NodeList : std::uint8_t { Layers, Items, Masks };

/** A place in one of the lists of a composition: its layers (then `owner` is null), a node's items, a layer's masks. */
struct NodePlace {
    NodeId owner;
    NodeList list = NodeList::Layers;
    std::size_t index = 0;

    bool operator==(const NodePlace &) const = default;
};

/** A layer (never null) where the list is one of layers, else an item or mask. What is in it comes along, its tracks do not. */
using NodeValue = std::variant<Node, std::shared_ptr<const Layer>>;

struct SetField {
    ObjectRef object;
    Field field = Field::Name;
    FieldValue value;
};

/**
 * Puts `inserted`, under its ids, in the place of `removed` keys from index `first` on. `easings` is the composition's table,
 * at least as long as when the keys were made: a composition that came back without what was added since is given it again.
 * Of a clip `composition` is null.
 */
struct SpliceKeys {
    CompositionId composition;
    TrackId track;
    std::size_t first = 0;
    std::size_t removed = 0;
    Keys inserted = {};
    EasingTable easings = {};
};

/** `easings` as of SpliceKeys. */
struct InsertTrack {
    CompositionId composition;
    std::shared_ptr<const Track> track;
    EasingTable easings = {};
};

struct RemoveTrack {
    CompositionId composition;
    TrackId track;
};

struct InsertNode {
    CompositionId composition;
    NodePlace place;
    NodeValue node;
};

struct RemoveNode {
    CompositionId composition;
    NodeId node;
};

/** `to` counts without the node itself. A layer stays a layer; an item may become a mask, and goes to any other owner. */
struct MoveNode {
    CompositionId composition;
    NodeId node;
    NodePlace to;
};

struct InsertComposition {
    std::size_t index = 0;
    std::shared_ptr<const Composition> composition;
};

struct RemoveComposition {
    CompositionId composition;
};

struct InsertAsset {
    std::size_t index = 0;
    RigAsset asset;
};

struct RemoveAsset {
    std::size_t index = 0;
};

/** A channel of a clip with its track, which has the id that the channel names. `easings` as of SpliceKeys. */
struct InsertChannel {
    std::size_t index = 0;
    std::shared_ptr<const ClipChannel> channel;
    std::shared_ptr<const Track> track;
    EasingTable easings = {};
};

struct RemoveChannel {
    TrackId track;
};

/** `to` counts without the channel itself, as of MoveEntity. */
struct MoveChannel {
    TrackId track;
    std::size_t to = 0;
};

/** An entity of a stage, behind its parent and before its children. */
struct InsertEntity {
    std::size_t index = 0;
    std::shared_ptr<const Entity> entity;
};

struct RemoveEntity {
    NodeId entity;
};

struct MoveEntity {
    NodeId entity;
    std::size_t to = 0;
};

/** A component of an entity, or of the stage itself (null), as a whole; none: it goes. */
struct SetComponent {
    NodeId entity;
    ComponentType type = ComponentType::Transform;
    std::optional<Component> component;
};

/**
 * The whole document becomes what another text of its file says: what others wrote, or what was cooked anew. `value` is of a reader,
 * so it hangs together; `bytes` are those of the file, by which a journal names it (null: it lives in memory only). Ids count anew.
 */
struct ReplaceValue {
    std::shared_ptr<const DocumentValue> value;
    std::shared_ptr<const std::string> bytes = {};
};

/** The only ways in which a document changes. Each has one that takes it back; nobody writes an undo. */
using Primitive =
    std::variant<SetField, SpliceKeys, InsertTrack, RemoveTrack, InsertNode, RemoveNode, MoveNode, InsertComposition,
                 RemoveComposition, InsertAsset, RemoveAsset, InsertChannel, RemoveChannel, MoveChannel, InsertEntity,
                 RemoveEntity, MoveEntity, SetComponent, ReplaceValue>;

/** Primitives that are performed in order. */
using Patch = std::vector<Primitive>;

/** The words for primitives in patches: "set", "keys" … in the order of the variant's alternatives. */
std::span<const std::string_view> primitiveNames();
std::string_view nameOf(const Primitive &primitive);

/** About how many bytes it holds that the document does not hold any more: what a log counts. */
std::size_t byteSize(const Primitive &primitive);

/**
 * Performs one primitive and gives the one that takes it back. Refuses, and leaves the value as it was,
 * - `document-kind` what documents of this kind do not have,
 * - `composition-unknown`, `node-unknown`, `track-unknown`, `asset-unknown`, `place-unknown` what is not there,
 * - `id-taken` an id that another has, `field-not-here`, `field-kind` a field that the object has not or of another kind,
 * - `number-not-finite`, `rate-not-positive`, `length-negative`, `base-width`, `range-backwards`,
 * - `keys-out-of-range`, `keys-out-of-order`, `keys-other-kind`, `easing-unknown`,
 * - `parent-unknown`, `parent-loop`, `precomp-unknown`, `precomp-loop`, `into-itself`, `wrong-list`, `group-too-deep`,
 * - `still-parent`, `still-shown`, `main-composition`, `track-used` what others still need,
 * - `channel-unknown`, `channel-duplicate`, `address-malformed`, `limits-backwards` of channels,
 * - `entity-unknown`, `entity-id`, `parent-later`, `too-many-entities`, `too-deep`, `component-malformed`, `component-not-here`
 *   of entities and their components,
 * - `value-missing`, `value-other-space` what is no value of the document.
 */
Result<Primitive> perform(DocumentValue &value, const Primitive &primitive);
/** The same for a rig alone. */
Result<Primitive> perform(Rig &rig, const Primitive &primitive);

} // namespace clipwright
