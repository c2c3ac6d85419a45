// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/holes.h"

#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace clipwright {

namespace {

struct Box {
    Vec2 minimum;
    Vec2 maximum;

    bool holds(const Box &other) const
    {
        return minimum.x <= other.minimum.x && minimum.y <= other.minimum.y && maximum.x >= other.maximum.x
               && maximum.y >= other.maximum.y;
    }
    bool meets(const Box &other) const
    {
        return minimum.x < other.maximum.x && other.minimum.x < maximum.x && minimum.y < other.maximum.y
               && other.minimum.y < maximum.y;
    }
};

Box boxOf(const Polygon &polygon)
{
    Box box{polygon.front(), polygon.front()};
    for (Vec2 p : polygon) {
        box.minimum = {std::min(box.minimum.x, p.x), std::min(box.minimum.y, p.y)};
        box.maximum = {std::max(box.maximum.x, p.x), std::max(box.maximum.y, p.y)};
    }
    return box;
}

/** Most of a few points spread over `inner` lie inside: a touching vertex must not decide. */
bool surrounds(const Polygon &outer, const Polygon &inner)
{
    constexpr std::size_t kProbes = 9;
    const std::size_t count = std::min(kProbes, inner.size());
    std::size_t inside = 0;
    for (std::size_t i = 0; i < count; ++i)
        inside += isInside(outer, inner[i * inner.size() / count]) ? 1 : 0;
    return inside * 2 > count;
}

struct Nesting {
    std::optional<std::size_t> around; ///< the smallest contour around
    int depth = 0;
    int windingAround = 0;
    int winding = 1; ///< its own turn
};

/** Nothing where the budget does not allow looking. */
std::optional<std::vector<Nesting>> nest(std::span<const Polygon> polygons, CookBudget &budget)
{
    if (!budget.spendComparisons(polygons.size() * polygons.size()))
        return std::nullopt;
    std::vector<Box> boxes;
    std::vector<double> areas;
    for (const Polygon &polygon : polygons) {
        boxes.push_back(boxOf(polygon));
        areas.push_back(signedArea(polygon));
    }
    std::vector<Nesting> result(polygons.size());
    for (std::size_t i = 0; i < polygons.size(); ++i)
        result[i].winding = areas[i] < 0 ? -1 : 1;
    for (std::size_t i = 0; i < polygons.size(); ++i) {
        Nesting &inner = result[i];
        for (std::size_t o = 0; o < polygons.size(); ++o) {
            // Of two that are alike the earlier is the one around.
            const bool isLarger =
                std::abs(areas[o]) > std::abs(areas[i]) || (std::abs(areas[o]) == std::abs(areas[i]) && o < i);
            if (o == i || !isLarger || !boxes[o].holds(boxes[i]))
                continue;
            if (!budget.spendComparisons(polygons[o].size() * 9))
                return std::nullopt;
            if (!surrounds(polygons[o], polygons[i]))
                continue;
            ++inner.depth;
            inner.windingAround += result[o].winding;
            if (!inner.around || std::abs(areas[o]) <= std::abs(areas[*inner.around]))
                inner.around = o;
        }
    }
    return result;
}

enum class Role { Outer, Hole, Covered };

Role roleOf(const Nesting &nesting, FillRule rule)
{
    if (rule.isEvenOdd)
        return nesting.depth % 2 == 0 ? Role::Outer : Role::Hole;
    if (nesting.windingAround == 0)
        return Role::Outer;
    if (nesting.windingAround + nesting.winding == 0)
        return Role::Hole;
    return rule.dropsCovered ? Role::Covered : Role::Outer;
}

/** Whether just beside the middle of an edge of `a` both are inside: aligned outlines need not cross, nor hold a corner. */
bool sharesAnEdgesSide(const Polygon &a, const Polygon &b)
{
    constexpr double kBeside = 1e-3; // of the edge's length
    const double inward = signedArea(a) < 0 ? -1 : 1;
    for (std::size_t i = 0, j = a.size() - 1; i < a.size(); j = i++) {
        const Vec2 way = a[i] - a[j];
        const Vec2 beside = (a[i] + a[j]) / 2.0 + kBeside * inward * Vec2{-way.y, way.x};
        if (isInside(b, beside) && isInside(a, beside))
            return true;
    }
    return false;
}

bool segmentsCross(Vec2 a, Vec2 b, Vec2 c, Vec2 d)
{
    const auto side = [](Vec2 p, Vec2 q, Vec2 r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

} // namespace

std::vector<FillRegion> regionsOf(std::span<const Polygon> polygons, FillRule rule, CookBudget &budget)
{
    std::vector<FillRegion> regions;
    const std::optional<std::vector<Nesting>> nesting = nest(polygons, budget);
    std::vector<std::size_t> regionOf(polygons.size(), 0);
    for (std::size_t i = 0; i < polygons.size(); ++i) {
        if (!nesting || roleOf((*nesting)[i], rule) == Role::Outer) {
            regionOf[i] = regions.size();
            regions.push_back({i, {}});
        }
    }
    for (std::size_t i = 0; nesting && i < polygons.size(); ++i) {
        if (roleOf((*nesting)[i], rule) != Role::Hole)
            continue;
        std::optional<std::size_t> around = (*nesting)[i].around;
        while (around && roleOf((*nesting)[*around], rule) != Role::Outer)
            around = (*nesting)[*around].around;
        if (around)
            regions[regionOf[*around]].holes.push_back(i);
    }
    return regions;
}

bool overlap(const Polygon &a, const Polygon &b, CookBudget &budget)
{
    if (!budget.spendComparisons(a.size() + b.size()) || !boxOf(a).meets(boxOf(b))
        || !budget.spendComparisons((a.size() + b.size()) * (a.size() + b.size())))
        return false;
    if (surrounds(a, b) || surrounds(b, a))
        return true;
    for (std::size_t i = 0, j = a.size() - 1; i < a.size(); j = i++) {
        for (std::size_t k = 0, l = b.size() - 1; k < b.size(); l = k++) {
            if (segmentsCross(a[j], a[i], b[l], b[k]))
                return true;
        }
    }
    return sharesAnEdgesSide(a, b) || sharesAnEdgesSide(b, a);
}

} // namespace clipwright
