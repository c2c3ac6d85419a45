// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/path.h"
#include "model/rig/rig.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clipwright {

/** What a field belongs to. A layer has the fields of a node too. */
enum class FieldOwner : std::uint8_t { Composition, Node, Layer, Track };

/** Everything of a rig that is set as a whole. Keys, nodes and tracks come and go by primitives of their own. */
enum class Field : std::uint8_t {
    CompositionName,
    CompositionWidth,
    CompositionHeight,
    Rate,  ///< frames a second
    Start, ///< of the timeline, in its unit, as Length
    Length,
    Ranges,
    Marks,
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
};

/** The value of a field; which alternative, its row says. */
using FieldValue =
    std::variant<bool, double, std::uint8_t, std::string, std::vector<double>, PathRef, NodeId, CompositionId, GroupId,
                 std::vector<PropertySlot>, std::vector<TimeRange>, std::vector<TimeMark>>;

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
};

struct FieldRow {
    Field id;
    FieldOwner owner;
    std::string_view key; ///< the name in patches and paths
    FieldKind kind;
};

/** One row a field, in the order of Field. */
std::span<const FieldRow> fields();
const FieldRow &rowOf(Field field);
/** The field of that owner by its key. */
std::optional<Field> fieldNamed(FieldOwner owner, std::string_view key);

/** The value a field has now. The object is one of the field's owner; a Layer for a layer's field. */
FieldValue valueOf(const Composition &composition, Field field);
FieldValue valueOf(const Node &node, Field field);
FieldValue valueOf(const Layer &layer, Field field);
FieldValue valueOf(const Track &track, Field field);

/** Puts `value` there and gives what was there before. The value has the field's kind (asserted). */
FieldValue exchange(Composition &composition, Field field, FieldValue value);
FieldValue exchange(Node &node, Field field, FieldValue value);
FieldValue exchange(Layer &layer, Field field, FieldValue value);
FieldValue exchange(Track &track, Field field, FieldValue value);

/** Alike as values: paths by their points. */
bool sameValue(const FieldValue &left, const FieldValue &right);

} // namespace clipwright
