// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_layer.h"

#include "model/cook/cook_channels.h"
#include "model/cook/cook_shapes.h"
#include "model/cook/report.h"
#include "model/cook/rounding.h"
#include "model/cook/spill.h"
#include "model/core/numbers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

namespace {

const Node *findNode(const Node &around, NodeId id)
{
    if (around.id == id)
        return &around;
    for (const Node &item : around.items) {
        if (const Node *found = findNode(item, id))
            return found;
    }
    return nullptr;
}

/**
 * A game makes a fill's triangles once and moves their corners: where that would show, the artist should know. Not of what
 * is smaller or thinner than three pixels where the composition is 512 wide: a game's soft edges hide it.
 */
void tellOfSpills(CookScope &scope, const Layer &layer, const CookedLayer &cooked, double magnification)
{
    constexpr double kSeen = 24; // tolerances of lengths
    for (const Spill &spill : findSpills(cooked.shapes, kSeen * scope.lengthTolerance / magnification, scope.budget)) {
        const Node *painted = findNode(layer, cooked.shapes[spill.shape].source);
        std::string what =
            "A moving fill folds over itself. A game that cuts it into triangles once, at its first key, "
            "paints beside it, most at frame ";
        what.append(numberText(std::round(scope.sourceFrame(spill.frame)))).append(1, '.');
        addApproximation(scope.issues, layer, painted == nullptr ? layer : *painted, "fill-spills", std::move(what),
                         "Begin with the key in which the outline is least folded, or split the shape in two.");
    }
}

/** A number that no game could read is held where it can: what is there is somewhere else. */
void tellOfHeldNumbers(CookScope &scope, const Layer &layer, const CookedLayer &cooked)
{
    const auto isHeld = [](const std::vector<double> &values) {
        return std::ranges::any_of(values, [](double value) { return std::abs(value) > 0.99 * kLargestNumber; });
    };
    const bool channelIsHeld =
        std::ranges::any_of(cooked.channels, [&](const CookedKeys &keys) { return isHeld(keys.values); });
    const bool shapeIsHeld =
        std::ranges::any_of(cooked.shapes, [&](const CookedShape &shape) { return isHeld(shape.values); });
    if (channelIsHeld || shapeIsHeld)
        addApproximation(scope.issues, layer, layer, "numbers-too-large",
                         "Something of the layer is so large or so far away that no game could read its numbers; it is "
                         "held at the largest that one can.",
                         "Bring positions, scales and points back to sizes that fit the composition.");
}

} // namespace

CachedLayer cookLayer(const PlannedLayer &planned)
{
    CookScope &scope = *planned.scope;
    const Layer &layer = *planned.layer;
    CachedLayer result;
    result.layer.source = layer.id;
    if (planned.paints) {
        switch (layer.kind) {
        case LayerKind::Solid: result.layer.shapes = cookSolid(scope, layer, planned.around); break;
        case LayerKind::Image:
            result.layer.shapes = cookImage(scope, layer, planned.around.clips, result.textures);
            break;
        case LayerKind::Shape: result.layer.shapes = cookShapes(scope, layer, planned.around); break;
        default: break;
        }
    }
    if (planned.carries)
        cookTransform(scope, layer, planned.around.magnification, result.layer);
    if (planned.paints)
        cookOpacity(scope, layer, result.layer);
    tellOfSpills(scope, layer, result.layer, planned.around.magnification);
    tellOfHeldNumbers(scope, layer, result.layer);
    return result;
}

} // namespace clipwright
