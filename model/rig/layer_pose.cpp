// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/layer_pose.h"

#include "model/rig/rig_properties.h"
#include "model/timeline/sampling.h"

#include <algorithm>
#include <array>
#include <vector>

namespace clipwright {

namespace {

/** A link to a link …: more go round in a circle. */
constexpr int kMostLinks = 256;

void sample(const Composition &composition, RigSpace space, const Node &node, std::uint8_t property, double time,
            std::span<double> out, int hops)
{
    const std::span<const PropertyRow> rows = propertiesOf(node.type, space);
    const auto row = std::ranges::find(rows, property, &PropertyRow::id);
    if (row == rows.end())
        return;
    std::copy_n(row->defaults.begin(), std::min(row->defaults.size(), out.size()), out.begin());
    for (const PropertySlot &slot : node.properties) {
        if (slot.property != property)
            continue;
        const Layer *linked = slot.link.layer && hops < kMostLinks ? composition.find(slot.link.layer) : nullptr;
        if (linked) {
            const std::span<const PropertyRow> linkedRows = propertiesOf(linked->type, space);
            const auto from = std::ranges::find(linkedRows, slot.link.property, &PropertyRow::id);
            sample(composition, space, *linked, slot.link.property, time, out, hops + 1);
            // One number stands for both of two.
            if (from != linkedRows.end() && from->defaults.size() == 1 && out.size() == 2)
                out[1] = out[0];
            return;
        }
        const Track *track = composition.timeline.find(slot.track);
        if (!track || track->kind == Kind::Path || (track->keys.isEmpty() && track->base.empty()))
            continue;
        std::vector<double> value(static_cast<std::size_t>(std::max(track->stride(), 0)));
        sampleNumbers(*track, composition.timeline.easings, {time}, value);
        const std::size_t first = track->component < 0 ? 0 : static_cast<std::size_t>(track->component);
        for (std::size_t i = 0; i < value.size() && first + i < out.size(); ++i)
            out[first + i] = value[i];
    }
}

} // namespace

void sampleProperty(const Composition &composition, RigSpace space, const Node &node, std::uint8_t property,
                    double time, std::span<double> out)
{
    sample(composition, space, node, property, time, out, 0);
}

Affine localTransform(const Composition &composition, RigSpace space, const Node &node, double time)
{
    std::array<double, 2> position{};
    std::array<double, 2> anchor{};
    std::array<double, 2> scale{};
    std::array<double, 1> rotation{};
    sampleProperty(composition, space, node, LayerProperty::Position, time, position);
    sampleProperty(composition, space, node, LayerProperty::Anchor, time, anchor);
    sampleProperty(composition, space, node, LayerProperty::Scale, time, scale);
    sampleProperty(composition, space, node, LayerProperty::Rotation, time, rotation);
    const double whole = space == RigSpace::Lottie ? 100 : 1;
    return Affine::transform({position[0], position[1]}, rotation[0], {scale[0] / whole, scale[1] / whole},
                             {anchor[0], anchor[1]});
}

Affine layerTransform(const Composition &composition, RigSpace space, const Layer &layer, double time)
{
    Affine transform = localTransform(composition, space, layer, time);
    const Layer *at = composition.find(layer.parent);
    for (std::size_t steps = 0; at && steps < composition.layers.size(); ++steps) {
        transform = localTransform(composition, space, *at, time) * transform;
        at = composition.find(at->parent);
    }
    return transform;
}

} // namespace clipwright
