// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/layer_places.h"

#include "model/session/left_out_layers.h"

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

using LayerIndex = std::map<NodeId, const Layer *>;

void addItems(const std::vector<Node> &items, const Layer &layer, LayerIndex &index)
{
    for (const Node &item : items) {
        index.emplace(item.id, &layer);
        addItems(item.items, layer, index);
    }
}

/** Every node of the rig by its layer. */
LayerIndex indexOf(const Rig &rig)
{
    LayerIndex index;
    for (const auto &composition : rig.compositions)
        for (const auto &layer : composition->layers) {
            index.emplace(layer->id, layer.get());
            addItems(layer->items, *layer, index);
            addItems(layer->masks, *layer, index);
        }
    return index;
}

bool canPlace(const Rig &rig)
{
    return rig.space == RigSpace::Lottie && !rig.compositions.empty() && rig.main().width > 0 && rig.main().height > 0;
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

IssueLayers layersOfIssues(const RigFile &file, double extent)
{
    IssueLayers found;
    found.layers.assign(file.issues.size(), -1);
    if (!file.cooked)
        return found;
    const int cookedCount = static_cast<int>(file.cooked->layers.size());
    std::map<NodeId, int> cooked;
    std::map<std::string, int> named;
    for (int i = 0; i < cookedCount; ++i) {
        const CookedLayer &layer = file.cooked->layers[static_cast<std::size_t>(i)];
        cooked.emplace(layer.source, i);
        named.emplace(layer.name, i);
    }
    const LayerIndex nodes = file.rig ? indexOf(*file.rig) : LayerIndex{};
    const auto leftOut = file.rig && canPlace(*file.rig) ? std::make_shared<LeftOutLayers>(file.rig, extent) : nullptr;
    for (std::size_t i = 0; i < found.layers.size(); ++i) {
        const Issue &issue = file.issues[i];
        const auto node = nodes.find(issue.node);
        if (node != nodes.end()) {
            const auto shown = cooked.find(node->second->id);
            const int other = shown == cooked.end() && leftOut ? leftOut->add(*node->second) : -1;
            found.layers[i] = shown != cooked.end() ? shown->second : other < 0 ? -1 : cookedCount + other;
        } else if (const auto name = named.find(issue.layer); name != named.end() && !issue.layer.empty()) {
            found.layers[i] = name->second;
        }
    }
    if (leftOut && leftOut->size() > 0)
        found.leftOut = leftOut;
    return found;
}

} // namespace clipwright
