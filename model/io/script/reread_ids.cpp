// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/reread_ids.h"

#include "model/document/rig_access.h"

#include <algorithm>

namespace clipwright {

namespace {

const PropertySlot *slotLike(const Node &node, const PropertySlot &slot)
{
    const auto found = std::ranges::find_if(node.properties, [&](const PropertySlot &each) {
        return each.property == slot.property && each.component == slot.component;
    });
    return found == node.properties.end() ? nullptr : &*found;
}

Field baseOf(const Track &track)
{
    switch (rowOf(track.kind).storage) {
    case Storage::Numbers: return Field::Base;
    case Storage::Strings: return Field::BaseText;
    case Storage::Paths: return Field::BasePath;
    }
    return Field::Base;
}

} // namespace

std::optional<RereadIds> RereadIds::match(const DocumentValue &edited, const DocumentValue &reread)
{
    if (edited.index() != reread.index())
        return std::nullopt;
    return std::visit([&reread]<class Value>(const Value &value) { return match(value, std::get<Value>(reread)); },
                      edited);
}

std::optional<RereadIds> RereadIds::match(const Clip &edited, const Clip &reread)
{
    if (edited.channels.size() != reread.channels.size())
        return std::nullopt;
    RereadIds ids;
    ids.m_nextTracks[{}] = reread.timeline.nextTrack();
    for (std::size_t i = 0; i < edited.channels.size(); ++i) {
        if (!ids.add({}, edited.trackOf(*edited.channels[i]), {}, reread.trackOf(*reread.channels[i])))
            return std::nullopt;
    }
    return ids;
}

std::optional<RereadIds> RereadIds::match(const Stage &edited, const Stage &reread)
{
    if (edited.entities.size() != reread.entities.size())
        return std::nullopt;
    RereadIds ids;
    for (std::size_t i = 0; i < edited.entities.size(); ++i) {
        const NodeId to = reread.entities[i]->node;
        ids.m_nodes[edited.entities[i]->node] = to;
        ids.m_lastNode = std::max(ids.m_lastNode, to);
    }
    return ids;
}

std::optional<RereadIds> RereadIds::match(const Rig &edited, const Rig &reread)
{
    if (edited.compositions.size() != reread.compositions.size())
        return std::nullopt;
    RereadIds ids;
    for (std::size_t i = 0; i < edited.compositions.size(); ++i) {
        if (!ids.add(*edited.compositions[i], *reread.compositions[i]))
            return std::nullopt;
    }
    for (const MorphSet &morph : reread.morphs) {
        for (const Node &region : morph.regions)
            visitNodes(region, [&](const Node &node) { ids.m_lastNode = std::max(ids.m_lastNode, node.id); });
    }
    return ids;
}

bool RereadIds::add(const Composition &edited, const Composition &reread)
{
    if (edited.layers.size() != reread.layers.size())
        return false;
    m_compositions[edited.id] = reread.id;
    m_lastComposition = std::max(m_lastComposition, reread.id);
    m_nextTracks[reread.id] = reread.timeline.nextTrack();
    for (std::size_t i = 0; i < edited.layers.size(); ++i) {
        const Layer &from = *edited.layers[i];
        const Layer &to = *reread.layers[i];
        if (!add(edited, reread, from, to) || from.masks.size() != to.masks.size())
            return false;
        for (std::size_t mask = 0; mask < from.masks.size(); ++mask) {
            if (!add(edited, reread, from.masks[mask], to.masks[mask]))
                return false;
        }
    }
    return true;
}

bool RereadIds::add(const Composition &edited, const Composition &reread, const Node &from, const Node &to)
{
    if (from.type != to.type || from.items.size() != to.items.size())
        return false;
    m_nodes[from.id] = to.id;
    m_lastNode = std::max(m_lastNode, to.id);
    for (const PropertySlot &slot : from.properties) {
        const PropertySlot *other = slotLike(to, slot);
        const Track *track = edited.timeline.find(slot.track);
        const Track *again = other ? reread.timeline.find(other->track) : nullptr;
        if (!track)
            continue;
        if (!again || !add(edited.id, *track, reread.id, *again))
            return false;
    }
    for (std::size_t i = 0; i < from.items.size(); ++i) {
        if (!add(edited, reread, from.items[i], to.items[i]))
            return false;
    }
    return true;
}

bool RereadIds::add(CompositionId in, const Track &edited, CompositionId to, const Track &reread)
{
    if (edited.keys.size() != reread.keys.size())
        return false;
    const TrackAt at{in, edited.id};
    m_tracks[at] = reread.id;
    m_nextKeys[at] = reread.keys.nextId();
    for (std::size_t i = 0; i < edited.keys.size(); ++i)
        m_keys[at][edited.keys.id(i)] = reread.keys.id(i);
    if (const Field base = baseOf(edited); !sameValue(valueOf(edited, base), valueOf(reread, base)))
        m_bases[at] = {{to, {}, reread.id}, base, valueOf(edited, base)};
    if (edited.group)
        m_groups[{in, edited.group}] = reread.group;
    m_lastGroups[to] = std::max(m_lastGroups[to], reread.group);
    return true;
}

/** One patch on its way into other ids: those that are not there yet are given out in the order in which they come. */
class PatchTranslation {
public:
    explicit PatchTranslation(const RereadIds &ids) : m_ids(ids) {}

    /** What `primitive` needs behind it, in the ids of the rig read again. */
    std::optional<SetField> lostBase(const Primitive &primitive) const
    {
        const auto *splice = std::get_if<SpliceKeys>(&primitive);
        if (!splice || !splice->inserted.isEmpty())
            return std::nullopt;
        const std::pair at(splice->composition, splice->track);
        const auto keys = m_ids.m_keys.find(at);
        const auto base = m_ids.m_bases.find(at);
        const bool isLast = keys != m_ids.m_keys.end() && splice->removed == keys->second.size();
        return isLast && base != m_ids.m_bases.end() ? std::optional(base->second) : std::nullopt;
    }

    Primitive translated(Primitive primitive)
    {
        std::visit([this](auto &each) { translate(each); }, primitive);
        return primitive;
    }

private:
    CompositionId composition(CompositionId id)
    {
        if (const auto [at, isNew] = m_ids.m_compositions.try_emplace(id); !isNew || !id)
            return at->second;
        m_ids.m_lastComposition.value += 1;
        return m_ids.m_compositions[id] = m_ids.m_lastComposition;
    }
    NodeId node(NodeId id)
    {
        if (const auto [at, isNew] = m_ids.m_nodes.try_emplace(id); !isNew || !id)
            return at->second;
        m_ids.m_lastNode.value += 1;
        return m_ids.m_nodes[id] = m_ids.m_lastNode;
    }
    /** `in` is the edited rig's composition, as of all below. */
    TrackId track(CompositionId in, TrackId id)
    {
        if (const auto [at, isNew] = m_ids.m_tracks.try_emplace({in, id}); !isNew || !id)
            return at->second;
        TrackId &next = m_ids.m_nextTracks[composition(in)];
        next.value = std::max(next.value, 1u);
        const TrackId given = next;
        ++next.value;
        return m_ids.m_tracks[{in, id}] = given;
    }
    GroupId group(CompositionId in, GroupId id)
    {
        if (const auto [at, isNew] = m_ids.m_groups.try_emplace({in, id}); !isNew || !id)
            return at->second;
        GroupId &last = m_ids.m_lastGroups[composition(in)];
        ++last.value;
        return m_ids.m_groups[{in, id}] = last;
    }
    KeyId key(CompositionId in, TrackId track, KeyId id)
    {
        if (const auto [at, isNew] = m_ids.m_keys[{in, track}].try_emplace(id); !isNew)
            return at->second;
        KeyId &next = m_ids.m_nextKeys[{in, track}];
        next.value = std::max(next.value, 1u);
        const KeyId given = next;
        ++next.value;
        return m_ids.m_keys[{in, track}][id] = given;
    }

    void translate(SetField &set)
    {
        const CompositionId in = set.object.composition;
        set.object = {composition(in), node(set.object.node), track(in, set.object.track)};
        if (auto *id = std::get_if<NodeId>(&set.value))
            *id = node(*id);
        else if (auto *shown = std::get_if<CompositionId>(&set.value))
            *shown = composition(*shown);
        else if (auto *keyed = std::get_if<GroupId>(&set.value))
            *keyed = group(in, *keyed);
        else if (auto *slots = std::get_if<std::vector<PropertySlot>>(&set.value))
            translate(in, *slots);
    }
    void translate(CompositionId in, std::vector<PropertySlot> &slots)
    {
        for (PropertySlot &slot : slots) {
            slot.track = track(in, slot.track);
            slot.link.layer = node(slot.link.layer);
        }
    }
    Keys keys(CompositionId in, TrackId track, const Keys &from)
    {
        Keys to(from.storage(), from.stride());
        for (std::size_t i = 0; i < from.size(); ++i) {
            Key each = from.key(i);
            each.id = key(in, track, each.id);
            to.append(each);
        }
        return to;
    }
    void translate(SpliceKeys &splice)
    {
        splice.inserted = keys(splice.composition, splice.track, splice.inserted);
        splice.track = track(splice.composition, splice.track);
        splice.composition = composition(splice.composition);
    }
    std::shared_ptr<const Track> translated(CompositionId in, const Track &from)
    {
        auto to = std::make_shared<Track>(from);
        to->keys = keys(in, from.id, from.keys);
        to->id = track(in, from.id);
        to->target = node(from.target);
        to->group = group(in, from.group);
        // Bytes of a text that is not the one that is read next.
        to->source = {};
        to->keySources.clear();
        for (auto &[key, kept] : to->keptAtKeys)
            key = m_ids.m_keys[{in, from.id}][key];
        return to;
    }
    void translate(InsertTrack &insert)
    {
        insert.track = translated(insert.composition, *insert.track);
        insert.composition = composition(insert.composition);
    }
    void translate(RemoveTrack &remove)
    {
        remove.track = track(remove.composition, remove.track);
        remove.composition = composition(remove.composition);
    }
    void translate(CompositionId in, Node &each)
    {
        each.id = node(each.id);
        each.source = {};
        translate(in, each.properties);
        for (Node &item : each.items)
            translate(in, item);
    }
    std::shared_ptr<const Layer> translated(CompositionId in, const Layer &from)
    {
        auto layer = std::make_shared<Layer>(from);
        translate(in, static_cast<Node &>(*layer));
        for (Node &mask : layer->masks)
            translate(in, mask);
        layer->parent = node(layer->parent);
        layer->composition = composition(layer->composition);
        return layer;
    }
    void translate(InsertNode &insert)
    {
        if (auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert.node))
            *layer = translated(insert.composition, **layer);
        else
            translate(insert.composition, std::get<Node>(insert.node));
        insert.place.owner = node(insert.place.owner);
        insert.composition = composition(insert.composition);
    }
    void translate(RemoveNode &remove)
    {
        remove.node = node(remove.node);
        remove.composition = composition(remove.composition);
    }
    void translate(MoveNode &move)
    {
        move.node = node(move.node);
        move.to.owner = node(move.to.owner);
        move.composition = composition(move.composition);
    }
    void translate(InsertComposition &insert)
    {
        auto to = std::make_shared<Composition>(*insert.composition);
        const CompositionId in = to->id;
        to->id = composition(in);
        // Its tracks keep their ids: they are its own.
        for (const std::shared_ptr<const Track> &each : insert.composition->timeline.tracks()) {
            m_ids.m_tracks[{in, each->id}] = each->id;
            to->timeline.edit(each->id)->target = node(each->target);
        }
        for (std::shared_ptr<const Layer> &layer : to->layers)
            layer = translated(in, *layer);
        insert.composition = std::move(to);
    }
    void translate(RemoveComposition &remove) { remove.composition = composition(remove.composition); }
    void translate(InsertAsset &) {}
    void translate(RemoveAsset &) {}
    void translate(InsertChannel &insert)
    {
        auto channel = std::make_shared<ClipChannel>(*insert.channel);
        insert.track = translated({}, *insert.track);
        channel->track = insert.track->id;
        insert.channel = std::move(channel);
    }
    void translate(RemoveChannel &remove) { remove.track = track({}, remove.track); }
    void translate(MoveChannel &move) { move.track = track({}, move.track); }
    void translate(InsertEntity &insert)
    {
        auto entity = std::make_shared<Entity>(*insert.entity);
        entity->node = node(entity->node);
        insert.entity = std::move(entity);
    }
    void translate(RemoveEntity &remove) { remove.entity = node(remove.entity); }
    void translate(MoveEntity &move) { move.entity = node(move.entity); }
    void translate(SetComponent &set) { set.entity = node(set.entity); }
    void translate(ReplaceValue &) {} // no script can say it

    RereadIds m_ids;
};

Patch RereadIds::translated(const Patch &patch) const
{
    PatchTranslation translation(*this);
    Patch other;
    for (const Primitive &primitive : patch) {
        const std::optional<SetField> base = translation.lostBase(primitive);
        other.push_back(translation.translated(primitive));
        if (base)
            other.push_back(*base);
    }
    return other;
}

} // namespace clipwright
