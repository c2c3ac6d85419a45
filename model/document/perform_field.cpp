// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A field set as a whole, and what its value must keep to.
#include "model/document/finite.h"
#include "model/document/perform.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

Result<void> checkTimes(const FieldValue &value)
{
    if (const auto *ranges = std::get_if<std::vector<TimeRange>>(&value)) {
        const bool forward = std::ranges::all_of(*ranges, [](const TimeRange &range) {
            return std::isfinite(range.start) && std::isfinite(range.end) && range.start <= range.end;
        });
        return refuseUnless(forward, "range-backwards", "expected ranges that end after they start");
    }
    const auto *marks = std::get_if<std::vector<TimeMark>>(&value);
    return refuseUnless(!marks || std::ranges::all_of(*marks, [](const TimeMark &m) { return std::isfinite(m.time); }),
                        "number-not-finite", "expected marks at finite times");
}

/** A slot names a track of the node that says the same of itself. */
Result<void> checkSlots(const Composition &composition, const Node &node, const std::vector<PropertySlot> &slots)
{
    for (const PropertySlot &slot : slots) {
        const Track *track = composition.timeline.find(slot.track);
        if (!track || track->target != node.id || track->property != slot.property
            || track->component != slot.component)
            return refuse("track-unknown", "expected tracks of the node itself");
    }
    return {};
}

bool hangsFrom(const Composition &composition, NodeId child, NodeId ancestor)
{
    std::size_t steps = 0;
    for (NodeId at = child; at && steps <= composition.layers.size(); ++steps) {
        if (at == ancestor)
            return true;
        const Layer *layer = composition.find(at);
        at = layer ? layer->parent : NodeId{};
    }
    return false;
}

Result<void> checkLayer(const Rig &rig, const Composition &composition, const Layer &layer, Field field,
                        const FieldValue &value)
{
    if (field == Field::Parent) {
        const NodeId parent = std::get<NodeId>(value);
        if (parent && !composition.find(parent))
            return refuse("parent-unknown", "expected a layer of the same composition");
        return refuseUnless(!parent || !hangsFrom(composition, parent, layer.id), "parent-loop",
                            "a layer cannot hang from itself or from what hangs from it");
    }
    if (field == Field::Precomp) {
        const CompositionId shown = std::get<CompositionId>(value);
        if (shown && !rig.find(shown))
            return refuse("precomp-unknown", "expected a composition of the rig");
        return refuseUnless(!shown || !shows(rig, shown, composition.id), "precomp-loop",
                            "a composition cannot show itself");
    }
    return {};
}

Primitive back(const SetField &set, FieldValue before)
{
    return SetField{set.object, set.field, std::move(before)};
}

Result<Primitive> setOnNode(RigAccess &access, const SetField &set)
{
    const auto [in, id, none] = set.object;
    const Result<const Node *> node = access.node(in, id);
    if (!node)
        return tl::make_unexpected(node.error());
    const Composition &composition = *access.rig().find(in);
    if (rowOf(set.field).owner == FieldOwner::Node) {
        if (set.field == Field::Slots) {
            const auto &slots = std::get<std::vector<PropertySlot>>(set.value);
            if (Result<void> fits = checkSlots(composition, **node, slots); !fits)
                return tl::make_unexpected(fits.error());
        }
        return back(set, exchange(access.editNode(in, id), set.field, set.value));
    }
    const Layer *layer = composition.find(id);
    if (!layer || rowOf(set.field).owner != FieldOwner::Layer)
        return refuseField("the node", rowOf(set.field));
    if (Result<void> fits = checkLayer(access.rig(), composition, *layer, set.field, set.value); !fits)
        return tl::make_unexpected(fits.error());
    return back(set, exchange(access.editLayer(in, id), set.field, set.value));
}

} // namespace

Result<void> refuseUnless(bool holds, const char *code, const char *what)
{
    if (holds)
        return {};
    return refuse(code, what);
}

Result<void> checkKind(const FieldRow &row, const FieldValue &value)
{
    if (value.index() != static_cast<std::size_t>(row.kind))
        return refuse("field-kind", "expected another kind of value for \"" + std::string(row.key) + "\"");
    bool finite = true;
    if (const auto *number = std::get_if<double>(&value))
        finite = std::isfinite(*number);
    else if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        finite = isFinite(*numbers);
    else if (const auto *path = std::get_if<PathRef>(&value))
        finite = isFinite(*path);
    else if (const auto *limit = std::get_if<std::optional<double>>(&value))
        finite = !*limit || std::isfinite(**limit);
    else if (const auto *choice = std::get_if<std::uint8_t>(&value); choice && *choice >= row.choices)
        return refuse("field-kind", "expected one of the choices of \"" + std::string(row.key) + "\"");
    return refuseUnless(finite, "number-not-finite", "expected numbers that are finite");
}

Result<void> checkTimeline(Field field, const FieldValue &value)
{
    if (field == Field::Rate)
        return refuseUnless(std::get<double>(value) > 0, "rate-not-positive", "expected more than 0 frames a second");
    if (field == Field::Length)
        return refuseUnless(std::get<double>(value) >= 0, "length-negative", "expected a length of 0 or more");
    return checkTimes(value);
}

tl::unexpected<Error> refuseField(std::string_view owner, const FieldRow &row)
{
    return refuse("field-not-here", std::string(owner).append(" has no \"").append(row.key).append("\""));
}

Result<void> checkTrack(const Track &track, Field field, const FieldValue &value)
{
    if (field == Field::Base) {
        const int components = rowOf(track.kind).components;
        const bool varies = components == 0 && rowOf(track.kind).storage == Storage::Numbers;
        const auto width = static_cast<int>(std::get<std::vector<double>>(value).size());
        return refuseUnless(width == track.stride() || (varies && track.keys.isEmpty()), "base-width",
                            "expected as many numbers as the property has");
    }
    if (field == Field::Mix && track.kind != Kind::Rotation)
        return refuse("field-not-here", "only a turn has a rule of how it is mixed");
    if (field == Field::Period)
        return refuseUnless(std::get<double>(value) >= 0, "length-negative", "expected a period of 0 or more");
    return {};
}

bool shows(const Rig &rig, CompositionId inner, CompositionId outer)
{
    if (inner == outer)
        return true;
    const Composition *composition = rig.find(inner);
    return composition && std::ranges::any_of(composition->layers, [&](const std::shared_ptr<const Layer> &layer) {
               return layer->composition && shows(rig, layer->composition, outer);
           });
}

Result<Primitive> performOn(RigAccess &access, const SetField &set)
{
    const FieldRow &row = rowOf(set.field);
    if (Result<void> fits = checkKind(row, set.value); !fits)
        return tl::make_unexpected(fits.error());
    const Result<const Composition *> composition = access.composition(set.object.composition);
    if (!composition)
        return tl::make_unexpected(composition.error());
    if (set.object.track) {
        const Track *track = (*composition)->timeline.find(set.object.track);
        if (!track)
            return refuse("track-unknown", "expected a track of the composition");
        if (row.owner != FieldOwner::Track)
            return refuseField("a track", row);
        if (Result<void> fits = checkTrack(*track, set.field, set.value); !fits)
            return tl::make_unexpected(fits.error());
        Timeline &timeline = access.editComposition(set.object.composition).timeline;
        return back(set, exchange(*timeline.edit(set.object.track), set.field, set.value));
    }
    if (set.object.node)
        return setOnNode(access, set);
    if (row.owner != FieldOwner::Composition && row.owner != FieldOwner::Timeline)
        return refuseField("a composition", row);
    if (Result<void> fits = checkTimeline(set.field, set.value); !fits)
        return tl::make_unexpected(fits.error());
    return back(set, exchange(access.editComposition(set.object.composition), set.field, set.value));
}

} // namespace clipwright
