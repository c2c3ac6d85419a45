// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/core/path.h"
#include "model/rig/rig.h"
#include "model/stage/stage.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clipwright {

/**
 * What a field belongs to. A layer has the fields of a node too, a composition and a clip those of their timeline, a channel those
 * of its track.
 */
enum class FieldOwner : std::uint8_t { Timeline, Composition, Node, Layer, Track, Clip, Channel, Stage, Entity };

/**
 * Everything of a document that is set as a whole. Keys, nodes, tracks, channels, entities and components come and go by
 * primitives of their own.
 */
enum class Field : std::uint8_t {
    Rate,  ///< frames a second
    Start, ///< of the timeline, in its unit, as Length
    Length,
    Ranges,
    Marks,
    CompositionName,
    CompositionWidth,
    CompositionHeight,
    Name,
    Hidden,
    Slots, ///< Node::properties
    Parent,
    WindowStart,
    WindowEnd,
    StartTime,
    MatteSource,
    Width,
    Height,
    SolidColour,
    Precomp, ///< Layer::composition
    Image,   ///< Layer::asset
    Base,
    BaseText,
    BasePath,
    Before,
    After,
    Period,
    Group,
    Relative,
    LinkedEnds,
    Mix, ///< MixRule
    ClipName,
    WhenDone,
    Playback, ///< 0: no timeline asset, else a PlaybackMode and one
    RootMotion,
    Address, ///< of a channel, and all below
    AddressNames,
    EulerOrder,
    Minimum,
    Maximum,
    StageName,
    View,
    EntityId,
    EntityName,
    EntityParent, ///< an id; empty: on the root
    Instance,
    Overrides,
};

/** The value of a field; which alternative, its row says. */
using FieldValue =
    std::variant<bool, double, std::uint8_t, std::string, std::vector<double>, PathRef, NodeId, CompositionId, GroupId,
                 std::vector<PropertySlot>, std::vector<TimeRange>, std::vector<TimeMark>, std::optional<double>,
                 ChannelAddress, std::optional<RootMotion>, std::vector<StageOverride>>;

/** The alternatives of FieldValue, in their order. */
enum class FieldKind : std::uint8_t {
    Flag,
    Number,
    Choice,
    Text,
    Numbers,
    Path,
    Node,
    Composition,
    Group,
    Slots,
    Ranges,
    Marks,
    Limit, ///< a number or none
    Address,
    RootMotion,
    Overrides,
};

struct FieldRow {
    Field id;
    FieldOwner owner;
    std::string_view key; ///< the name in patches and paths
    FieldKind kind;
    std::uint8_t choices = 0; ///< of a choice: how many there are
};

/** One row a field, in the order of Field. */
std::span<const FieldRow> fields();
const FieldRow &rowOf(Field field);
/** The field of that owner by its key. */
std::optional<Field> fieldNamed(FieldOwner owner, std::string_view key);

/** The value a field has now. The object is one of the field's owner; a Layer for a layer's field. */
FieldValue valueOf(const Timeline &timeline, Field field);
FieldValue valueOf(const Composition &composition, Field field);
FieldValue valueOf(const Node &node, Field field);
FieldValue valueOf(const Layer &layer, Field field);
FieldValue valueOf(const Track &track, Field field);
FieldValue valueOf(const Clip &clip, Field field);
FieldValue valueOf(const ClipChannel &channel, Field field);
FieldValue valueOf(const Stage &stage, Field field);
FieldValue valueOf(const Entity &entity, Field field);

/** Puts `value` there and gives what was there before. The value has the field's kind (asserted). */
FieldValue exchange(Timeline &timeline, Field field, FieldValue value);
FieldValue exchange(Composition &composition, Field field, FieldValue value);
FieldValue exchange(Node &node, Field field, FieldValue value);
FieldValue exchange(Layer &layer, Field field, FieldValue value);
FieldValue exchange(Track &track, Field field, FieldValue value);
FieldValue exchange(Clip &clip, Field field, FieldValue value);
FieldValue exchange(ClipChannel &channel, Field field, FieldValue value);
FieldValue exchange(Stage &stage, Field field, FieldValue value);
FieldValue exchange(Entity &entity, Field field, FieldValue value);

/** Alike as values: paths by their points. */
bool sameValue(const FieldValue &left, const FieldValue &right);

} // namespace clipwright
