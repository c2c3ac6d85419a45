// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Where each field stands, to be read and set.
#include "model/document/field.h"

#include <cassert>
#include <type_traits>
#include <utility>

namespace clipwright {

namespace {

/** Each of these calls `use` with the member that holds a field: the only place that knows where a field stands. */
template<class Object, class Use>
FieldValue onTimeline(Object &timeline, Field field, Use use)
{
    switch (field) {
    case Field::Rate: return use(timeline.rate.framesPerSecond);
    case Field::Start: return use(timeline.start);
    case Field::Length: return use(timeline.length);
    case Field::Ranges: return use(timeline.ranges);
    case Field::Marks: return use(timeline.marks);
    default: assert(rowOf(field).owner == FieldOwner::Timeline); return {};
    }
}

template<class Object, class Use>
FieldValue onComposition(Object &composition, Field field, Use use)
{
    switch (field) {
    case Field::CompositionName: return use(composition.name);
    case Field::CompositionWidth: return use(composition.width);
    case Field::CompositionHeight: return use(composition.height);
    default: return onTimeline(composition.timeline, field, use);
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
    case Field::Mix: return use(track.mix);
    default: assert(rowOf(field).owner == FieldOwner::Track); return {};
    }
}

template<class Object, class Use>
FieldValue onClip(Object &clip, Field field, Use use)
{
    switch (field) {
    case Field::ClipName: return use(clip.name);
    case Field::WhenDone: return use(clip.whenDone);
    case Field::Playback: return use(clip.playback);
    case Field::RootMotion: return use(clip.rootMotion);
    default: return onTimeline(clip.timeline, field, use);
    }
}

template<class Object, class Use>
FieldValue onChannel(Object &channel, Field field, Use use)
{
    switch (field) {
    case Field::Address: return use(channel.address);
    case Field::AddressNames: return use(channel.names);
    case Field::EulerOrder: return use(channel.order);
    case Field::Minimum: return use(channel.minimum);
    case Field::Maximum: return use(channel.maximum);
    default: assert(rowOf(field).owner == FieldOwner::Channel); return {};
    }
}

template<class Object, class Use>
FieldValue onStage(Object &stage, Field field, Use use)
{
    switch (field) {
    case Field::StageName: return use(stage.name);
    case Field::View: return use(stage.view);
    default: assert(rowOf(field).owner == FieldOwner::Stage); return {};
    }
}

template<class Object, class Use>
FieldValue onEntity(Object &entity, Field field, Use use)
{
    switch (field) {
    case Field::EntityId: return use(entity.id);
    case Field::EntityName: return use(entity.name);
    case Field::EntityParent: return use(entity.parent);
    case Field::Instance: return use(entity.instance);
    case Field::Overrides: return use(entity.overrides);
    default: assert(rowOf(field).owner == FieldOwner::Entity); return {};
    }
}

/** A choice is stored as its enum, in a FieldValue as its number. */
template<class T>
FieldValue held(const T &member)
{
    if constexpr (std::is_enum_v<T>)
        return static_cast<std::uint8_t>(member);
    else
        return member;
}

FieldValue held(const std::optional<PlaybackMode> &playback)
{
    return static_cast<std::uint8_t>(playback ? 1 + static_cast<int>(*playback) : 0);
}

constexpr auto kRead = [](const auto &member) { return held(member); };

class Exchange {
public:
    explicit Exchange(FieldValue &value) : m_value(value) {}

    FieldValue operator()(std::optional<PlaybackMode> &member) const
    {
        FieldValue before = held(member);
        const std::uint8_t choice = std::get<std::uint8_t>(m_value);
        member = choice == 0 ? std::nullopt : std::optional(static_cast<PlaybackMode>(choice - 1));
        return before;
    }

    template<class T>
    FieldValue operator()(T &member) const
    {
        if constexpr (std::is_enum_v<T>) {
            FieldValue before = held(member);
            member = static_cast<T>(std::get<std::uint8_t>(m_value));
            return before;
        } else {
            return std::exchange(member, std::get<T>(std::move(m_value)));
        }
    }

private:
    FieldValue &m_value;
};

} // namespace

FieldValue valueOf(const Timeline &timeline, Field field)
{
    return onTimeline(timeline, field, kRead);
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

FieldValue valueOf(const Clip &clip, Field field)
{
    return onClip(clip, field, kRead);
}

FieldValue valueOf(const ClipChannel &channel, Field field)
{
    return onChannel(channel, field, kRead);
}

FieldValue valueOf(const Stage &stage, Field field)
{
    return onStage(stage, field, kRead);
}

FieldValue valueOf(const Entity &entity, Field field)
{
    return onEntity(entity, field, kRead);
}

FieldValue exchange(Timeline &timeline, Field field, FieldValue value)
{
    return onTimeline(timeline, field, Exchange(value));
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

FieldValue exchange(Clip &clip, Field field, FieldValue value)
{
    return onClip(clip, field, Exchange(value));
}

FieldValue exchange(ClipChannel &channel, Field field, FieldValue value)
{
    return onChannel(channel, field, Exchange(value));
}

FieldValue exchange(Stage &stage, Field field, FieldValue value)
{
    return onStage(stage, field, Exchange(value));
}

FieldValue exchange(Entity &entity, Field field, FieldValue value)
{
    return onEntity(entity, field, Exchange(value));
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
