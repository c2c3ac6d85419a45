// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/field.h"

#include <array>

namespace clipwright {

namespace {

using Is = FieldKind;
constexpr std::array kFields{
    FieldRow{Field::Rate, FieldOwner::Timeline, "rate", Is::Number},
    FieldRow{Field::Start, FieldOwner::Timeline, "start", Is::Number},
    FieldRow{Field::Length, FieldOwner::Timeline, "length", Is::Number},
    FieldRow{Field::Ranges, FieldOwner::Timeline, "ranges", Is::Ranges},
    FieldRow{Field::Marks, FieldOwner::Timeline, "marks", Is::Marks},
    FieldRow{Field::CompositionName, FieldOwner::Composition, "name", Is::Text},
    FieldRow{Field::CompositionWidth, FieldOwner::Composition, "width", Is::Number},
    FieldRow{Field::CompositionHeight, FieldOwner::Composition, "height", Is::Number},
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
    FieldRow{Field::Before, FieldOwner::Track, "before", Is::Choice, 5},
    FieldRow{Field::After, FieldOwner::Track, "after", Is::Choice, 5},
    FieldRow{Field::Period, FieldOwner::Track, "period", Is::Number},
    FieldRow{Field::Group, FieldOwner::Track, "group", Is::Group},
    FieldRow{Field::Relative, FieldOwner::Track, "relative", Is::Flag},
    FieldRow{Field::LinkedEnds, FieldOwner::Track, "linkedEnds", Is::Flag},
    FieldRow{Field::Mix, FieldOwner::Track, "mix", Is::Choice, 4},
    FieldRow{Field::ClipName, FieldOwner::Clip, "name", Is::Text},
    FieldRow{Field::WhenDone, FieldOwner::Clip, "whenDone", Is::Choice, 4},
    FieldRow{Field::Playback, FieldOwner::Clip, "playback", Is::Choice, 5},
    FieldRow{Field::RootMotion, FieldOwner::Clip, "rootMotion", Is::RootMotion},
    FieldRow{Field::Address, FieldOwner::Channel, "address", Is::Address},
    FieldRow{Field::AddressNames, FieldOwner::Channel, "names", Is::Text},
    FieldRow{Field::EulerOrder, FieldOwner::Channel, "order", Is::Choice, 6},
    FieldRow{Field::Minimum, FieldOwner::Channel, "min", Is::Limit},
    FieldRow{Field::Maximum, FieldOwner::Channel, "max", Is::Limit},
    FieldRow{Field::StageName, FieldOwner::Stage, "name", Is::Text},
    FieldRow{Field::View, FieldOwner::Stage, "view", Is::Choice, 2},
    FieldRow{Field::EntityId, FieldOwner::Entity, "id", Is::Text},
    FieldRow{Field::EntityName, FieldOwner::Entity, "name", Is::Text},
    FieldRow{Field::EntityParent, FieldOwner::Entity, "parent", Is::Text},
    FieldRow{Field::Instance, FieldOwner::Entity, "instance", Is::Text},
    FieldRow{Field::Overrides, FieldOwner::Entity, "overrides", Is::Overrides},
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

} // namespace clipwright
