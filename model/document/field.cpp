// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/field.h"

#include <array>
#include <cassert>
#include <utility>

namespace clipwright {

namespace {

using Is = FieldKind;
constexpr std::array kFields{
    FieldRow{Field::CompositionName, FieldOwner::Composition, "name", Is::Text},
    FieldRow{Field::CompositionWidth, FieldOwner::Composition, "width", Is::Number},
    FieldRow{Field::CompositionHeight, FieldOwner::Composition, "height", Is::Number},
    FieldRow{Field::Rate, FieldOwner::Composition, "rate", Is::Number},
    FieldRow{Field::Start, FieldOwner::Composition, "start", Is::Number},
    FieldRow{Field::Length, FieldOwner::Composition, "length", Is::Number},
    FieldRow{Field::Ranges, FieldOwner::Composition, "ranges", Is::Ranges},
    FieldRow{Field::Marks, FieldOwner::Composition, "marks", Is::Marks},
    FieldRow{Field::Name, FieldOwner::Node, "name", Is::Text},
    FieldRow{Field::Hidden, FieldOwner::Node, "hidden", Is::Flag},
    FieldRow{Field::Slots, FieldOwner::Node, "properties", Is::Slots},
    FieldRow{Field::Parent, FieldOwner::Layer, "parent", Is::Node},
    FieldRow{Field::WindowStart, FieldOwner::Layer, "windowStart", Is::Number},
    FieldRow{Field::WindowEnd, FieldOwner::Layer, "windowEnd", Is::Number},
    FieldRow{Field::StartTime, FieldOwner::Layer, "startTime", Is::Number},
    FieldRow{Field::MatteSource, FieldOwner::Layer, "matteSource", Is::Flag},
    FieldRow{Field::Width, FieldOwner::Layer, "width", Is::Number},
    FieldRow{Field::Height, FieldOwner::Layer, "height", Is::Number},
    FieldRow{Field::SolidColour, FieldOwner::Layer, "solidColour", Is::Numbers},
    FieldRow{Field::Precomp, FieldOwner::Layer, "composition", Is::Composition},
    FieldRow{Field::Image, FieldOwner::Layer, "image", Is::Text},
    FieldRow{Field::Base, FieldOwner::Track, "base", Is::Numbers},
    FieldRow{Field::BaseText, FieldOwner::Track, "baseText", Is::Text},
    FieldRow{Field::BasePath, FieldOwner::Track, "basePath", Is::Path},
    FieldRow{Field::Before, FieldOwner::Track, "before", Is::Choice},
    FieldRow{Field::After, FieldOwner::Track, "after", Is::Choice},
    FieldRow{Field::Period, FieldOwner::Track, "period", Is::Number},
    FieldRow{Field::Group, FieldOwner::Track, "group", Is::Group},
    FieldRow{Field::Relative, FieldOwner::Track, "relative", Is::Flag},
    FieldRow{Field::LinkedEnds, FieldOwner::Track, "linkedEnds", Is::Flag},
};

/** Each of these calls `use` with the member that holds a field: the only place that knows where a field stands. */
template<class Object, class Use>
FieldValue onComposition(Object &composition, Field field, Use use)
{
    switch (field) {
    case Field::CompositionName: return use(composition.name);
    case Field::CompositionWidth: return use(composition.width);
    case Field::CompositionHeight: return use(composition.height);
    case Field::Rate: return use(composition.timeline.rate.framesPerSecond);
    case Field::Start: return use(composition.timeline.start);
    case Field::Length: return use(composition.timeline.length);
    case Field::Ranges: return use(composition.timeline.ranges);
    case Field::Marks: return use(composition.timeline.marks);
    default: assert(rowOf(field).owner == FieldOwner::Composition); return {};
    }
}

template<class Object, class Use>
FieldValue onNode(Object &node, Field field, Use use)
{
    switch (field) {
    case Field::Name: return use(node.name);
    case Field::Hidden: return use(node.isHidden);
    case Field::Slots: return use(node.properties);
    default: assert(rowOf(field).owner == FieldOwner::Node); return {};
    }
}

template<class Object, class Use>
FieldValue onLayer(Object &layer, Field field, Use use)
{
    switch (field) {
    case Field::Parent: return use(layer.parent);
    case Field::WindowStart: return use(layer.windowStart);
    case Field::WindowEnd: return use(layer.windowEnd);
    case Field::StartTime: return use(layer.startTime);
    case Field::MatteSource: return use(layer.isMatteSource);
    case Field::Width: return use(layer.width);
    case Field::Height: return use(layer.height);
    case Field::SolidColour: return use(layer.solidColour);
    case Field::Precomp: return use(layer.composition);
    case Field::Image: return use(layer.asset);
    default: return onNode(layer, field, use);
    }
}

template<class Object, class Use>
FieldValue onTrack(Object &track, Field field, Use use)
{
    switch (field) {
    case Field::Base: return use(track.base);
    case Field::BaseText: return use(track.baseText);
    case Field::BasePath: return use(track.basePath);
    case Field::Before: return use(track.before);
    case Field::After: return use(track.after);
    case Field::Period: return use(track.period);
    case Field::Group: return use(track.group);
    case Field::Relative: return use(track.relative);
    case Field::LinkedEnds: return use(track.linkedEnds);
    default: assert(rowOf(field).owner == FieldOwner::Track); return {};
    }
}

/** A choice is stored as its enum, in a FieldValue as its number. */
FieldValue held(Extrapolation member)
{
    return static_cast<std::uint8_t>(member);
}

template<class T>
FieldValue held(const T &member)
{
    return member;
}

constexpr auto kRead = [](const auto &member) { return held(member); };

class Exchange {
public:
    explicit Exchange(FieldValue &value) : m_value(value) {}

    FieldValue operator()(Extrapolation &member) const
    {
        FieldValue before = held(member);
        member = static_cast<Extrapolation>(std::get<std::uint8_t>(m_value));
        return before;
    }

    template<class T>
    FieldValue operator()(T &member) const
    {
        return std::exchange(member, std::get<T>(std::move(m_value)));
    }

private:
    FieldValue &m_value;
};

} // namespace

std::span<const FieldRow> fields()
{
    return kFields;
}

const FieldRow &rowOf(Field field)
{
    return kFields[static_cast<std::size_t>(field)];
}

std::optional<Field> fieldNamed(FieldOwner owner, std::string_view key)
{
    for (const FieldRow &row : kFields) {
        if (row.owner == owner && row.key == key)
            return row.id;
    }
    return std::nullopt;
}

FieldValue valueOf(const Composition &composition, Field field)
{
    return onComposition(composition, field, kRead);
}

FieldValue valueOf(const Node &node, Field field)
{
    return onNode(node, field, kRead);
}

FieldValue valueOf(const Layer &layer, Field field)
{
    return onLayer(layer, field, kRead);
}

FieldValue valueOf(const Track &track, Field field)
{
    return onTrack(track, field, kRead);
}

FieldValue exchange(Composition &composition, Field field, FieldValue value)
{
    return onComposition(composition, field, Exchange(value));
}

FieldValue exchange(Node &node, Field field, FieldValue value)
{
    return onNode(node, field, Exchange(value));
}

FieldValue exchange(Layer &layer, Field field, FieldValue value)
{
    return onLayer(layer, field, Exchange(value));
}

FieldValue exchange(Track &track, Field field, FieldValue value)
{
    return onTrack(track, field, Exchange(value));
}

bool sameValue(const FieldValue &left, const FieldValue &right)
{
    const auto *path = std::get_if<PathRef>(&left);
    const auto *other = std::get_if<PathRef>(&right);
    if (path && other && *path && *other)
        return **path == **other;
    return left == right;
}

} // namespace clipwright
