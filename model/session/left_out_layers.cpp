// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/left_out_layers.h"

#include "model/rig/rig_properties.h"

#include <cmath>
#include <set>
#include <utility>

namespace clipwright {

LeftOutLayers::LeftOutLayers(std::shared_ptr<const Rig> rig, double extent) : m_rig(std::move(rig))
{
    findUses(extent);
}

void LeftOutLayers::findUses(double extent)
{
    std::set<CompositionId> found{m_rig->main().id};
    m_uses.push_back({std::make_unique<CookScope>(*m_rig, extent, 0, m_tally), kNone, nullptr});
    for (std::size_t use = 0; use < m_uses.size(); ++use) {
        // The list grows meanwhile, the scopes stay where they are.
        CookScope &scope = *m_uses[use].scope;
        for (const auto &layer : scope.composition.layers) {
            m_homes.emplace(layer->id, Home{static_cast<int>(use), layer.get()});
            const Composition *inner = layer->kind == LayerKind::Precomp ? m_rig->find(layer->composition) : nullptr;
            if (inner && found.insert(inner->id).second)
                m_uses.push_back(
                    {std::make_unique<CookScope>(scope, *inner, layer->startTime), static_cast<int>(use), layer.get()});
        }
    }
}

int LeftOutLayers::add(const Layer &layer)
{
    const auto home = m_homes.find(layer.id);
    if (home == m_homes.end())
        return kNone;
    const int use = home->second.use;
    const auto [place, isNew] = m_indices.try_emplace(layer.id, static_cast<int>(m_layers.size()));
    if (isNew) {
        CookScope &scope = *m_uses[static_cast<std::size_t>(use)].scope;
        const Layer *parent = parentOf(layer, use);
        const int carrier = parent ? stepOf(*parent, use) : carrierAround(use);
        m_layers.push_back({layer.name, carrier, PropertySource(scope, layer, LayerProperty::Position)});
    }
    return place->second;
}

const Layer *LeftOutLayers::parentOf(const Layer &layer, int use) const
{
    const auto home = m_homes.find(layer.parent);
    return home != m_homes.end() && home->second.use == use ? home->second.layer : nullptr;
}

/** What a layer without a parent hangs from: the layer that shows its composition. */
int LeftOutLayers::carrierAround(int use)
{
    const Use &inner = m_uses[static_cast<std::size_t>(use)];
    return inner.shower ? stepOf(*inner.shower, inner.outer) : kNone;
}

/** The step of a layer, with those of its parents; parents that go round in a circle are cut off, as by the cook. */
int LeftOutLayers::stepOf(const Layer &layer, int use)
{
    CookScope &scope = *m_uses[static_cast<std::size_t>(use)].scope;
    std::vector<const Layer *> missing;
    std::set<NodeId> seen;
    const Layer *at = &layer;
    while (at && !m_steps.contains(at->id) && seen.insert(at->id).second) {
        missing.push_back(at);
        at = parentOf(*at, use);
    }
    const auto known = at ? m_steps.find(at->id) : m_steps.end();
    int parent = known == m_steps.end() ? carrierAround(use) : known->second;
    for (auto step = missing.rbegin(); step != missing.rend(); ++step) {
        m_chain.push_back({parent, GroupSource(scope, **step)});
        parent = static_cast<int>(m_chain.size()) - 1;
        m_steps.emplace((*step)->id, parent);
    }
    return parent;
}

void LeftOutLayers::addPlaces(double frame, std::vector<LayerPlace> &places) const
{
    std::vector<Affine> chain;
    chain.reserve(m_chain.size());
    const auto under = [&chain](int parent) {
        return parent == kNone ? Affine() : chain[static_cast<std::size_t>(parent)];
    };
    for (const Step &step : m_chain)
        chain.push_back(under(step.parent) * step.transform.transformAt(frame));
    const CookScope &main = *m_uses.front().scope;
    const Vec2 middle = Vec2(main.composition.width, main.composition.height) / 2.0;
    for (const LeftOut &layer : m_layers) {
        const Vec2 at = main.toWorld(under(layer.parent).map(layer.position.vectorAt(frame)) - middle);
        const Vec2 place = std::isfinite(at.x) && std::isfinite(at.y) ? at : Vec2(0, 0);
        places.push_back({place, place, false});
    }
}

} // namespace clipwright
