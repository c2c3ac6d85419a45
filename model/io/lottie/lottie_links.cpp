// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_links.h"

#include "model/io/lottie/lottie_context.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr std::size_t kPropertiesALayer = 5; // those of its transform

std::size_t keyOf(std::size_t layer, std::uint8_t property)
{
    return layer * kPropertiesALayer + property;
}

} // namespace

LottieLinks::LottieLinks(LottieContext &context, JsonValue layers) : m_context(context)
{
    std::size_t index = 0;
    for (JsonValue layer = layers.first(); layer.isValid(); layer = layer.next()) {
        if (layer.isObject())
            m_layersByName.try_emplace(textOf(layer["nm"]), index++);
    }
}

void LottieLinks::note(TrackId track, const LayerExpression &expression, const LottiePlace &place)
{
    const auto found = m_layersByName.find(expression.layer);
    if (found == m_layersByName.end()) {
        m_context.report.gap(gaps::kLinkMissing, place, expression.layer);
        return;
    }
    m_pending[track.value] = {found->second, expression.property, place.pointer(),
                              place.byte,    place.node,          m_context.report.isMuted()};
}

void LottieLinks::resolve(std::vector<LottieLayer> &layers)
{
    if (m_pending.empty() || m_context.isRefused())
        return;
    std::vector<Found> found;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        Layer &layer = layers[i].layer;
        find(layer, i, true, found);
        for (Node &mask : layer.masks)
            find(mask, i, false, found);
    }
    sort(found, layers.size());
    for (const Found &link : found) {
        if (link.isSound) {
            link.slot->link = {layers[link.pending->target].layer.id, link.pending->property};
            continue;
        }
        const LottieMute hidden(m_context.report, link.pending->isMuted);
        m_context.report.setLayer(layers[link.owner].layer.name);
        m_context.report.gap(gaps::kLinkCycle, placeOf(*link.pending));
    }
}

/** Groups are at most 64 deep, so this recursion is too. */
void LottieLinks::find(Node &node, std::size_t owner, bool isLayer, std::vector<Found> &found) const
{
    for (PropertySlot &slot : node.properties) {
        const auto pending = m_pending.find(slot.track.value);
        if (pending != m_pending.end())
            found.push_back({&slot, &pending->second, owner, isLayer});
    }
    for (Node &item : node.items)
        find(item, owner, false, found);
}

/**
 * Takes away, again and again, what follows nothing that is left: a link is sound once its target is taken away. What
 * stays is in a circle or leads to one.
 */
void LottieLinks::sort(std::vector<Found> &found, std::size_t layerCount)
{
    const std::size_t keyCount = layerCount * kPropertiesALayer;
    std::vector<std::vector<std::size_t>> followers(keyCount);
    std::vector<std::size_t> openLinks(keyCount);
    std::vector<int> depths(keyCount);
    for (std::size_t i = 0; i < found.size(); ++i) {
        followers[keyOf(found[i].pending->target, found[i].pending->property)].push_back(i);
        if (found[i].isTransform)
            ++openLinks[keyOf(found[i].owner, found[i].slot->property)];
    }
    std::vector<std::size_t> free;
    for (std::size_t key = 0; key < keyCount; ++key) {
        if (openLinks[key] == 0)
            free.push_back(key);
    }
    while (!free.empty()) {
        const std::size_t key = free.back();
        free.pop_back();
        for (const std::size_t index : followers[key]) {
            Found &link = found[index];
            link.isSound = true;
            if (!link.isTransform)
                continue;
            const std::size_t follower = keyOf(link.owner, link.slot->property);
            depths[follower] = std::max(depths[follower], depths[key] + 1);
            if (depths[follower] > m_context.caps.linkChain)
                m_context.refuse("link-chain-too-long", "Properties follow each other in a chain of more than 256.",
                                 placeOf(*link.pending));
            if (--openLinks[follower] == 0)
                free.push_back(follower);
        }
    }
}

} // namespace clipwright
