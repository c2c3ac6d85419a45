// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clipboard.h"
#include "model/commands/key_commands.h"
#include "model/commands/object_path.h"
#include "model/commands/property_commands.h"
#include "model/commands/space_change.h"

#include <algorithm>
#include <limits>

namespace clipwright {

namespace {

bool isAtOrigin(const Composition &in, NodeId node, std::uint8_t property)
{
    const Layer *layer = in.find(node);
    return layer && !layer->parent && property == LayerProperty::Position;
}

/** A key's numbers said in another space; its time is the caller's. */
void change(Key &key, const SpaceChange &space, Measure measure, int component, bool atOrigin)
{
    space.value(key.value, measure, component, atOrigin);
    space.offset(key.spatialIn, measure, component);
    space.offset(key.spatialOut, measure, component);
    space.slope(key.tangentIn, measure, component);
    space.slope(key.tangentOut, measure, component);
    key.path = space.path(key.path);
}

/** The node that copied keys go into. */
const Node *targetOf(const Rig &rig, CompositionId composition, const CopiedTrack &track)
{
    if (const Result<ObjectPath> path = resolvePath(rig, track.path); path && path->composition == composition) {
        const Node *node = findNode(rig, composition, path->node);
        if (node && node->type == track.type && node->name == track.name)
            return node;
    }
    const std::string prefix = pathOf(rig, composition);
    const std::string named = (composition == rig.main().id ? "" : prefix + "/") + quotedName(track.name);
    const Result<ObjectPath> path = resolvePath(rig, named);
    const Node *node = path && !track.name.empty() ? findNode(rig, composition, path->node) : nullptr;
    return node && node->type == track.type ? node : nullptr;
}

Result<void> paste(DocumentEdit &edit, CompositionId composition, const Node &node, const CopiedTrack &copied,
                   double time)
{
    const PropertyRow *row = findProperty(propertiesOf(node.type, edit.rig().space), copied.property);
    if (!row || !row->animatable)
        return refuse("paste-nowhere", "expected a node with keys of " + quoted(copied.property));
    const PropertyRef property{composition, node.id, row->id, copied.component};
    const Measure measure = measureOf(node.type, row->id);
    const Result<TrackId> track = trackFor(edit, property);
    if (!track)
        return tl::make_unexpected(track.error());
    const Composition &in = *edit.rig().find(composition);
    const SpaceChange space(CompositionSpace(), CompositionSpace::of(edit.rig(), in));
    const bool atOrigin = copied.isAtOrigin && isAtOrigin(in, node.id, row->id);
    const Track target = *in.timeline.find(*track);
    std::vector<Key> keys;
    for (const CopiedKey &each : copied.keys) {
        Key key = each.key;
        change(key, space, measure, copied.component, atOrigin);
        key.id = {};
        key.time = time + space.duration(each.key.time);
        key.easing = edit.intern(composition, each.ease);
        const bool fits = target.keys.storage() == Storage::Numbers
                              ? key.value.size() == static_cast<std::size_t>(target.keys.stride())
                          : target.keys.storage() == Storage::Paths ? key.path != nullptr
                                                                    : key.value.empty();
        if (!fits)
            return refuse("clipboard-kind", "expected values that " + quoted(copied.property) + " can have");
        keys.push_back(std::move(key));
    }
    return addKeys(edit, composition, *track, keys);
}

} // namespace

Result<Clipboard> copyKeys(const Rig &rig, std::span<const KeyRef> keys)
{
    const Result<std::vector<KeyPick>> picks = picksOf(DocumentValue(rig), keys);
    if (!picks)
        return tl::make_unexpected(picks.error());
    double first = std::numeric_limits<double>::infinity();
    std::vector<CopiedTrack> tracks;
    for (const KeyPick &pick : *picks) {
        const Composition &in = *rig.find(pick.composition);
        const Track &track = *in.timeline.find(pick.track);
        const std::optional<PropertyRef> property = propertyOf(rig, pick.composition, pick.track);
        const PropertyRow *row = property ? rowOf(rig, *property) : nullptr;
        if (!row || pick.indices.empty())
            continue;
        const Node &node = *findNode(rig, pick.composition, property->node);
        CopiedTrack copied{
            pathOf(rig, pick.composition, node.id), node.name, node.type, std::string(row->key), track.component,
            isAtOrigin(in, node.id, row->id),       {}};
        const SpaceChange space(CompositionSpace::of(rig, in), CompositionSpace());
        for (const std::size_t i : pick.indices) {
            Key key = track.keys.key(i);
            change(key, space, measureOf(node.type, row->id), track.component, copied.isAtOrigin);
            key.time = space.duration(key.time);
            key.id = {};
            first = std::min(first, key.time);
            const Easing &ease = in.timeline.easings[key.easing];
            key.easing = EasingTable::kLinear;
            copied.keys.push_back({std::move(key), ease});
        }
        tracks.push_back(std::move(copied));
    }
    if (tracks.empty())
        return refuse("nothing-to-copy", "expected keys");
    for (CopiedTrack &track : tracks) {
        for (CopiedKey &each : track.keys)
            each.key.time -= first;
    }
    return Clipboard(std::move(tracks));
}

Result<void> pasteKeys(DocumentEdit &edit, CompositionId composition, std::span<const NodeId> into, double time,
                       const Clipboard &clipboard)
{
    const auto *tracks = std::get_if<std::vector<CopiedTrack>>(&clipboard);
    if (!tracks)
        return refuse("clipboard-kind", "expected keys on the clipboard");
    if (!edit.rig().find(composition))
        return refuse("composition-unknown", "expected a composition of the rig");
    std::vector<std::string> sources; // the copied nodes, in order: each goes into one of the nodes given
    for (const CopiedTrack &track : *tracks) {
        const auto source = std::ranges::find(sources, track.path);
        const auto index = static_cast<std::size_t>(source - sources.begin());
        if (source == sources.end())
            sources.push_back(track.path);
        const Rig rig = edit.rig(); // an edit may make its nodes others
        const Node *node = into.empty()          ? targetOf(rig, composition, track)
                           : index < into.size() ? findNode(rig, composition, into[index])
                                                 : nullptr;
        if (!node)
            return refuse("paste-nowhere", "expected a node for the keys of " + quoted(track.name));
        if (Result<void> done = paste(edit, composition, *node, track, time); !done)
            return done;
    }
    return {};
}

} // namespace clipwright
