// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/clip_shape.h"

#include "model/cook/convex.h"
#include "model/cook/report.h"
#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

constexpr int kAddMode = 1;

enum class Shape { Convex, ConvexAtKeys, Dented };

/** How a mask looks at its keys, and between them. */
Shape shapeOf(CookScope &scope, const ContourSource &outline, double tolerance)
{
    std::vector<const Motion *> motions;
    outline.addMotions(motions);
    std::vector<double> keys{0};
    for (const Motion *motion : motions) {
        for (const MotionPiece &piece : motion->pieces)
            keys.insert(keys.end(), {piece.start, piece.end});
    }
    // Once the budget is gone nothing is looked at: the cook is refused all the same.
    const auto isConvexAt = [&](double frame) {
        scope.budget.spendSamples(outline.pointCount() * outline.pointCount());
        return scope.budget.hasTooManyKeys() || isConvex(outline.pointsAt(frame), tolerance);
    };
    if (!std::ranges::all_of(keys, isConvexAt))
        return Shape::Dented;
    return std::ranges::all_of(scanFrames(motions, scope.span), isConvexAt) ? Shape::Convex : Shape::ConvexAtKeys;
}

bool isUsable(CookScope &scope, const Node &mask)
{
    return PropertySource(scope, mask, MaskProperty::Mode).numberAt(0) == kAddMode
           && PropertySource(scope, mask, MaskProperty::Inverted).numberAt(0) == 0
           && PropertySource(scope, mask, MaskProperty::Expansion).staysWithin(0, 0);
}

bool isUsed(CookScope &scope, const Node &mask)
{
    return !mask.isHidden && PropertySource(scope, mask, MaskProperty::Mode).numberAt(0) != 0;
}

/** The only mask that does anything, where we know how to cut with it; others are gaps of the reader. */
const Node *usableMask(CookScope &scope, const Layer &layer)
{
    const Node *found = nullptr;
    for (const Node &mask : layer.masks) {
        if (!isUsed(scope, mask))
            continue;
        if (found != nullptr || !isUsable(scope, mask))
            return nullptr;
        found = &mask;
    }
    return found;
}

struct Outline {
    ContourSource contour;
    Shape shape;
};

/** Nothing, and a refusal, where a mask's outline cannot cut. */
std::optional<Outline> outlineOf(CookScope &scope, const Layer &layer, const Node &mask, double tolerance)
{
    const auto path = std::make_shared<const PathSource>(scope, mask, GroupChain());
    if (!path->hasOneTopology()) {
        addRefusal(scope.issues, layer, mask, "path-vertices-differ",
                   "The keys of a mask differ in their number of points; the layer is shown whole.",
                   "Give every key of the mask the same points.");
        return std::nullopt;
    }
    std::vector<ContourSource> contours = contoursOf(scope, path, {tolerance, true, false});
    if (contours.size() != 1 || contours.front().pointCount() < 3) {
        addRefusal(scope.issues, layer, mask, "mask-empty", "A mask has no area; the layer is shown whole.",
                   "Delete the mask, or draw it again.");
        return std::nullopt;
    }
    const Shape shape = shapeOf(scope, contours.front(), tolerance);
    if (shape == Shape::Dented) {
        addRefusal(scope.issues, layer, mask, "mask-not-convex",
                   "A mask has a dent; only masks without one can be cooked, and the layer is shown whole.",
                   "Draw the mask without dents, or draw the cut-out shape itself.");
        return std::nullopt;
    }
    return Outline{std::move(contours.front()), shape};
}

} // namespace

ClipShape::ClipShape(double width, double height) : m_frame{{0, 0}, {width, 0}, {width, height}, {0, height}} {}

ClipShape::ClipShape(CookScope &scope, ContourSource mask, PropertySource opacity, bool isDentedBetweenKeys)
    : m_mask(std::move(mask)),
      m_opacity(std::move(opacity)),
      m_isDentedBetweenKeys(isDentedBetweenKeys)
{
    if (!isDentedBetweenKeys)
        return;
    std::vector<const Motion *> motions;
    m_mask->addMotions(motions);
    const auto orderAt = [&](double frame) {
        scope.budget.spendSamples(m_mask->pointCount() * 8);
        return hullInOrder(m_mask->pointsAt(frame)).order;
    };
    m_jumps = jumpsOfState(orderAt, scanFrames(motions, scope.span), scope.span, scope.budget);
}

std::shared_ptr<const ClipShape> ClipShape::ofMasks(CookScope &scope, const Layer &layer, double magnification)
{
    const double tolerance = scope.flatTolerance / magnification;
    const Node *mask = usableMask(scope, layer);
    if (mask != nullptr) {
        std::optional<Outline> outline = outlineOf(scope, layer, *mask, tolerance);
        if (!outline)
            return nullptr;
        if (outline->shape == Shape::ConvexAtKeys)
            addApproximation(scope.issues, layer, *mask, "mask-dents-between-keys",
                             "A mask has a dent between two of its keys; there its outer outline cuts.",
                             "Add a key where the mask turns over.");
        return std::shared_ptr<const ClipShape>(new ClipShape(scope, std::move(outline->contour),
                                                              PropertySource(scope, *mask, MaskProperty::Opacity),
                                                              outline->shape != Shape::Convex));
    }
    // The reader told why it cannot be cut with; whatever else is wrong with it is told as well.
    for (const Node &other : layer.masks) {
        if (isUsed(scope, other))
            outlineOf(scope, layer, other, tolerance);
    }
    return nullptr;
}

std::vector<Vec2> ClipShape::pointsAt(double frame) const
{
    if (!m_mask)
        return m_frame;
    std::vector<Vec2> points = m_mask->pointsAt(frame);
    return m_isDentedBetweenKeys ? hullInOrder(points).points : points;
}

double ClipShape::opacityAt(double frame) const
{
    return m_opacity ? std::clamp(m_opacity->numberAt(frame) / 100, 0.0, 1.0) : 1;
}

void ClipShape::addMotions(std::vector<const Motion *> &motions) const
{
    if (m_mask)
        m_mask->addMotions(motions);
    if (!m_jumps.jumps.empty())
        motions.push_back(&m_jumps);
    if (m_opacity)
        m_opacity->addMotions(motions);
}

} // namespace clipwright
