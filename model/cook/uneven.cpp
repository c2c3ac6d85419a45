// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/uneven.h"

#include "model/cook/report.h"
#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace clipwright {

namespace {

/** A pixel where the composition is 512 wide. */
constexpr double kSeen = 8; // tolerances of lengths
/** What a squash or a stretch does in passing nobody sees. */
constexpr double kPassingSeconds = 0.5;
/** Of a colour's part: eight steps of 255. */
constexpr double kSeenColour = 0.03;
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

/** How much the colours of a gradient's run change from its first stop to its last, the part that changes most. */
double contrastOf(std::span<const double> stops)
{
    constexpr std::size_t kStride = 5; // at r g b a
    double most = 0;
    for (std::size_t part = 1; part < kStride; ++part) {
        double change = 0;
        for (std::size_t i = kStride; i < stops.size(); i += kStride)
            change += std::abs(stops[i + part] - stops[i - kStride + part]);
        most = std::max(most, change);
    }
    return most;
}

/** Whether a round gradient stretched by so much more one way shows other colours than one that is not. */
bool isSeenInColours(const StyleSource &style, double frame, double more)
{
    constexpr std::size_t kPoints = 6; // start, end and focal point
    constexpr std::size_t kStride = 5;
    std::vector<double> run(kPoints + kStride * style.stopCount());
    style.fillPaint(frame, run);
    return contrastOf(std::span(run).subspan(kPoints)) * more > kSeenColour;
}

/** How long something is seen without a break, as it is looked at from frame to frame. */
class Seen {
public:
    void look(bool isSeen, double frames)
    {
        m_now = isSeen ? m_now + frames : 0;
        m_longest = std::max(m_longest, m_now);
    }
    bool lasts(const CookScope &scope) const
    {
        const double passing = kPassingSeconds * scope.timeline.rate.framesPerSecond;
        return m_longest > 0 && m_longest >= std::min(passing, scope.span.duration);
    }

private:
    double m_now = 0;
    double m_longest = 0;
};

} // namespace

void tellOfUnevenScale(CookScope &scope, const Layer &layer, const StyleSource &style, double magnification)
{
    const bool isRound = style.paint() == PaintKind::Radial;
    if (style.keepsShapes() || (!style.isStroke() && !isRound) || scope.budget.hasTooManyKeys())
        return;
    std::vector<const Motion *> motions;
    style.addTransformMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    scope.budget.spendSamples(frames.size() * 16); // they are sorted
    const std::size_t step = std::max<std::size_t>(frames.size() / kMostLooks, 1);
    const double seen = kSeen * scope.lengthTolerance / magnification;
    Seen stroke;
    Seen gradient;
    for (std::size_t i = 0; i < frames.size(); i += step) {
        const double frame = frames[i];
        const double lasts = (i + step < frames.size() ? frames[i + step] : scope.span.duration) - frame;
        const double more = style.opacityAt(frame) > 0 ? unevennessOf(style.toWorldAt(frame)) - 1 : 0;
        stroke.look(style.isStroke() && style.widthAt(frame) / 2 * more > seen, lasts);
        gradient.look(isRound && style.radiusAt(frame) * more > seen && isSeenInColours(style, frame, more), lasts);
        scope.budget.spendSamples(CookBudget::kLookUp * (4 + motions.size()));
    }
    if (stroke.lasts(scope))
        addApproximation(
            scope.issues, layer, style.item(), "stroke-uneven",
            "A stroke is stretched one way more than the other. A game has one width a stroke: it is shown "
            "with the width between.",
            "Scale both ways alike, or scale the path's points instead.");
    if (gradient.lasts(scope))
        addApproximation(scope.issues, layer, style.item(), "gradient-uneven",
                         "A radial gradient is stretched one way more than the other. A game's gradients are round: it "
                         "is shown as a circle of the same area.",
                         "Scale both ways alike, or use a linear gradient.");
}

} // namespace clipwright
