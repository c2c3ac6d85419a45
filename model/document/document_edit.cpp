// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/document_edit.h"

#include "model/document/rig_access.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

Result<void> nothing()
{
    return {};
}

std::optional<FieldValue> valueAt(const Rig &rig, const ObjectRef &object, Field field)
{
    const Composition *composition = rig.find(object.composition);
    if (!composition)
        return std::nullopt;
    const FieldOwner owner = rowOf(field).owner;
    if (object.track) {
        const Track *track = composition->timeline.find(object.track);
        return track && owner == FieldOwner::Track ? std::optional(valueOf(*track, field)) : std::nullopt;
    }
    if (!object.node) {
        const bool isOf = owner == FieldOwner::Composition || owner == FieldOwner::Timeline;
        return isOf ? std::optional(valueOf(*composition, field)) : std::nullopt;
    }
    for (const std::shared_ptr<const Layer> &layer : composition->layers) {
        if (owner == FieldOwner::Layer && layer->id == object.node)
            return valueOf(*layer, field);
        if (const Node *node = owner == FieldOwner::Node ? findNode(*layer, object.node) : nullptr)
            return valueOf(*node, field);
    }
    return std::nullopt;
}

std::optional<FieldValue> valueAt(const Clip &clip, const ObjectRef &object, Field field)
{
    const FieldOwner owner = rowOf(field).owner;
    if (!object.track) {
        const bool isOf = owner == FieldOwner::Clip || owner == FieldOwner::Timeline;
        return isOf ? std::optional(valueOf(clip, field)) : std::nullopt;
    }
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        if (channel->track == object.track && owner == FieldOwner::Channel)
            return valueOf(*channel, field);
        if (channel->track == object.track && owner == FieldOwner::Track)
            return valueOf(clip.trackOf(*channel), field);
    }
    return std::nullopt;
}

std::optional<FieldValue> valueAt(const Stage &stage, const ObjectRef &object, Field field)
{
    const FieldOwner owner = rowOf(field).owner;
    if (!object.node)
        return owner == FieldOwner::Stage ? std::optional(valueOf(stage, field)) : std::nullopt;
    for (const std::shared_ptr<const Entity> &entity : stage.entities) {
        if (entity->node == object.node && owner == FieldOwner::Entity)
            return valueOf(*entity, field);
    }
    return std::nullopt;
}

/** The value of a field, where the object is there and has it. */
std::optional<FieldValue> valueAt(const DocumentValue &value, const ObjectRef &object, Field field)
{
    return std::visit([&](const auto &it) { return valueAt(it, object, field); }, value);
}

} // namespace

TrackId DocumentEdit::newTrack(CompositionId composition) const
{
    const Timeline *in = timeline(composition);
    return in ? in->nextTrack() : TrackId{};
}

EasingTable::Index DocumentEdit::intern(CompositionId composition, const Easing &easing)
{
    assert(timeline(composition));
    if (Clip *clip = std::get_if<Clip>(&m_document.m_value))
        return clip->timeline.easings.intern(easing);
    RigAccess access(std::get<Rig>(m_document.m_value));
    return access.editComposition(composition).timeline.easings.intern(easing);
}

Result<void> DocumentEdit::perform(const Primitive &primitive)
{
    if (m_document.m_homeRule) {
        if (Result<void> may = m_document.m_homeRule(value(), primitive); !may)
            return may;
    }
    return performUnasked(primitive);
}

Result<void> DocumentEdit::performUnasked(const Primitive &primitive)
{
    std::optional<DocumentValue> before;
    if (changesRows(primitive))
        before = m_document.m_value;
    Result<Primitive> inverse = clipwright::perform(m_document.m_value, primitive);
    if (!inverse)
        return tl::make_unexpected(std::move(inverse.error()));
    ChangeEvent event{m_document.id(), ChangePhase::Before, changeOf(primitive, *inverse)};
    if (before) {
        std::swap(m_document.m_value, *before);
        m_document.m_observers.tell(event);
        std::swap(m_document.m_value, *before);
        before.reset();
    }
    rememberIds(primitive);
    m_done.push_back(primitive);
    m_inverse.push_back(std::move(*inverse));
    event.phase = ChangePhase::After;
    m_document.m_observers.tell(event);
    return {};
}

void DocumentEdit::repeat(const Patch &patch)
{
    for (const Primitive &primitive : patch) {
        const Result<void> done = performUnasked(primitive);
        assert(done && "what was done can be taken back, and done again");
        static_cast<void>(done);
    }
}

Result<void> DocumentEdit::perform(const Patch &patch)
{
    for (const Primitive &primitive : patch) {
        if (Result<void> done = perform(primitive); !done)
            return done;
    }
    return {};
}

Result<void> DocumentEdit::setField(const ObjectRef &object, Field field, FieldValue value)
{
    const std::optional<FieldValue> now = valueAt(this->value(), object, field);
    if (now && sameValue(*now, value))
        return nothing();
    return perform(SetField{object, field, std::move(value)});
}

Result<void> DocumentEdit::spliceKeys(CompositionId composition, TrackId track, std::size_t first, std::size_t removed,
                                      std::span<const Key> inserted)
{
    const Timeline *in = timeline(composition);
    const Track *on = in ? in->find(track) : nullptr;
    if (!on)
        return refuse("track-unknown", "expected a track of the timeline");
    std::uint32_t next = on->keys.nextId().value;
    Keys columns(on->keys.storage(), on->keys.stride());
    double last = 0;
    for (std::size_t i = 0; i < inserted.size(); ++i) {
        // Columns take no keys out of order.
        if (i > 0 && !(inserted[i].time >= last))
            return refuse("keys-out-of-order", "expected keys in the order of their times");
        last = inserted[i].time;
        Key key = inserted[i];
        if (key.id.isNull())
            key.id = KeyId{next++};
        columns.append(key);
    }
    const bool isThere = first <= on->keys.size() && removed <= on->keys.size() - first;
    if (isThere && removed == columns.size() && on->keys.slice(first, removed) == columns)
        return nothing();
    return perform(SpliceKeys{composition, track, first, removed, std::move(columns), in->easings});
}

Result<void> DocumentEdit::insertNode(CompositionId composition, const NodePlace &place, NodeValue node,
                                      std::span<const std::shared_ptr<const Track>> tracks)
{
    for (const std::shared_ptr<const Track> &track : tracks) {
        const Composition *in = rig().find(composition);
        if (Result<void> done = perform(InsertTrack{composition, track, in ? in->timeline.easings : EasingTable()});
            !done)
            return done;
    }
    return perform(InsertNode{composition, place, std::move(node)});
}

Result<void> DocumentEdit::removeNode(CompositionId composition, NodeId node)
{
    const RigAccess access(std::get<Rig>(m_document.m_value));
    std::vector<TrackId> tracks;
    const auto see = [&tracks](const Node &below) {
        for (const PropertySlot &slot : below.properties) {
            if (slot.track)
                tracks.push_back(slot.track);
        }
    };
    if (const Result<const Layer *> layer = access.layer(composition, node))
        visitNodes(**layer, see);
    else if (const Result<const Node *> item = access.node(composition, node))
        visitNodes(**item, see);
    Result<void> done = perform(RemoveNode{composition, node});
    for (std::size_t i = 0; done && i < tracks.size(); ++i)
        done = perform(RemoveTrack{composition, tracks[i]});
    return done;
}

Result<void> DocumentEdit::replaceValue(std::shared_ptr<const DocumentValue> value,
                                        std::shared_ptr<const std::string> bytes)
{
    return performUnasked(ReplaceValue{std::move(value), std::move(bytes)});
}

Result<void> DocumentEdit::moveNode(CompositionId composition, NodeId node, const NodePlace &to)
{
    if (const Composition *in = rig().find(composition); in && placeOf(*in, node) == to)
        return nothing();
    return perform(MoveNode{composition, node, to});
}

void DocumentEdit::rememberIds(const Primitive &primitive)
{
    const auto see = [this](const Node &node) { m_document.m_lastNode = std::max(m_document.m_lastNode, node.id); };
    if (const auto *insert = std::get_if<InsertNode>(&primitive)) {
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert->node))
            visitNodes(**layer, see);
        else
            visitNodes(std::get<Node>(insert->node), see);
    } else if (const auto *composition = std::get_if<InsertComposition>(&primitive)) {
        m_document.m_lastComposition = std::max(m_document.m_lastComposition, composition->composition->id);
        for (const std::shared_ptr<const Layer> &layer : composition->composition->layers)
            visitNodes(*layer, see);
    } else if (const auto *entity = std::get_if<InsertEntity>(&primitive)) {
        m_document.m_lastNode = std::max(m_document.m_lastNode, entity->entity->node);
    } else if (const auto *replace = std::get_if<ReplaceValue>(&primitive)) {
        m_document.rememberIds(*replace->value);
    }
}

} // namespace clipwright
