// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_id.h"
#include "model/document/primitive.h"

#include <variant>

namespace clipwright {

struct FieldChanged {
    ObjectRef object;
    Field field = Field::Name;
};
struct KeysChanged {
    CompositionId composition;
    TrackId track;
    std::size_t first = 0;
    std::size_t removed = 0;
    std::size_t inserted = 0;
};
struct TrackAdded {
    CompositionId composition;
    TrackId track;
};
struct TrackRemoved {
    CompositionId composition;
    TrackId track;
};
struct NodeAdded {
    CompositionId composition;
    NodeId node;
    NodePlace place;
};
struct NodeRemoved {
    CompositionId composition;
    NodeId node;
    NodePlace place; ///< where it stood
};
struct NodeMoved {
    CompositionId composition;
    NodeId node;
    NodePlace from;
    NodePlace to;
};
struct CompositionAdded {
    CompositionId composition;
    std::size_t index = 0;
};
struct CompositionRemoved {
    CompositionId composition;
    std::size_t index = 0;
};
struct AssetsChanged {};
struct ChannelAdded {
    TrackId channel;
    std::size_t index = 0;
};
struct ChannelRemoved {
    TrackId channel;
    std::size_t index = 0; ///< where it stood
};
struct ChannelMoved {
    TrackId channel;
    std::size_t from = 0;
    std::size_t to = 0;
};
struct EntityAdded {
    NodeId entity;
    std::size_t index = 0;
};
struct EntityRemoved {
    NodeId entity;
    std::size_t index = 0; ///< where it stood
};
struct EntityMoved {
    NodeId entity;
    std::size_t from = 0;
    std::size_t to = 0;
};
struct ComponentChanged {
    NodeId entity; ///< null: the stage itself
    ComponentType type = ComponentType::Transform;
};
/** All of it: nothing that was known by its id is the same. */
struct ValueReplaced {};

using Change = std::variant<FieldChanged, KeysChanged, TrackAdded, TrackRemoved, NodeAdded, NodeRemoved, NodeMoved,
                            CompositionAdded, CompositionRemoved, AssetsChanged, ChannelAdded, ChannelRemoved,
                            ChannelMoved, EntityAdded, EntityRemoved, EntityMoved, ComponentChanged, ValueReplaced>;

/**
 * Rows that come, go or move are told twice: before, while the document is still as it was, and after. All else only
 * after.
 */
enum class ChangePhase : std::uint8_t { Before, After };

/** What became other in a document. Who hears it asks the document for the rest, and may be told of its own edits. */
struct ChangeEvent {
    DocumentId document;
    ChangePhase phase = ChangePhase::After;
    Change change;
};

/** What `done` changes, with `inverse` as perform() gave it. */
Change changeOf(const Primitive &done, const Primitive &inverse);
/** Whether rows come, go or move. */
bool changesRows(const Primitive &primitive);

} // namespace clipwright
