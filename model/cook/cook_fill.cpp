// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_fill.h"

#include "model/cook/holes.h"
#include "model/cook/overlaid_fill.h"
#include "model/cook/region_source.h"
#include "model/cook/report.h"
#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace clipwright {

namespace {

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

bool isEverTranslucent(const std::vector<CookedShape> &shapes)
{
    constexpr double kOpaque = 0.999;
    for (const CookedShape &shape : shapes) {
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

/** Why it shows that contours are painted each for itself. */
struct Crossing {
    bool isCut = false;   ///< by the fill rule something in a crossing is not painted
    bool isSeen = false;  ///< something in a crossing is seen through
    bool isOfOne = false; ///< of a contour with itself, which no game cuts into triangles as it should
};

double paintedArea(const Overlay &overlay)
{
    double area = 0;
    for (const OverlayRegion &region : overlay.regions) {
        area += std::abs(signedArea(region.outer.points));
        for (const OverlayContour &hole : region.holes)
            area -= std::abs(signedArea(hole.points));
    }
    return area;
}

double paintedArea(const std::vector<Polygon> &polygons, const std::vector<FillRegion> &regions)
{
    double area = 0;
    for (const FillRegion &region : regions) {
        area += std::abs(signedArea(polygons[region.outer]));
        for (std::size_t hole : region.holes)
            area -= std::abs(signedArea(polygons[hole]));
    }
    return area;
}

constexpr std::size_t kAComparison = 4; // of two edges is a long one

/** Whether the polygons cross each other or themselves; false where the budget does not allow looking. */
bool cross(CookScope &scope, std::span<const Polygon> polygons)
{
    std::size_t edges = 0;
    for (const Polygon &polygon : polygons)
        edges += polygon.size();
    if (edges > kMostOverlayEdges || scope.budget.comparisonsRanOut() || !scope.budget.spendComparisons(edges * 64))
        return false;
    std::size_t compared = 0;
    const bool result = haveCrossings(polygons, &compared);
    scope.budget.spendComparisons(kAComparison * compared);
    return result;
}

/** Whether at any of a few frames the regions do not paint, once each, what the contours paint together. */
bool everDiffers(CookScope &scope, const std::vector<ContourSource> &contours, const std::vector<FillRegion> &regions,
                 const StyleSource &style)
{
    constexpr std::size_t kLooks = 24;
    constexpr double kSeen = 2e-3; // of the area: slivers where outlines touch are not seen
    std::vector<const Motion *> motions;
    for (const ContourSource &contour : contours)
        contour.addMotions(motions);
    style.addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    const std::size_t step = std::max<std::size_t>(frames.size() / kLooks, 1);
    const bool isStill = std::ranges::all_of(contours, &ContourSource::isStill);
    for (std::size_t i = 0; i < frames.size(); i += step) {
        if (style.opacityAt(frames[i]) <= 0)
            continue;
        const std::vector<Polygon> polygons = polygonsAt(contours, frames[i]);
        if (cross(scope, polygons)) {
            std::size_t compared = 0;
            const std::optional<Overlay> overlay = overlayOf(polygons, style.isEvenOdd(), &compared);
            scope.budget.spendComparisons(kAComparison * compared);
            const double area = overlay ? paintedArea(*overlay) : 0;
            if (overlay && std::abs(paintedArea(polygons, regions) - area) > kSeen * area)
                return true;
        }
        if (isStill)
            break;
    }
    return false;
}

Crossing crossingOf(CookScope &scope, const std::vector<ContourSource> &contours, const std::vector<Polygon> &polygons,
                    const std::vector<FillRegion> &regions, const StyleSource &style, bool fades)
{
    const auto winds = [](const Polygon &polygon) { return signedArea(polygon) < 0; };
    const bool bothWays = std::ranges::any_of(polygons, winds) && !std::ranges::all_of(polygons, winds);
    Crossing crossing;
    crossing.isOfOne = std::ranges::any_of(polygons, [&scope](const Polygon &polygon) {
        return cross(scope, {&polygon, 1});
    });
    const bool isCut = style.isEvenOdd() || bothWays;
    const bool isSeen = fades || !style.isOpaque();
    if ((isCut || isSeen) && everDiffers(scope, contours, regions, style)) {
        crossing.isCut = isCut;
        crossing.isSeen = isSeen;
    }
    return crossing;
}

std::vector<CookedShape> cookOverlaid(CookScope &scope, const StyledPaths &styled,
                                      const std::shared_ptr<const OverlaidFill> &fill,
                                      const std::shared_ptr<const std::vector<double>> &frames,
                                      const LayerAround &around)
{
    std::vector<CookedShape> shapes;
    for (std::size_t i = 0; i < fill->counts().size(); ++i) {
        RegionSource region{styled.style, {}, around.clips};
        for (std::size_t c = 0; c < fill->counts()[i].size(); ++c)
            region.contours.emplace_back(std::make_shared<const OverlaidLine>(fill, i, c), frames);
        shapes.push_back(cookRegion(scope, region, around.magnification));
    }
    return shapes;
}

std::vector<CookedShape> cookNested(CookScope &scope, const StyledPaths &styled, std::vector<ContourSource> contours,
                                    const std::vector<FillRegion> &regions, const LayerAround &around)
{
    std::vector<CookedShape> shapes;
    for (const FillRegion &fill : regions) {
        RegionSource region{styled.style, {std::move(contours[fill.outer])}, around.clips};
        for (std::size_t hole : fill.holes)
            region.contours.push_back(std::move(contours[hole]));
        shapes.push_back(cookRegion(scope, region, around.magnification));
    }
    return shapes;
}

} // namespace

std::vector<CookedShape> cookFill(CookScope &scope, const Layer &layer, const StyledPaths &styled,
                                  std::vector<ContourSource> contours, const LayerAround &around)
{
    const StyleSource &style = *styled.style;
    const std::vector<Polygon> polygons = nestingPose(contours);
    const bool isStill = std::ranges::all_of(contours, [](const ContourSource &contour) { return contour.isStill(); });
    const std::vector<FillRegion> regions = regionsOf(polygons, {style.isEvenOdd(), isStill}, scope.budget);
    const Crossing crossing = crossingOf(scope, contours, polygons, regions, style, around.fades);
    if (crossing.isCut || crossing.isSeen || crossing.isOfOne) {
        std::vector<LineRef> lines;
        for (const ContourSource &contour : contours)
            lines.push_back(contour.line());
        const auto frames = std::make_shared<const std::vector<double>>(contours.front().poseFrames());
        if (const auto fill = OverlaidFill::of(scope, std::move(lines), style.isEvenOdd()))
            return cookOverlaid(scope, styled, fill, frames, around);
    }
    std::vector<CookedShape> shapes = cookNested(scope, styled, std::move(contours), regions, around);
    if (crossing.isCut)
        addApproximation(
            scope.issues, layer, style.item(), "fill-crossing",
            "Outlines under one fill cross, and what they leave unpainted changes as they move; where they "
            "cross they may be painted whole.",
            "Keep the outlines from crossing, or unite them in the drawing program.");
    else if (regions.size() > 1 && (around.fades || isEverTranslucent(shapes))
             && anyOverlap(polygons, regions, scope.budget))
        addApproximation(scope.issues, layer, style.item(), "fill-overlap",
                         "Outlines under one see-through fill overlap as they move; it is darker where they do.",
                         "Unite the outlines in the drawing program.");
    return shapes;
}

} // namespace clipwright
