// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/change_event.h"

namespace clipwright {

namespace {

/** The other half of a pair of primitives that take each other back. */
template<class T>
const T &other(const Primitive &inverse)
{
    return std::get<T>(inverse);
}

struct ChangeOf {
    const Primitive &inverse;

    Change operator()(const SetField &set) const { return FieldChanged{set.object, set.field}; }
    Change operator()(const SpliceKeys &splice) const
    {
        return KeysChanged{splice.composition, splice.track, splice.first, splice.removed, splice.inserted.size()};
    }
    Change operator()(const InsertTrack &insert) const { return TrackAdded{insert.composition, insert.track->id}; }
    Change operator()(const RemoveTrack &remove) const { return TrackRemoved{remove.composition, remove.track}; }
    Change operator()(const InsertNode &insert) const
    {
        return NodeAdded{insert.composition, other<RemoveNode>(inverse).node, insert.place};
    }
    Change operator()(const RemoveNode &remove) const
    {
        return NodeRemoved{remove.composition, remove.node, other<InsertNode>(inverse).place};
    }
    Change operator()(const MoveNode &move) const
    {
        return NodeMoved{move.composition, move.node, other<MoveNode>(inverse).to, move.to};
    }
    Change operator()(const InsertComposition &insert) const
    {
        return CompositionAdded{insert.composition->id, insert.index};
    }
    Change operator()(const RemoveComposition &remove) const
    {
        return CompositionRemoved{remove.composition, other<InsertComposition>(inverse).index};
    }
    Change operator()(const InsertAsset &) const { return AssetsChanged(); }
    Change operator()(const RemoveAsset &) const { return AssetsChanged(); }
    Change operator()(const InsertChannel &insert) const { return ChannelAdded{insert.track->id, insert.index}; }
    Change operator()(const RemoveChannel &remove) const
    {
        return ChannelRemoved{remove.track, other<InsertChannel>(inverse).index};
    }
    Change operator()(const MoveChannel &move) const
    {
        return ChannelMoved{move.track, other<MoveChannel>(inverse).to, move.to};
    }
    Change operator()(const InsertEntity &insert) const { return EntityAdded{insert.entity->node, insert.index}; }
    Change operator()(const RemoveEntity &remove) const
    {
        return EntityRemoved{remove.entity, other<InsertEntity>(inverse).index};
    }
    Change operator()(const MoveEntity &move) const
    {
        return EntityMoved{move.entity, other<MoveEntity>(inverse).to, move.to};
    }
    Change operator()(const SetComponent &set) const { return ComponentChanged{set.entity, set.type}; }
    Change operator()(const ReplaceValue &) const { return ValueReplaced(); }
};

} // namespace

Change changeOf(const Primitive &done, const Primitive &inverse)
{
    return std::visit(ChangeOf{inverse}, done);
}

bool changesRows(const Primitive &primitive)
{
    return !std::holds_alternative<SetField>(primitive) && !std::holds_alternative<SpliceKeys>(primitive)
           && !std::holds_alternative<SetComponent>(primitive);
}

} // namespace clipwright
