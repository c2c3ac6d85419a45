// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_shapes.h"

#include "model/cook/cook_fill.h"
#include "model/cook/fades.h"
#include "model/cook/region_source.h"
#include "model/cook/report.h"
#include "model/cook/style_walk.h"
#include "model/cook/uneven.h"

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
                 const LayerAround &around, std::vector<CookedShape> &shapes)
{
    for (ContourSource &contour : contours) {
        for (ContourSource &dash : dashed(scope, layer, *styled.style, std::move(contour)))
            shapes.push_back(cookRegion(scope, {styled.style, {std::move(dash)}, around.clips}, around.magnification));
    }
}

} // namespace

std::vector<CookedShape> cookShapes(CookScope &scope, const Layer &layer, const LayerAround &around)
{
    std::vector<StyledPaths> styles = walkStyles(scope, layer, around.world);
    std::vector<std::vector<CookedShape>> each;
    for (const StyledPaths &styled : styles) {
        std::vector<ContourSource> contours =
            gatherContours(scope, layer, styled, scope.flatTolerance / around.magnification);
        std::vector<CookedShape> &shapes = each.emplace_back();
        tellOfUnevenScale(scope, layer, *styled.style, around.magnification);
        for (const ContourSource &contour : contours)
            scope.budget.spendVertices(contour.pointCount());
        if (scope.budget.hasTooManyVertices() || contours.empty())
            continue;
        if (styled.style->isStroke())
            cookStrokes(scope, layer, styled, std::move(contours), around, shapes);
        else
            shapes = cookFill(scope, layer, styled, std::move(contours), around);
    }
    tellOfGroupFades(scope, layer, styles, each, around);
    std::vector<CookedShape> result;
    for (auto shapes = each.rbegin(); shapes != each.rend(); ++shapes)
        std::ranges::move(*shapes, std::back_inserter(result));
    return result;
}

std::vector<CookedShape> cookSolid(CookScope &scope, const Layer &layer, const LayerAround &around)
{
    if (layer.solidColour.size() < 3 || !(layer.width > 0) || !(layer.height > 0))
        return {};
    std::vector<Vec2> corners{{0, 0}, {layer.width, 0}, {layer.width, layer.height}, {0, layer.height}};
    ContourSource outline(std::make_shared<const FixedLine>(std::move(corners)),
                          std::make_shared<const std::vector<double>>(1, 0.0));
    const RegionSource region{std::make_shared<const StyleSource>(scope, layer), {std::move(outline)}, around.clips};
    return {cookRegion(scope, region, around.magnification)};
}

} // namespace clipwright
