// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/region_source.h"

#include "model/cook/rounding.h"
#include "model/cook/weave.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

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

/** What cuts of a region is in its points, of a stroke in the mask: this is what it is made of then. */
struct CutRegion {
    RegionSource region;
    std::optional<ContourSource> mask;
};

/** The outline that all clips leave: of several, the first cut by the others. */
ContourSource maskOf(CookScope &scope, const std::vector<ClipSource> &clips,
                     const std::shared_ptr<const std::vector<double>> &frames)
{
    LineRef line = std::make_shared<const ClipLine>(clips.front());
    if (clips.size() > 1)
        line =
            std::make_shared<const ClippedLine>(scope, line, std::vector<ClipSource>(clips.begin() + 1, clips.end()));
    return {std::move(line), frames};
}

CutRegion cut(CookScope &scope, const RegionSource &region)
{
    CutRegion result{region, std::nullopt};
    std::function<double(double)> reach;
    if (region.style->isStroke())
        reach = [&](double frame) { return region.style->widthAt(frame) / scope.scale / 2; };
    const std::vector<ClipSource> clips = cuttingClips(scope, region.clips, region.contours, reach);
    result.region.clips = clips;
    if (clips.empty())
        return result;
    const auto frames = std::make_shared<const std::vector<double>>(region.contours.front().poseFrames());
    if (region.style->isStroke()) {
        result.mask = maskOf(scope, clips, frames);
        return result;
    }
    for (ContourSource &contour : result.region.contours)
        contour = {std::make_shared<const ClippedLine>(scope, contour.line(), clips), frames};
    return result;
}

RegionLayout layoutOf(const CutRegion &cutRegion)
{
    const RegionSource &region = cutRegion.region;
    RegionLayout layout;
    layout.paint = region.style->paint();
    layout.stopCount = region.style->stopCount();
    layout.isStroke = region.style->isStroke();
    layout.outerCount = static_cast<std::uint32_t>(pointCountOf(region, 0));
    if (layout.isStroke) {
        layout.cap = region.style->cap();
        layout.join = region.style->join();
        layout.isClosed = region.contours.front().isClosed() && !region.contours.front().isDot();
    }
    for (std::size_t i = 1; i < region.contours.size(); ++i)
        layout.holeCounts.push_back(static_cast<std::uint32_t>(pointCountOf(region, i)));
    if (cutRegion.mask)
        layout.maskCount = static_cast<std::uint32_t>(cutRegion.mask->pointCount());
    return layout;
}

std::vector<Measure> measuresOf(const RegionLayout &layout, double lengthTolerance)
{
    std::vector<Measure> measures(layout.stride(), Measure{kLengthStep, lengthTolerance, true});
    const auto setColours = [&](std::size_t first, std::size_t count) {
        std::fill_n(measures.begin() + static_cast<std::ptrdiff_t>(first), count,
                    Measure{kColourStep, kColourTolerance, false});
    };
    if (layout.paint == PaintKind::Solid)
        setColours(0, 4);
    else
        setColours(layout.stopOffset(), std::size_t{layout.stopCount} * 5);
    if (layout.isStroke)
        measures[layout.strokeOffset() + 1] = {kColourStep, kLimitTolerance, false};
    return measures;
}

/** Gives a region's runs, with what it needs for each worked out or made room for once. */
class RunSampler {
public:
    RunSampler(const CookScope &scope, const CutRegion &cutRegion, const RegionLayout &layout)
        : m_scope(scope),
          m_region(cutRegion.region),
          m_mask(cutRegion.mask),
          m_layout(layout),
          m_alphas(alphasOf(layout))
    {}

    void operator()(double frame, std::span<double> run)
    {
        m_region.style->fillPaint(frame, run);
        double opacity = m_region.contours.front().isShownAt(frame) ? 1 : 0;
        for (const ClipSource &clip : m_region.clips)
            opacity *= clip.shape().opacityAt(frame);
        for (std::size_t alpha : m_alphas)
            run[alpha] *= opacity;
        if (m_layout.isStroke) {
            run[m_layout.strokeOffset()] = m_region.style->widthAt(frame);
            run[m_layout.strokeOffset() + 1] = m_region.style->limitAt(frame);
        }
        std::span<double> places = run.subspan(m_layout.pointOffset());
        for (std::size_t i = 0; i < m_region.contours.size(); ++i)
            places = addPoints(m_region.contours[i], frame, pointCountOf(m_region, i), places);
        if (m_mask)
            addPoints(*m_mask, frame, m_layout.maskCount, places);
    }

private:
    /** What is left of the run behind them. */
    std::span<double> addPoints(const ContourSource &contour, double frame, std::size_t count, std::span<double> places)
    {
        m_points.clear();
        contour.addPointsAt(frame, m_points);
        m_points.resize(count, m_points.empty() ? Vec2{0, 0} : m_points.back());
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 world = m_scope.toWorld(m_points[i]);
            places[2 * i] = world.x;
            places[2 * i + 1] = world.y;
        }
        return places.subspan(2 * count);
    }

    const CookScope &m_scope;
    const RegionSource &m_region;
    const std::optional<ContourSource> &m_mask;
    const RegionLayout &m_layout;
    std::vector<std::size_t> m_alphas;
    std::vector<Vec2> m_points;
};

} // namespace

std::vector<std::size_t> alphasOf(const RegionLayout &layout)
{
    if (layout.paint == PaintKind::Solid)
        return {3};
    std::vector<std::size_t> places;
    for (std::uint32_t i = 0; i < layout.stopCount; ++i)
        places.push_back(layout.stopOffset() + i * 5 + 4);
    return places;
}

CookedShape cookRegion(CookScope &scope, const RegionSource &source, double magnification)
{
    const CutRegion region = cut(scope, source);
    CookedShape shape;
    shape.layout = layoutOf(region);
    shape.source = source.style->item().id;
    std::vector<const Motion *> motions;
    source.style->addMotions(motions);
    for (const ContourSource &contour : region.region.contours)
        contour.addMotions(motions);
    for (const ClipSource &clip : region.region.clips)
        clip.shape().addMotions(motions);
    if (region.mask)
        region.mask->addMotions(motions);
    dropDoubles(motions);
    std::vector<const Motion *> sums;
    source.style->addSums(sums);
    for (const ContourSource &contour : region.region.contours)
        contour.addSums(sums);
    constexpr std::size_t kAMotion = 16; // what looking up one costs, in numbers computed
    RunSampler sampler(scope, region, shape.layout);
    const SampleFunction sample = [&](double frame, std::span<double> run) {
        scope.budget.spendSamples(kAMotion * motions.size());
        sampler(frame, run);
    };
    const std::vector<Measure> measures = measuresOf(shape.layout, scope.lengthTolerance / magnification);
    const bool slides =
        (region.mask && region.mask->slides()) || std::ranges::any_of(region.region.contours, &ContourSource::slides);
    Woven woven = weave(motions, sample, measures, scope.span, scope.budget,
                        slides ? KeySpacing::WholeFrames : KeySpacing::WithinFrames, sums);
    scope.addError(woven.error * scope.lengthTolerance);
    shape.frames = std::move(woven.frames);
    shape.easings = std::move(woven.easings);
    shape.values = std::move(woven.values);
    return shape;
}

} // namespace clipwright
