// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cooked_look.h"

#include "model/cook/holes.h"
#include "model/cook/region_source.h"
#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace clipwright {

namespace {

/** Strokes that only touch, or all but, are not seen to overlap. */
constexpr double kTouching = 0.8;

/** Within an odd number of the contours: not in a hole. */
bool isWithin(std::span<const std::vector<Vec2>> contours, Vec2 p)
{
    return std::ranges::count_if(contours, [p](const std::vector<Vec2> &contour) { return isInside(contour, p); }) % 2
           != 0;
}

double distanceTo(Vec2 a, Vec2 b, Vec2 p)
{
    const Vec2 way = b - a;
    const double square = way.x * way.x + way.y * way.y;
    const double share = square > 0 ? std::clamp(((p.x - a.x) * way.x + (p.y - a.y) * way.y) / square, 0.0, 1.0) : 0.0;
    const Vec2 nearest = a + share * way;
    return std::hypot(p.x - nearest.x, p.y - nearest.y);
}

struct Bounds {
    Vec2 low{1e300, 1e300};
    Vec2 high{-1e300, -1e300};
};

Bounds boundsOf(const CoveredArea &area)
{
    Bounds bounds;
    for (Vec2 p : area.contours.front()) {
        bounds.low = {std::min(bounds.low.x, p.x - area.reach), std::min(bounds.low.y, p.y - area.reach)};
        bounds.high = {std::max(bounds.high.x, p.x + area.reach), std::max(bounds.high.y, p.y + area.reach)};
    }
    return bounds;
}

bool meet(const Bounds &a, const Bounds &b)
{
    return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}

bool cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d)
{
    const auto differ = [](double x, double y) { return (x < 0 && y > 0) || (x > 0 && y < 0); };
    return differ(doubleArea(a, b, c), doubleArea(a, b, d)) && differ(doubleArea(c, d, a), doubleArea(c, d, b));
}

/**
 * Whether a stroke's line crosses the outline of an area, or a point of it, or the middle of a step, lies in the area, or so near
 * that both paint there.
 */
bool runsOver(const CoveredArea &stroke, const CoveredArea &other)
{
    const std::vector<Vec2> &line = stroke.contours.front();
    const double near = (stroke.reach + other.reach) * kTouching;
    const auto crosses = [&other](Vec2 from, Vec2 to) {
        return std::ranges::any_of(other.contours, [&](const std::vector<Vec2> &contour) {
            const std::size_t steps = other.isClosed ? contour.size() : contour.size() - 1;
            for (std::size_t i = 0; i < steps; ++i) {
                if (cross(from, to, contour[i], contour[(i + 1) % contour.size()]))
                    return true;
            }
            return false;
        });
    };
    const auto covers = [&](Vec2 p) {
        if (!other.isStroke && isWithin(other.contours, p))
            return true;
        return std::ranges::any_of(other.contours, [&](const std::vector<Vec2> &contour) {
            const std::size_t steps = other.isClosed ? contour.size() : contour.size() - 1;
            for (std::size_t i = 0; i < steps; ++i) {
                if (distanceTo(contour[i], contour[(i + 1) % contour.size()], p) < near)
                    return true;
            }
            return false;
        });
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (covers(line[i]) || (i > 0 && (covers((line[i - 1] + line[i]) / 2.0) || crosses(line[i - 1], line[i]))))
            return true;
    }
    return stroke.isClosed && crosses(line.back(), line.front());
}

} // namespace

std::vector<double> sampledAt(const std::vector<double> &frames, const std::vector<Easing> &easings,
                              const std::vector<double> &values, double frame)
{
    const std::size_t stride = values.size() / frames.size();
    const auto after = static_cast<std::size_t>(std::ranges::upper_bound(frames, frame) - frames.begin());
    const std::size_t from = after == 0 ? 0 : after - 1;
    const auto first = values.begin() + static_cast<std::ptrdiff_t>(from * stride);
    std::vector<double> result(first, first + static_cast<std::ptrdiff_t>(stride));
    if (after == 0 || after == frames.size())
        return result;
    const double eased = easings[from].at((frame - frames[from]) / (frames[after] - frames[from]));
    for (std::size_t i = 0; i < stride; ++i)
        result[i] += eased * (values[after * stride + i] - result[i]);
    return result;
}

CoveredArea coveredBy(const CookedShape &shape, double frame, const Affine &placed)
{
    const std::vector<double> run = sampledAt(shape.frames, shape.easings, shape.values, frame);
    const RegionLayout &layout = shape.layout;
    CoveredArea area;
    area.isStroke = layout.isStroke;
    area.isClosed = !layout.isStroke || layout.isClosed;
    area.reach = layout.isStroke ? run[layout.strokeOffset()] / 2 * placed.stretch() : 0;
    for (std::size_t place : alphasOf(layout))
        area.alpha = std::max(area.alpha, run[place]);
    std::size_t at = layout.pointOffset();
    const auto add = [&](std::size_t count) {
        std::vector<Vec2> &contour = area.contours.emplace_back();
        for (std::size_t i = 0; i < count; ++i, at += 2)
            contour.push_back(placed.map({run[at], run[at + 1]}));
    };
    add(layout.outerCount);
    for (std::uint32_t count : layout.holeCounts)
        add(count);
    return area;
}

bool coverEachOther(const CoveredArea &a, const CoveredArea &b, CookBudget &budget)
{
    if (a.contours.front().empty() || b.contours.front().empty()
        || !budget.spendComparisons(a.contours.front().size() + b.contours.front().size())
        || !meet(boundsOf(a), boundsOf(b))
        || !budget.spendComparisons(2 * a.contours.front().size() * b.contours.front().size()))
        return false;
    if (a.isStroke || b.isStroke)
        return (a.isStroke && runsOver(a, b)) || (b.isStroke && runsOver(b, a));
    const auto isInHole = [&budget](const CoveredArea &outer, const CoveredArea &inner) {
        return std::ranges::any_of(outer.contours.begin() + 1, outer.contours.end(), [&](const Polygon &hole) {
            return std::ranges::all_of(inner.contours.front(), [&](Vec2 p) {
                return budget.spendComparisons(hole.size()) && isInside(hole, p);
            });
        });
    };
    if (isInHole(a, b) || isInHole(b, a))
        return false;
    return overlap(a.contours.front(), b.contours.front(), budget);
}

} // namespace clipwright
