// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_cache.h"

#include "model/cook/layer_plan.h"
#include "model/cook/property_source.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

void addTrack(const Timeline &timeline, TrackId id, CookInputs &inputs)
{
    const auto tracks = timeline.tracks();
    const auto track = std::ranges::lower_bound(tracks, id.value, {}, [](const auto &t) { return t->id.value; });
    if (track != tracks.end() && (*track)->id == id)
        inputs.values.push_back(*track);
}

/** The tracks of a property, and of what it is linked to. */
void addProperty(const CookScope &scope, const Node &node, std::uint8_t property, int hops, CookInputs &inputs)
{
    for (const PropertySlot &slot : node.properties) {
        if (slot.property != property)
            continue;
        addTrack(scope.timeline, slot.track, inputs);
        const int linked = slot.link.layer ? scope.composition.indexOf(slot.link.layer) : -1;
        if (linked < 0 || hops >= PropertySource::kMostLinks)
            continue;
        const std::shared_ptr<const Layer> &layer = scope.composition.layers[static_cast<std::size_t>(linked)];
        inputs.values.push_back(layer);
        addProperty(scope, *layer, slot.link.property, hops + 1, inputs);
        return; // as PropertySource: the first link counts
    }
}

void addNode(const CookScope &scope, const Node &node, CookInputs &inputs)
{
    for (const PropertySlot &slot : node.properties)
        addProperty(scope, node, slot.property, 0, inputs);
    for (const Node &item : node.items)
        addNode(scope, item, inputs);
}

void addLayer(const CookScope &scope, const std::shared_ptr<const Layer> &layer, CookInputs &inputs)
{
    inputs.values.push_back(layer);
    addNode(scope, *layer, inputs);
    for (const Node &mask : layer->masks)
        addNode(scope, mask, inputs);
    inputs.numbers.push_back(scope.span.start);
}

} // namespace

void CookInputs::addPicture(const RigAsset &asset)
{
    values.push_back(asset.bytes);
    words.insert(words.end(), {asset.file, asset.id});
    numbers.push_back(asset.isEmbedded ? 1 : 0);
}

CookInputs inputsOf(const PlannedLayer &planned)
{
    const CookScope &scope = *planned.scope;
    CookInputs inputs;
    addLayer(scope, planned.layer, inputs);
    for (const LayerDependency &dependency : planned.dependencies) {
        addLayer(*dependency.scope, dependency.layer, inputs);
        inputs.numbers.push_back(dependency.magnification);
    }
    for (const RigAsset &asset : scope.rig.assets) {
        if (planned.layer->kind == LayerKind::Image && asset.id == planned.layer->asset)
            inputs.addPicture(asset);
    }
    inputs.numbers.insert(inputs.numbers.end(),
                          {scope.span.duration, scope.scale, scope.flatTolerance, scope.lengthTolerance,
                           planned.around.magnification, planned.around.fades ? 1.0 : 0.0, planned.carries ? 1.0 : 0.0,
                           planned.paints ? 1.0 : 0.0});
    return inputs;
}

const CachedLayer *CookCache::find(const std::string &name, const CookInputs &inputs)
{
    const auto entries = m_entries.find(name);
    if (entries == m_entries.end())
        return nullptr;
    const auto entry = std::ranges::find(entries->second, inputs, &Entry::inputs);
    if (entry == entries->second.end())
        return nullptr;
    entry->isUsed = true;
    return &entry->layer;
}

void CookCache::put(const std::string &name, CookInputs inputs, CachedLayer layer)
{
    m_entries[name].push_back({std::move(inputs), std::move(layer)});
}

void CookCache::begin()
{
    for (auto &[name, entries] : m_entries) {
        for (Entry &entry : entries)
            entry.isUsed = false;
    }
}

void CookCache::end()
{
    for (auto &[name, entries] : m_entries)
        std::erase_if(entries, [](const Entry &entry) { return !entry.isUsed; });
    std::erase_if(m_entries, [](const auto &named) { return named.second.empty(); });
}

} // namespace clipwright
