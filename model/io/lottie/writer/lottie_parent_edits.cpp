// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_parent_edits.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** Numbers beyond are left alone when a new one is looked for. */
constexpr double kMostNumbers = 1e9;

std::optional<double> numberOf(JsonValue value)
{
    return value.isNumber() ? std::optional(value.number()) : std::nullopt;
}

} // namespace

LottieParents::LottieParents(const LottieWriting &writing, const Composition &composition)
{
    const auto count = [this](std::optional<double> number) {
        if (number && *number < kMostNumbers)
            m_lastNumber = std::max(m_lastNumber, std::ceil(*number));
    };
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        Entry entry;
        const LottieOrigin *origin = writing.originOf(*layer);
        // In another composition its numbers mean others.
        entry.isNew = !origin || origin->composition->id != composition.id;
        if (origin) {
            entry.parent = numberOf(origin->json["parent"]);
            if (!entry.isNew)
                entry.number = numberOf(origin->json["ind"]);
        }
        count(entry.number);
        count(entry.parent);
        if (entry.number)
            m_layers.try_emplace(*entry.number, layer->id);
        m_entries.emplace(layer->id, entry);
    }
    m_isAsRead = isAsRead(writing, composition);
    if (m_isAsRead)
        return;
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        if (m_entries[layer->id].isNew)
            give(layer->id);
        const auto parent = m_entries.find(layer->parent);
        if (parent == m_entries.end())
            continue;
        const std::optional<double> number = parent->second.number;
        if (!number || layerOf(*number) != layer->parent)
            give(layer->parent);
    }
}

/** Nobody came, went or moved, and nobody hangs from another: odd parents of the text (circles) stay as they are. */
bool LottieParents::isAsRead(const LottieWriting &writing, const Composition &composition) const
{
    const Composition *was = writing.was ? writing.was->find(composition.id) : nullptr;
    return was && std::ranges::equal(composition.layers, was->layers, [&](const auto &now, const auto &then) {
               return now->id == then->id && now->parent == then->parent && writing.originOf(*now);
           });
}

NodeId LottieParents::layerOf(double number) const
{
    const auto found = m_layers.find(number);
    return found == m_layers.end() ? NodeId() : found->second;
}

void LottieParents::give(NodeId layer)
{
    Entry &entry = m_entries[layer];
    entry.number = ++m_lastNumber;
    entry.isNew = true;
    m_layers.emplace(m_lastNumber, layer);
}

std::optional<double> LottieParents::newNumber(NodeId layer) const
{
    const Entry &entry = m_entries.at(layer);
    return entry.isNew ? entry.number : std::nullopt;
}

void LottieParents::write(LottieTarget &target, const Layer &layer) const
{
    if (m_isAsRead)
        return;
    const Entry &entry = m_entries.at(layer.id);
    const auto parent = m_entries.find(layer.parent);
    if (parent != m_entries.end()) {
        if (entry.parent != parent->second.number)
            target.set("parent", JsonPiece::number(parent->second.number.value_or(0)));
    } else if (entry.parent && layerOf(*entry.parent)) {
        target.remove("parent");
    }
}

} // namespace clipwright
