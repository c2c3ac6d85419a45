// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_still.h"

#include "model/cook/rounding.h"
#include "model/core/affine.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

double numberOf(const CookedLayer &layer, CookedChannel channel, std::size_t component = 0)
{
    const CookedKeys &keys = layer.channel(channel);
    return keys.isEmpty() ? defaultOf(channel) : keys.values[component];
}

Vec2 vectorOf(const CookedLayer &layer, CookedChannel channel)
{
    return {numberOf(layer, channel, 0), numberOf(layer, channel, 1)};
}

struct Placed {
    Affine toWorld;
    double opacity = 1;
};

std::vector<Placed> placesOf(const CookedRig &rig)
{
    std::vector<Placed> places;
    for (const CookedLayer &layer : rig.layers) {
        Placed place = layer.parent < 0 ? Placed{} : places[static_cast<std::size_t>(layer.parent)];
        place.toWorld =
            place.toWorld
            * Affine::transform(vectorOf(layer, CookedChannel::Position), numberOf(layer, CookedChannel::Rotation),
                                vectorOf(layer, CookedChannel::Scale), vectorOf(layer, CookedChannel::Anchor));
        place.opacity *= std::clamp(numberOf(layer, CookedChannel::Opacity), 0.0, 1.0);
        places.push_back(place);
    }
    return places;
}

CookedShape baked(CookedShape shape, const Placed &place)
{
    const RegionLayout &layout = shape.layout;
    shape.values[3] = rounded(shape.values[3] * place.opacity, kColourStep);
    if (layout.isStroke) {
        double &width = shape.values[layout.strokeOffset()];
        width = rounded(width * place.toWorld.stretch(), kLengthStep);
    }
    for (std::size_t i = layout.pointOffset(); i + 1 < layout.stride(); i += 2) {
        const Vec2 world = place.toWorld.map({shape.values[i], shape.values[i + 1]});
        shape.values[i] = rounded(world.x, kLengthStep);
        shape.values[i + 1] = rounded(world.y, kLengthStep);
    }
    return shape;
}

} // namespace

bool canBeStill(const CookedRig &rig)
{
    return std::ranges::all_of(rig.layers, [](const CookedLayer &layer) {
        return std::ranges::all_of(layer.channels, [](const CookedKeys &keys) { return keys.frames.size() <= 1; })
               && std::ranges::all_of(layer.shapes, [](const CookedShape &shape) {
                      return shape.frames.size() == 1 && shape.layout.paint == PaintKind::Solid
                             && shape.layout.texture.empty();
                  });
    });
}

CookedRig bakeStill(const CookedRig &rig)
{
    CookedRig still;
    still.isStill = true;
    CookedLayer &layer = still.layers.emplace_back();
    layer.name = "shape"; // as the reader of .oshape names it
    const std::vector<Placed> places = placesOf(rig);
    for (std::size_t i = 0; i < rig.layers.size(); ++i) {
        for (const CookedShape &shape : rig.layers[i].shapes)
            layer.shapes.push_back(baked(shape, places[i]));
    }
    return still;
}

} // namespace clipwright
