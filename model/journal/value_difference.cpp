// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/value_difference.h"

#include "model/io/patch/value_text.h"
#include "model/journal/rig_difference.h"

#include <algorithm>

namespace clipwright {

namespace {

/** Fields of the whole that the two do not have in common. */
template<class Object>
void addFields(Patch &patch, const Object &from, const Object &to, std::initializer_list<FieldOwner> owners)
{
    for (const FieldRow &row : fields()) {
        if (std::ranges::find(owners, row.owner) == owners.end())
            continue;
        FieldValue value = valueOf(to, row.id);
        if (!sameValue(valueOf(from, row.id), value))
            patch.push_back(SetField{{}, row.id, std::move(value)});
    }
}

struct Difference {
    const DocumentValue &to;

    Result<Patch> operator()(const Rig &from) const { return patchBetweenRigs(from, std::get<Rig>(to)); }

    /** Channels that are shared stay only where all do: their order is a part of the value. */
    Result<Patch> operator()(const Clip &from) const
    {
        const Clip &clip = std::get<Clip>(to);
        Patch patch;
        const auto isShared = [&](const auto &left, const auto &right) {
            const auto track = [](const Clip &of, TrackId id) { return of.timeline.find(id); };
            return left == right && track(from, left->track) == track(clip, right->track);
        };
        const bool areSame = std::ranges::equal(from.channels, clip.channels, isShared);
        for (auto it = from.channels.rbegin(); !areSame && it != from.channels.rend(); ++it)
            patch.push_back(RemoveChannel{(*it)->track});
        for (std::size_t i = 0; !areSame && i < clip.channels.size(); ++i) {
            auto track = std::make_shared<Track>(clip.trackOf(*clip.channels[i]));
            patch.push_back(InsertChannel{i, clip.channels[i], std::move(track), clip.timeline.easings});
        }
        addFields(patch, from, clip, {FieldOwner::Clip, FieldOwner::Timeline});
        return patch;
    }

    /** What stands alike at both ends of the lists stays. */
    Result<Patch> operator()(const Stage &from) const
    {
        const Stage &stage = std::get<Stage>(to);
        Patch patch;
        const auto &before = from.entities;
        const auto &after = stage.entities;
        const auto same = static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
        for (std::size_t i = before.size(); i > same; --i)
            patch.push_back(RemoveEntity{before[i - 1]->node});
        for (std::size_t i = same; i < after.size(); ++i)
            patch.push_back(InsertEntity{i, after[i]});
        for (const Component &component : from.root.known) {
            if (!stage.root.find(component.type))
                patch.push_back(SetComponent{{}, component.type, {}});
        }
        for (const Component &component : stage.root.known) {
            const Component *was = from.root.find(component.type);
            if (!was || *was != component)
                patch.push_back(SetComponent{{}, component.type, component});
        }
        addFields(patch, from, stage, {FieldOwner::Stage});
        return patch;
    }
};

} // namespace

Result<Patch> patchBetween(const DocumentValue &from, const DocumentValue &to)
{
    if (from.index() != to.index())
        return refuse("value-not-reached", "expected two values of one kind");
    Result<Patch> patch = std::visit(Difference{to}, from);
    if (!patch)
        return patch;
    DocumentValue reached = from;
    for (const Primitive &primitive : *patch) {
        if (const Result<Primitive> done = perform(reached, primitive); !done)
            return tl::make_unexpected(done.error());
    }
    if (valueText(reached) != valueText(to))
        return refuse("value-not-reached", "expected a patch that leads to the other value");
    return patch;
}

} // namespace clipwright
