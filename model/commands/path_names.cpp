// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"

#include "model/document/rig_access.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <string_view>

namespace clipwright {

namespace {

/** Where `id` is below a node, as the end of a path; empty where it is not. */
std::string placeBelow(const std::vector<Node> &list, std::string_view word, NodeId id)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        std::string here("/");
        here.append(word).append("[").append(std::to_string(i)).append("]");
        if (list[i].id == id)
            return here;
        if (const std::string below = placeBelow(list[i].items, "items", id); !below.empty())
            return here + below;
    }
    return {};
}

/** In front of what is not in the main composition. */
std::string compositionPath(const Rig &rig, CompositionId composition)
{
    for (std::size_t i = 0; i < rig.compositions.size(); ++i) {
        if (rig.compositions[i]->id == composition)
            return "compositions[" + std::to_string(i) + "]";
    }
    return {};
}

std::string layerPath(const Composition &in, NodeId node)
{
    for (std::size_t i = 0; i < in.layers.size(); ++i) {
        const Layer &layer = *in.layers[i];
        const std::string here = "layers[" + std::to_string(i) + "]";
        if (layer.id == node)
            return here;
        if (const std::string item = placeBelow(layer.items, "items", node); !item.empty())
            return here + item;
        if (const std::string mask = placeBelow(layer.masks, "masks", node); !mask.empty())
            return here + mask;
    }
    return {};
}

} // namespace

std::string pathOf(const Rig &rig, CompositionId composition, NodeId node)
{
    const Composition *in = rig.find(composition);
    if (!in)
        return {};
    const bool isMain = in == &rig.main();
    if (!node)
        return compositionPath(rig, composition);
    const std::string path = layerPath(*in, node);
    return isMain || path.empty() ? path : compositionPath(rig, composition) + "/" + path;
}

std::string pathOf(const Rig &rig, const PropertyRef &property)
{
    const PropertyRow *row = rowOf(rig, property);
    if (!row)
        return {};
    std::string path = pathOf(rig, property.composition, property.node);
    path.append("/").append(row->key);
    if (property.component >= 0) {
        constexpr std::string_view kNames = "xyzw";
        const auto component = static_cast<std::size_t>(property.component);
        path += '.';
        path += component < kNames.size() ? std::string(1, kNames[component]) : std::to_string(component);
    }
    return path;
}

std::string pathOf(const Rig &rig, CompositionId composition, TrackId track)
{
    const std::optional<PropertyRef> property = propertyOf(rig, composition, track);
    return property ? pathOf(rig, *property) : std::string();
}

std::optional<PropertyRef> propertyOf(const Rig &rig, CompositionId composition, TrackId track)
{
    const Composition *in = rig.find(composition);
    const Track *found = in ? in->timeline.find(track) : nullptr;
    if (!found || !findNode(rig, composition, found->target))
        return std::nullopt;
    return PropertyRef{composition, found->target, found->property, found->component};
}

const PropertyRow *rowOf(const Rig &rig, const PropertyRef &property)
{
    const Node *node = findNode(rig, property.composition, property.node);
    const std::span<const PropertyRow> rows =
        node ? propertiesOf(node->type, rig.space) : std::span<const PropertyRow>();
    const auto row = std::ranges::find(rows, property.property, &PropertyRow::id);
    return row == rows.end() ? nullptr : &*row;
}

const Node *findNode(const Rig &rig, CompositionId composition, NodeId node)
{
    const Composition *in = rig.find(composition);
    for (std::size_t i = 0; in && i < in->layers.size(); ++i) {
        if (const Node *found = findNode(*in->layers[i], node))
            return found;
    }
    return nullptr;
}

} // namespace clipwright
