// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/property_source.h"

#include "model/rig/rig_properties.h"
#include "model/timeline/sampling.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

const PropertyRow *rowOf(const Node &node, std::uint8_t property)
{
    const std::span<const PropertyRow> rows = propertiesOf(node.type, RigSpace::Lottie);
    const auto row = std::ranges::find(rows, property, &PropertyRow::id);
    return row == rows.end() ? nullptr : &*row;
}

std::size_t numbersOf(const PropertyRow *row)
{
    return row == nullptr ? 0 : row->defaults.size();
}

} // namespace

PropertySource::PropertySource(CookScope &scope, const Node &node, std::uint8_t property) : m_scope(&scope)
{
    addSources(scope, node, property, 0);
    if (std::ranges::all_of(m_sources, [](const Source &source) { return source.motion->isStill(); }))
        m_still = sampledAt(0);
}

void PropertySource::addSources(CookScope &scope, const Node &node, std::uint8_t property, int hops)
{
    const PropertyRow *row = rowOf(node, property);
    for (const PropertySlot &slot : node.properties) {
        const Layer *linked =
            slot.property == property && slot.link.layer ? scope.composition.find(slot.link.layer) : nullptr;
        if (linked == nullptr || hops >= kMostLinks)
            continue;
        addSources(scope, *linked, slot.link.property, hops + 1);
        m_isLinked = true;
        m_spreads = m_spreads || (numbersOf(row) == 2 && numbersOf(rowOf(*linked, slot.link.property)) == 1);
        return;
    }
    if (row != nullptr)
        std::copy_n(row->defaults.begin(), std::min(row->defaults.size(), m_default.size()), m_default.begin());
    for (const PropertySlot &slot : node.properties) {
        if (slot.property != property)
            continue;
        const Track *track = scope.timeline.find(slot.track);
        if (track != nullptr && track->kind != Kind::Path && track->component < static_cast<int>(kMaxNumbers))
            addTrack(scope, *track);
    }
}

void PropertySource::addTrack(CookScope &scope, const Track &track)
{
    const Motion &motion = scope.motionOf(track);
    const bool isKnown = track.stride() <= static_cast<int>(TrackSampler::kMostNumbers);
    m_sources.push_back({&track, &motion, motion.isStill() || !isKnown ? nullptr : &scope.samplerOf(track)});
}

std::array<double, PropertySource::kMaxNumbers> PropertySource::sampledAt(double frame) const
{
    std::array<double, kMaxNumbers> value = m_default;
    std::vector<double> many; // of a value longer than any we know
    for (const Source &source : m_sources) {
        const std::size_t stride = static_cast<std::size_t>(std::max(source.track->stride(), 0));
        if (source.track->keys.isEmpty() && source.track->base.size() < stride)
            continue;
        std::array<double, kMaxNumbers> few{};
        many.resize(stride > kMaxNumbers ? stride : 0);
        const std::span<double> out = many.empty() ? std::span<double>(few).first(stride) : std::span<double>(many);
        if (out.empty())
            continue;
        if (source.sampler != nullptr)
            source.sampler->at(m_scope->sourceFrame(frame), out);
        else
            sampleNumbers(*source.track, m_scope->timeline.easings, {m_scope->sourceFrame(frame), false, false}, out);
        if (source.track->component >= 0)
            value[static_cast<std::size_t>(source.track->component)] = out[0];
        else
            std::copy_n(out.begin(), std::min(out.size(), kMaxNumbers), value.begin());
    }
    if (m_spreads)
        value[1] = value[0];
    return value;
}

Vec2 PropertySource::vectorAt(double frame) const
{
    const std::array<double, kMaxNumbers> value = at(frame);
    return {value[0], value[1]};
}

void PropertySource::addMotions(std::vector<const Motion *> &motions) const
{
    for (const Source &source : m_sources)
        motions.push_back(source.motion);
}

void PropertySource::addOwnMotions(std::vector<const Motion *> &motions) const
{
    if (!m_isLinked)
        addMotions(motions);
}

template<class Visit>
void PropertySource::visitValues(Visit visit) const
{
    if (m_sources.empty())
        visit(std::span<const double>(m_default));
    for (const Source &source : m_sources) {
        const Keys &keys = source.track->keys;
        if (keys.isEmpty())
            visit(std::span<const double>(source.track->base));
        for (std::size_t i = 0; i < keys.size(); ++i)
            visit(keys.value(i));
    }
}

double PropertySource::largest() const
{
    double result = 0;
    visitValues([&result](std::span<const double> value) {
        for (double number : value.first(std::min<std::size_t>(value.size(), 2)))
            result = std::max(result, std::abs(number));
    });
    return result;
}

bool PropertySource::isEven() const
{
    bool areEqual = true;
    bool areOpposite = true;
    visitValues([&](std::span<const double> value) {
        const double y = value.size() > 1 && !m_spreads ? value[1] : value[0];
        areEqual = areEqual && value[0] == y;
        areOpposite = areOpposite && value[0] == -y;
    });
    const bool isWhole = std::ranges::all_of(m_sources, [this](const Source &source) {
        const Keys &keys = source.track->keys;
        bool isShared = source.track->component < 0;
        for (std::size_t i = 0; i + 1 < keys.size() && isShared; ++i)
            isShared = m_scope->timeline.easings[keys.easing(i)].components <= 1;
        return isShared;
    });
    return isWhole && (areEqual || areOpposite);
}

bool PropertySource::alwaysHas(std::size_t index, double number) const
{
    bool result = true;
    visitValues(
        [&](std::span<const double> value) { result = result && (value.size() <= index || value[index] == number); });
    return result;
}

bool PropertySource::staysWithin(double minimum, double maximum) const
{
    bool result = true;
    visitValues([&](std::span<const double> value) {
        result = result && (value.empty() || (value[0] >= minimum && value[0] <= maximum));
    });
    return result;
}

bool PropertySource::allStayWithin(double minimum, double maximum) const
{
    bool result = true;
    visitValues([&](std::span<const double> value) {
        result = result && std::ranges::all_of(value, [&](double n) { return n >= minimum && n <= maximum; });
    });
    return result;
}

} // namespace clipwright
