// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/path_words.h"
#include "model/core/property.h"
#include "model/document/primitive.h"

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/** A property of a node, whole or one number of it. */
struct PropertyRef {
    CompositionId composition;
    NodeId node;
    std::uint8_t property = 0; ///< PropertyRow::id
    std::int8_t component = -1;

    bool operator==(const PropertyRef &) const = default;
};

/** In the timeline's own unit; frames as the file counts them. */
double timeOn(const Timeline &timeline, const TimeText &time);

/**
 * What a path names (docs/formats/commands.md): a composition, a node of it, a property or a field of that, a moment.
 * `compositions[1]/layers[2]/items[0]/position.x@12f`, or names in the place of brackets.
 */
struct ObjectPath {
    CompositionId composition;
    NodeId node; ///< null: the composition itself
    std::optional<PropertyRef> property;
    std::optional<Field> field; ///< beside a property: one of its track
    std::optional<TimeText> time;

    ObjectRef object() const { return {composition, node, {}}; }
};

/** Refuses with `path-unknown` what is not there, with `path-malformed` what is no path. */
Result<ObjectPath> resolvePath(const Rig &rig, std::string_view path);

// path_names.cpp
/** The path by places of what an id names; empty for what is not there. */
std::string pathOf(const Rig &rig, CompositionId composition, NodeId node = {});
std::string pathOf(const Rig &rig, const PropertyRef &property);
std::string pathOf(const Rig &rig, CompositionId composition, TrackId track);

/** The property whose track it is; nothing for a track that no node has. */
std::optional<PropertyRef> propertyOf(const Rig &rig, CompositionId composition, TrackId track);
/** The row of a node's property, or null. */
const PropertyRow *rowOf(const Rig &rig, const PropertyRef &property);
/** A node of any kind of place, layers and masks included; null where it is not there. */
const Node *findNode(const Rig &rig, CompositionId composition, NodeId node);

} // namespace clipwright
