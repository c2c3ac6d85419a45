// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/world_track.h"

#include "model/cook/report.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <unordered_map>

namespace clipwright {

namespace {

bool isSayable(const Easing &easing)
{
    if (easing.row == Interpolation::Cubic)
        return easing.components == 1 && easing.parameters.size() == 4;
    return easing.row == Interpolation::Hold || easing.row == Interpolation::Linear;
}

/** What the grammar cannot say of a track; empty when there is nothing. */
std::string_view obstacle(const WorldScope &scope, const Track &track)
{
    const bool holds = track.before == Extrapolation::Hold && track.after == Extrapolation::Hold;
    if (track.isAnimated() && !holds)
        return "goes on before or after its keys";
    if (track.relative)
        return "is relative";
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
        if (!isSayable(scope.timeline.easings[track.keys.easing(i)]))
            return "has an easing other than hold, linear or one cubic curve";
        if (!track.keys.spatialIn(i).empty() || !track.keys.spatialOut(i).empty())
            return "moves along a curve";
    }
    return {};
}

std::string labelOf(const Node &node, std::uint8_t property)
{
    const std::span<const PropertyRow> table = propertiesOf(node.type, RigSpace::World);
    const std::string_view key = property < table.size() ? table[property].key : "property";
    return "The " + std::string(key) + " of the " + std::string(nameOf(node.type));
}

bool isAtDefault(const Node &node, const PropertySlot &slot, const Track &track)
{
    const std::span<const PropertyRow> table = propertiesOf(node.type, RigSpace::World);
    if (track.isAnimated() || slot.property >= table.size() || slot.component != -1)
        return false;
    const std::span<const double> standard = table[slot.property].defaults;
    return std::equal(track.base.begin(), track.base.end(), standard.begin(), standard.end());
}

} // namespace

bool WorldScope::refuse(const Layer &layer, const Node &node, std::string what)
{
    addRefusal(issues, layer, node, "needs-source", std::move(what), "Keep the rig as a source, or undo this.");
    return false;
}

void WorldScope::keep(const KeptAt &at, const std::vector<KeptText> &lines)
{
    for (const KeptText &line : lines)
        kept.emplace_back(at, line.text);
}

void WorldScope::keepKeys(const Track &track, const KeptAt &at)
{
    if (track.keptAtKeys.empty())
        return;
    std::unordered_map<KeyId, std::int32_t> indices;
    for (std::size_t i = 0; i < track.keys.size(); ++i)
        indices.emplace(track.keys.id(i), static_cast<std::int32_t>(i));
    for (const auto &[id, lines] : track.keptAtKeys) {
        const auto found = indices.find(id);
        for (const KeptText &line : lines)
            kept.emplace_back(found == indices.end() ? at : KeptAt{at.layer, at.part, found->second, line.slot},
                              line.text);
    }
}

const Track *plainTrack(WorldScope &scope, const Layer &layer, const Node &node, std::uint8_t property, bool &isFine)
{
    const bool isSplit = std::ranges::any_of(node.properties, [property](const PropertySlot &slot) {
        return slot.property == property && slot.component != -1;
    });
    if (isSplit)
        isFine = scope.refuse(layer, node, labelOf(node, property) + " has its components apart.");
    const Track *track = scope.timeline.find(node.track(property));
    if (!track)
        return nullptr;
    if (const std::string_view what = obstacle(scope, *track); !what.empty())
        isFine = scope.refuse(layer, node, labelOf(node, property) + " " + std::string(what) + ".");
    return track;
}

bool checkNode(WorldScope &scope, const Layer &layer, const Node &node, std::initializer_list<std::uint8_t> used)
{
    bool isFine = true;
    if (node.isHidden)
        isFine = scope.refuse(layer, node, "A " + std::string(nameOf(node.type)) + " is hidden.");
    for (const PropertySlot &slot : node.properties) {
        if (std::find(used.begin(), used.end(), slot.property) != used.end())
            continue;
        const Track *track = scope.timeline.find(slot.track);
        if (track && !isAtDefault(node, slot, *track))
            isFine = scope.refuse(layer, node, labelOf(node, slot.property) + " is used.");
    }
    return isFine;
}

const Easing &easingOf(const WorldScope &scope, const Track &track, std::size_t key)
{
    return scope.timeline.easings[track.keys.easing(key)];
}

} // namespace clipwright
