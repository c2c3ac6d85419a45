// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/region_source.h"

#include "model/cook/rounding.h"
#include "model/cook/weave.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr double kColourTolerance = 1.0 / 512; // half of a display's step
constexpr double kLimitTolerance = 0.01;

/** A line without length needs two points to be a stroke: its caps draw the dot. */
std::size_t pointCountOf(const RegionSource &region, std::size_t contour)
{
    const std::size_t count = region.contours[contour].pointCount();
    return region.style->isStroke() ? std::max<std::size_t>(count, 2) : count;
}

RegionLayout layoutOf(const RegionSource &region)
{
    RegionLayout layout;
    layout.isStroke = region.style->isStroke();
    layout.outerCount = static_cast<std::uint32_t>(pointCountOf(region, 0));
    if (layout.isStroke) {
        layout.cap = region.style->cap();
        layout.join = region.style->join();
        layout.isClosed = region.contours.front().isClosed() && !region.contours.front().isDot();
    }
    for (std::size_t i = 1; i < region.contours.size(); ++i)
        layout.holeCounts.push_back(static_cast<std::uint32_t>(pointCountOf(region, i)));
    return layout;
}

std::vector<Measure> measuresOf(const RegionLayout &layout, double lengthTolerance)
{
    std::vector<Measure> measures(4, Measure{kColourStep, kColourTolerance, false});
    measures.resize(layout.stride(), Measure{kLengthStep, lengthTolerance, true});
    if (layout.isStroke)
        measures[layout.strokeOffset() + 1] = {kColourStep, kLimitTolerance, false};
    return measures;
}

void fillRun(const CookScope &scope, const RegionSource &region, const RegionLayout &layout, double frame,
             std::span<double> run)
{
    const std::array<double, 4> colour = region.style->colourAt(frame);
    std::copy(colour.begin(), colour.end(), run.begin());
    if (layout.isStroke) {
        run[layout.strokeOffset()] = region.style->widthAt(frame);
        run[layout.strokeOffset() + 1] = region.style->limitAt(frame);
    }
    std::size_t at = layout.pointOffset();
    for (std::size_t i = 0; i < region.contours.size(); ++i) {
        std::vector<Vec2> points = region.contours[i].pointsAt(frame);
        points.resize(pointCountOf(region, i), points.empty() ? Vec2{0, 0} : points.back());
        for (Vec2 point : points) {
            const Vec2 world = scope.toWorld(point);
            run[at++] = world.x;
            run[at++] = world.y;
        }
    }
}

} // namespace

CookedShape cookRegion(CookScope &scope, const RegionSource &region, double magnification)
{
    CookedShape shape;
    shape.layout = layoutOf(region);
    shape.source = region.style->item().id;
    std::vector<const Motion *> motions;
    region.style->addMotions(motions);
    for (const ContourSource &contour : region.contours)
        contour.addMotions(motions);
    dropDoubles(motions);
    const SampleFunction sample = [&](double frame, std::span<double> run) {
        fillRun(scope, region, shape.layout, frame, run);
    };
    const std::vector<Measure> measures = measuresOf(shape.layout, scope.lengthTolerance / magnification);
    Woven woven = weave(motions, sample, measures, scope.span, scope.budget);
    scope.error = std::max(scope.error, woven.error * scope.lengthTolerance);
    shape.frames = std::move(woven.frames);
    shape.easings = std::move(woven.easings);
    shape.values = std::move(woven.values);
    return shape;
}

} // namespace clipwright
