// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/uneven.h"

#include "model/cook/report.h"
#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** Half a pixel where the composition is 512 wide. */
constexpr double kSeen = 4; // tolerances of lengths
constexpr std::size_t kMostLooks = 64;

/** How many times longer the longest of all directions becomes than they do on the whole. */
double unevennessOf(const Affine &m)
{
    const double squares = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d;
    const double determinant = m.determinant();
    const double area = std::abs(determinant);
    if (area < 1e-12)
        return 1; // squeezed to nothing
    const double longest = (squares + std::sqrt(std::max(squares * squares - 4 * area * area, 0.0))) / 2;
    return std::sqrt(longest / area);
}

} // namespace

void tellOfUnevenScale(CookScope &scope, const Layer &layer, const StyleSource &style, double magnification)
{
    const bool isRound = style.paint() == PaintKind::Radial;
    if (style.keepsShapes() || (!style.isStroke() && !isRound))
        return;
    std::vector<const Motion *> motions;
    style.addTransformMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    const std::size_t step = std::max<std::size_t>(frames.size() / kMostLooks, 1);
    const double seen = kSeen * scope.lengthTolerance / magnification;
    bool strokeIsSeen = false;
    bool gradientIsSeen = false;
    for (std::size_t i = 0; i < frames.size(); i += step) {
        const double more = unevennessOf(style.toWorldAt(frames[i])) - 1;
        strokeIsSeen = strokeIsSeen || (style.isStroke() && style.widthAt(frames[i]) / 2 * more > seen);
        gradientIsSeen = gradientIsSeen || (isRound && style.radiusAt(frames[i]) * more > seen);
        scope.budget.spendSamples(CookBudget::kLookUp * 4);
    }
    if (strokeIsSeen)
        addApproximation(
            scope.issues, layer, style.item(), "stroke-uneven",
            "A stroke is stretched one way more than the other. A game has one width a stroke: it is shown "
            "with the width between.",
            "Scale both ways alike, or scale the path's points instead.");
    if (gradientIsSeen)
        addApproximation(scope.issues, layer, style.item(), "gradient-uneven",
                         "A radial gradient is stretched one way more than the other. A game's gradients are round: it "
                         "is shown as a circle of the same area.",
                         "Scale both ways alike, or use a linear gradient.");
}

} // namespace clipwright
