// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_properties.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_expressions.h"
#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/lottie_links.h"
#include "model/io/lottie/lottie_paths.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
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

bool canFollow(const Track &track, std::uint8_t layerProperty)
{
    const bool isNumber = layerProperty == LayerProperty::Rotation || layerProperty == LayerProperty::Opacity;
    const bool isPair = track.kind == Kind::Vector2 && track.component < 0;
    return isPair || track.kind == Kind::Number || track.kind == Kind::Angle
           || (track.kind == Kind::Vector2 && isNumber);
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
                            const LottieValueForm &form)
{
    readInto(node, trackOf(node, row, -1), slotted(value), place, form);
}

std::size_t LottieProperties::listLengthOf(JsonValue value) const
{
    const JsonValue k = valueOf(slotted(value));
    if (!isKeyList(k))
        return k.isArray() ? k.size() : 0;
    for (JsonValue key = k.first(); key.isValid(); key = key.next()) {
        for (const std::string_view name : {"s", "e"}) {
            if (key[name].isArray())
                return key[name].size();
        }
    }
    return 0;
}

void LottieProperties::readList(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place,
                                std::size_t length, const LottieValueForm &form)
{
    Track track = trackOf(node, row, -1);
    track.base.assign(length, 0);
    const JsonValue k = valueOf(slotted(value));
    m_context.stopNumbers += length * (isKeyList(k) ? k.size() : 1);
    if (m_context.stopNumbers > m_context.caps.stopNumbers)
        m_context.refuse("too-many-stops", "The gradients of the file have more than 10,000,000 numbers.", place);
    if (m_context.isRefused())
        return;
    if (length == 0) {
        m_context.report.odd("value-malformed", "A gradient has no colours; it is shown black.", place);
        add(node, std::move(track));
        return;
    }
    readInto(node, std::move(track), slotted(value), place, form);
}

void LottieProperties::readPosition(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place)
{
    if (!value.isObject() || !isTrue(value["s"])) {
        read(node, row, value, place);
        return;
    }
    constexpr std::string_view names[] = {"x", "y"};
    for (int component = 0; component < 2; ++component) {
        const JsonValue part = slotted(value[names[component]]);
        std::string member(place.member);
        member.append(1, '/').append(names[component]);
        readInto(node, trackOf(node, row, component), part, {place.owner, member, part.begin(), node.id}, {});
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

void LottieProperties::setStill(Node &node, std::uint8_t property, double value, JsonValue source)
{
    Track track = trackOf(node, lottieRow(node.type, property), -1);
    track.base = {value};
    track.source = spanOf(source);
    add(node, std::move(track));
}

double LottieProperties::largestOf(const Node &node, std::uint8_t property) const
{
    double largest = 0;
    for (const PropertySlot &slot : node.properties) {
        const Track *track = slot.property == property ? m_timeline.find(slot.track) : nullptr;
        if (track == nullptr || track->base.empty())
            continue;
        largest = track->keys.isEmpty() ? track->base.front() : 0;
        for (std::size_t i = 0; i < track->keys.size(); ++i)
            largest = std::max(largest, track->keys.value(i).front());
    }
    return largest;
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

void LottieProperties::readInto(Node &node, Track track, JsonValue value, const LottiePlace &place,
                                const LottieValueForm &form)
{
    fill(track, value, place, form);
    const TrackId id = add(node, std::move(track));
    readExpression(*m_timeline.find(id), value, place);
}

void LottieProperties::fill(Track &track, JsonValue value, const LottiePlace &place, const LottieValueForm &form)
{
    if (!value.isValid())
        return;
    track.source = spanOf(value);
    const JsonValue k = valueOf(value);
    if (isKeyList(k))
        readKeys(m_context, k, form, m_timeline.easings, track, place);
    else
        readStatic(track, k, place, form);
}

void LottieProperties::readExpression(const Track &track, JsonValue value, const LottiePlace &place)
{
    const std::string text = value["x"].string();
    if (text.empty())
        return;
    const std::optional<LayerExpression> link = parseLayerExpression(text);
    if (link && canFollow(track, link->property))
        m_links.note(track.id, *link, place);
    else
        m_context.report.gap(gaps::kExpression, place);
}

void LottieProperties::readStatic(Track &track, JsonValue k, const LottiePlace &place, const LottieValueForm &form)
{
    if (rowOf(track.kind).storage == Storage::Paths) {
        if (PathRef path = readPathValue(m_context, k, form.closedElsewhere, place))
            track.basePath = std::move(path);
        return;
    }
    readNumbers(m_context, k, track.base, place);
    dropColourAlpha(track.kind, track.base);
    if (holdsColours(track.kind) && m_context.mayHaveByteColours && hasByteColours(k, form.colours))
        scaleByteColours(track.base, form.colours);
}

TrackId LottieProperties::add(Node &node, Track track)
{
    if (track.keys.isEmpty()) // ready for the first key that an edit puts in
        track.keys = Keys(rowOf(track.kind).storage, track.stride());
    PropertySlot slot{track.property, track.component, {}, {}};
    if (!track.isAnimated()) // the first key finds columns of its kind
        track.keys = Keys(rowOf(track.kind).storage, track.stride());
    slot.track = m_timeline.add(std::move(track));
    node.properties.push_back(slot);
    return slot.track;
}

/** A property may name a value of the file's `slots`, which counts more than its own. */
JsonValue LottieProperties::slotted(JsonValue value) const
{
    const JsonValue name = value["sid"];
    if (!name.isString())
        return value;
    const JsonValue slot = m_context.slotNamed(name.string())["p"];
    return slot.isObject() ? slot : value;
}

} // namespace clipwright
