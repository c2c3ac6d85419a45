// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/layer_places.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace clipwright {

namespace {

Vec2 finite(Vec2 v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) ? v : Vec2(0, 0);
}

void include(LayerPlace &place, Vec2 point, double around)
{
    if (!std::isfinite(point.x) || !std::isfinite(point.y))
        return;
    const Vec2 grown(around, around);
    const Vec2 low = point - grown;
    const Vec2 high = point + grown;
    if (!place.draws) {
        place = {low, high, true};
        return;
    }
    place.minimum = {std::min(place.minimum.x, low.x), std::min(place.minimum.y, low.y)};
    place.maximum = {std::max(place.maximum.x, high.x), std::max(place.maximum.y, high.y)};
}

using LayerIndex = std::map<NodeId, int>;

void addItems(const std::vector<Node> &items, int layer, LayerIndex &index)
{
    for (const Node &item : items) {
        index.emplace(item.id, layer);
        addItems(item.items, layer, index);
    }
}

/** Every node of the rig by the cooked layer that shows it. */
LayerIndex indexOf(const Rig &rig, const LayerIndex &cooked)
{
    LayerIndex index;
    for (const auto &composition : rig.compositions)
        for (const auto &layer : composition->layers) {
            const Layer *shown = layer.get();
            // A chain of parents that closes is refused elsewhere; here it only has to end.
            for (std::size_t steps = 0; shown && !cooked.contains(shown->id); ++steps)
                shown = steps < composition->layers.size() ? composition->find(shown->parent) : nullptr;
            if (!shown)
                continue;
            const int at = cooked.at(shown->id);
            index.emplace(layer->id, at);
            addItems(layer->items, at, index);
            addItems(layer->masks, at, index);
        }
    return index;
}

} // namespace

void placeLayers(const RigPose &pose, const RegionList &regions, std::vector<LayerPlace> &places)
{
    places.assign(regions.layers.size(), LayerPlace{});
    for (const ComposedRegion &region : regions.regions) {
        const double around = region.isStroke && std::isfinite(region.width) ? std::abs(region.width) / 2 : 0;
        for (const Vec2 point : regions.outer(region))
            include(places[region.layer], point, around);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].draws)
            continue;
        const Vec2 anchor = finite(regions.layers[i].world.map(pose.layers[i].anchor));
        places[i] = {anchor, anchor, false};
    }
}

std::vector<int> layersOfIssues(const RigFile &file)
{
    std::vector<int> layers(file.issues.size(), -1);
    if (!file.cooked)
        return layers;
    LayerIndex cooked;
    std::map<std::string, int> named;
    for (std::size_t i = 0; i < file.cooked->layers.size(); ++i) {
        cooked.emplace(file.cooked->layers[i].source, static_cast<int>(i));
        named.emplace(file.cooked->layers[i].name, static_cast<int>(i));
    }
    const LayerIndex nodes = file.rig ? indexOf(*file.rig, cooked) : LayerIndex{};
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Issue &issue = file.issues[i];
        if (const auto node = nodes.find(issue.node); node != nodes.end())
            layers[i] = node->second;
        else if (const auto name = named.find(issue.layer); name != named.end() && !issue.layer.empty())
            layers[i] = name->second;
    }
    return layers;
}

} // namespace clipwright
