// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_shapes.h"

#include "model/cook/holes.h"
#include "model/cook/region_source.h"
#include "model/cook/report.h"
#include "model/cook/style_walk.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** Contours of a style's paths that can be painted; refusals for those that change their number of points. */
std::vector<ContourSource> gatherContours(CookScope &scope, const Layer &layer, const StyledPaths &styled,
                                          double tolerance)
{
    std::vector<ContourSource> result;
    const bool isStroke = styled.style->isStroke();
    for (const std::shared_ptr<const PathSource> &path : styled.paths) {
        if (!path->hasOneTopology()) {
            addRefusal(scope.issues, layer, path->item(), isStroke ? "stroke-vertices-differ" : "path-vertices-differ",
                       "The keys of a path differ in their number of points, so there is nothing between them to show.",
                       "Give every key of the path the same points, or make it two paths.");
            continue;
        }
        const bool hides = isStroke && styled.style->cap() != StrokeCap::Butt;
        for (ContourSource &contour : contoursOf(scope, path, {tolerance, !isStroke, hides})) {
            const bool isVisible =
                isStroke ? !contour.isDot() || styled.style->cap() != StrokeCap::Butt : contour.pointCount() >= 3;
            if (isVisible)
                result.push_back(std::move(contour));
        }
    }
    return result;
}

std::vector<Polygon> polygonsAt(const std::vector<ContourSource> &contours, double frame)
{
    std::vector<Polygon> polygons;
    for (const ContourSource &contour : contours)
        polygons.push_back(contour.pointsAt(frame));
    return polygons;
}

bool allHaveArea(const std::vector<Polygon> &polygons)
{
    return std::ranges::all_of(polygons, [](const Polygon &polygon) { return std::abs(signedArea(polygon)) > 1e-9; });
}

/**
 * The contours at the first pose in which each has an area: what grows from nothing has no nesting at
 * its first key.
 */
std::vector<Polygon> nestingPose(const std::vector<ContourSource> &contours)
{
    constexpr std::size_t kPoses = 16;
    std::vector<Polygon> first = polygonsAt(contours, 0);
    if (allHaveArea(first))
        return first;
    std::vector<double> frames;
    for (const ContourSource &contour : contours) {
        const std::vector<double> &poses = contour.poseFrames();
        frames.insert(frames.end(), poses.begin(),
                      poses.begin() + static_cast<std::ptrdiff_t>(std::min(poses.size(), kPoses)));
    }
    std::ranges::sort(frames);
    const auto doubles = std::ranges::unique(frames);
    frames.erase(doubles.begin(), doubles.end());
    for (std::size_t i = 0; i < std::min(frames.size(), kPoses); ++i) {
        std::vector<Polygon> polygons = polygonsAt(contours, frames[i]);
        if (allHaveArea(polygons))
            return polygons;
    }
    return first;
}

bool isEverTranslucent(const std::vector<CookedShape> &shapes, std::size_t first)
{
    constexpr double kOpaque = 0.999;
    for (std::size_t i = first; i < shapes.size(); ++i) {
        const CookedShape &shape = shapes[i];
        for (std::size_t key = 0; key < shape.frames.size(); ++key) {
            for (std::size_t place : alphasOf(shape.layout)) {
                const double alpha = shape.values[key * shape.layout.stride() + place];
                if (alpha > 0 && alpha < kOpaque)
                    return true;
            }
        }
    }
    return false;
}

bool anyOverlap(const std::vector<Polygon> &polygons, const std::vector<FillRegion> &regions, CookBudget &budget)
{
    for (std::size_t i = 0; i < regions.size(); ++i) {
        for (std::size_t j = i + 1; j < regions.size(); ++j) {
            const bool isInHole = std::ranges::any_of(regions[i].holes, [&](std::size_t hole) {
                return overlap(polygons[hole], polygons[regions[j].outer], budget);
            });
            if (!isInHole && overlap(polygons[regions[i].outer], polygons[regions[j].outer], budget))
                return true;
        }
    }
    return false;
}

/** What stands around a layer and counts for all it paints. */
struct Around {
    double magnification;
    const std::vector<ClipSource> &clips;
};

void cookFill(CookScope &scope, const Layer &layer, const StyledPaths &styled, std::vector<ContourSource> contours,
              const Around &around, std::vector<CookedShape> &shapes)
{
    const std::vector<Polygon> polygons = nestingPose(contours);
    const bool isStill = std::ranges::all_of(contours, [](const ContourSource &contour) { return contour.isStill(); });
    const std::vector<FillRegion> regions = regionsOf(polygons, {styled.style->isEvenOdd(), isStill}, scope.budget);
    const std::size_t first = shapes.size();
    for (const FillRegion &fill : regions) {
        RegionSource region{styled.style, {std::move(contours[fill.outer])}, around.clips};
        for (std::size_t hole : fill.holes)
            region.contours.push_back(std::move(contours[hole]));
        shapes.push_back(cookRegion(scope, region, around.magnification));
    }
    if (regions.size() > 1 && isEverTranslucent(shapes, first) && anyOverlap(polygons, regions, scope.budget))
        addApproximation(
            scope.issues, layer, styled.style->item(), "fill-overlap",
            "Overlapping contours of a translucent fill become regions of their own and darken where they overlap.",
            "Merge the paths into one outline.");
}

/** The dashes of a contour, or the contour as it is. */
std::vector<ContourSource> dashed(CookScope &scope, const Layer &layer, const StyleSource &style, ContourSource contour)
{
    std::vector<ContourSource> result;
    if (style.dashes() != nullptr && !contour.isDot()) {
        std::optional<std::vector<LineRef>> dashes =
            dashesOf(scope, contour.line(), style.dashes(), style.cap() != StrokeCap::Butt);
        if (dashes) {
            const auto frames = std::make_shared<const std::vector<double>>(contour.poseFrames());
            for (LineRef &dash : *dashes)
                result.emplace_back(std::move(dash), frames);
            return result;
        }
        addRefusal(scope.issues, layer, style.item(), "dash-too-many",
                   "A line has more than 512 dashes; it is shown solid.",
                   "Make the dashes longer, or the line shorter.");
    }
    result.push_back(std::move(contour));
    return result;
}

void cookStrokes(CookScope &scope, const Layer &layer, const StyledPaths &styled, std::vector<ContourSource> contours,
                 const Around &around, std::vector<CookedShape> &shapes)
{
    for (ContourSource &contour : contours) {
        for (ContourSource &dash : dashed(scope, layer, *styled.style, std::move(contour)))
            shapes.push_back(cookRegion(scope, {styled.style, {std::move(dash)}, around.clips}, around.magnification));
    }
}

} // namespace

std::vector<CookedShape> cookShapes(CookScope &scope, const Layer &layer, double magnification,
                                    const std::vector<ClipSource> &clips)
{
    std::vector<StyledPaths> styles = walkStyles(scope, layer);
    std::vector<std::vector<CookedShape>> each;
    for (const StyledPaths &styled : styles) {
        std::vector<ContourSource> contours = gatherContours(scope, layer, styled, scope.flatTolerance / magnification);
        std::vector<CookedShape> &shapes = each.emplace_back();
        for (const ContourSource &contour : contours)
            scope.budget.spendVertices(contour.pointCount());
        if (scope.budget.hasTooManyVertices() || contours.empty())
            continue;
        if (styled.style->isStroke())
            cookStrokes(scope, layer, styled, std::move(contours), {magnification, clips}, shapes);
        else
            cookFill(scope, layer, styled, std::move(contours), {magnification, clips}, shapes);
    }
    std::vector<CookedShape> result;
    for (auto shapes = each.rbegin(); shapes != each.rend(); ++shapes)
        std::ranges::move(*shapes, std::back_inserter(result));
    return result;
}

std::vector<CookedShape> cookSolid(CookScope &scope, const Layer &layer, double magnification,
                                   const std::vector<ClipSource> &clips)
{
    if (layer.solidColour.size() < 3 || !(layer.width > 0) || !(layer.height > 0))
        return {};
    std::vector<Vec2> corners{{0, 0}, {layer.width, 0}, {layer.width, layer.height}, {0, layer.height}};
    ContourSource outline(std::make_shared<const FixedLine>(std::move(corners)),
                          std::make_shared<const std::vector<double>>(1, 0.0));
    const RegionSource region{std::make_shared<const StyleSource>(scope, layer), {std::move(outline)}, clips};
    return {cookRegion(scope, region, magnification)};
}

} // namespace clipwright
