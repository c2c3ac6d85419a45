// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_properties.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/lottie_paths.h"
#include "model/io/lottie/lottie_values.h"
#include "model/rig/rig_properties.h"

#include <utility>

namespace clipwright {

namespace {

/** `k` of a property object; files also write the bare value, or a bare path. */
JsonValue valueOf(JsonValue property)
{
    return property.isObject() && !property["v"].isValid() ? property["k"] : property;
}

} // namespace

const PropertyRow &lottieRow(NodeType type, std::uint8_t property)
{
    return propertiesOf(type, RigSpace::Lottie)[property];
}

bool everDiffersFrom(JsonValue property, double value)
{
    const JsonValue k = valueOf(property);
    if (isKeyList(k))
        return true;
    if (k.isNumber())
        return k.number() != value;
    for (JsonValue item = k.isArray() ? k.first() : JsonValue(); item.isValid(); item = item.next()) {
        if (item.number(value) != value)
            return true;
    }
    return false;
}

void LottieProperties::read(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place,
                            bool closedElsewhere)
{
    Track track = trackOf(node, row, -1);
    fill(track, slotted(value), place, closedElsewhere);
    add(node, std::move(track));
}

void LottieProperties::readPosition(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place)
{
    if (!value.isObject() || !isTrue(value["s"])) {
        read(node, row, value, place);
        return;
    }
    constexpr std::string_view names[] = {"x", "y"};
    for (int component = 0; component < 2; ++component) {
        Track track = trackOf(node, row, component);
        const JsonValue part = slotted(value[names[component]]);
        std::string member(place.member);
        member.append(1, '/').append(names[component]);
        fill(track, part, {place.owner, member, part.begin(), node.id}, false);
        add(node, std::move(track));
    }
}

void LottieProperties::readAll(Node &node, JsonValue object, std::string_view pointer,
                               std::span<const LottieMember> members)
{
    for (const LottieMember &member : members) {
        const JsonValue value = object[member.name];
        const PropertyRow &row = lottieRow(node.type, member.property);
        const LottiePlace place{pointer, member.name, value.begin(), node.id};
        if (row.key == "position")
            readPosition(node, row, value, place);
        else
            read(node, row, value, place);
    }
}

void LottieProperties::setChoice(Node &node, std::uint8_t property, int choice, JsonValue source)
{
    Track track = trackOf(node, lottieRow(node.type, property), -1);
    track.base = {static_cast<double>(choice)};
    track.source = spanOf(source);
    add(node, std::move(track));
}

Track LottieProperties::trackOf(const Node &node, const PropertyRow &row, int component) const
{
    Track track;
    track.target = node.id;
    track.property = row.id;
    track.component = static_cast<std::int8_t>(component);
    track.kind = row.kind;
    if (rowOf(row.kind).storage == Storage::Paths)
        track.basePath = std::make_shared<const Path>();
    else if (component < 0)
        track.base.assign(row.defaults.begin(), row.defaults.end());
    else
        track.base = {row.defaults[static_cast<std::size_t>(component)]};
    return track;
}

void LottieProperties::fill(Track &track, JsonValue value, const LottiePlace &place, bool closedElsewhere)
{
    if (!value.isValid())
        return;
    track.source = spanOf(value);
    if (value["x"].isString() && value["x"].end() - value["x"].begin() > 2)
        m_context.report.gap(gaps::kExpression, place);
    const JsonValue k = valueOf(value);
    if (isKeyList(k))
        readKeys(m_context, k, closedElsewhere, m_timeline.easings, track, place);
    else
        readStatic(track, k, place, closedElsewhere);
}

void LottieProperties::readStatic(Track &track, JsonValue k, const LottiePlace &place, bool closedElsewhere)
{
    if (rowOf(track.kind).storage == Storage::Paths) {
        if (PathRef path = readPathValue(m_context, k, closedElsewhere, place))
            track.basePath = std::move(path);
        return;
    }
    readNumbers(m_context, k, track.base, place);
    if (track.kind == Kind::Colour && m_context.mayHaveByteColours && isByteColour(k))
        scaleByteColour(track.base);
}

void LottieProperties::add(Node &node, Track track)
{
    PropertySlot slot{track.property, track.component, {}};
    slot.track = m_timeline.add(std::move(track));
    node.properties.push_back(slot);
}

/** A property may name a value of the file's `slots` instead of having one. */
JsonValue LottieProperties::slotted(JsonValue value) const
{
    const JsonValue name = value["sid"];
    if (!name.isString() || value["k"].isValid())
        return value;
    const JsonValue slot = m_context.slots[name.string()]["p"];
    return slot.isObject() ? slot : value;
}

} // namespace clipwright
