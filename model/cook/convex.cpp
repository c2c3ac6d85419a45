// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/convex.h"

#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** The way from a point inside of a convex outline to its nearest side. */
double depthIn(const std::vector<Vec2> &convex, Vec2 p)
{
    double depth = 1e300;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec2 a = convex[i];
        const Vec2 b = convex[(i + 1) % convex.size()];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length > 0)
            depth = std::min(depth, std::abs(doubleArea(a, b, p)) / length);
    }
    return depth;
}

} // namespace

// Andrew's monotone chain.
std::vector<Vec2> hullOf(std::vector<Vec2> points)
{
    const std::size_t count = points.size();
    std::ranges::sort(points, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    std::vector<Vec2> hull;
    for (int side = 0; side < 2; ++side) {
        const std::size_t first = hull.size();
        for (Vec2 point : points) {
            while (hull.size() >= first + 2 && doubleArea(hull[hull.size() - 2], hull.back(), point) <= 0)
                hull.pop_back();
            hull.push_back(point);
        }
        hull.pop_back();
        std::ranges::reverse(points);
    }
    hull.resize(count, hull.empty() ? Vec2{0, 0} : hull.back());
    return hull;
}

bool isConvex(const std::vector<Vec2> &points, double tolerance)
{
    const std::vector<Vec2> hull = hullOf(points);
    const bool isNear = std::ranges::all_of(points, [&](Vec2 point) { return depthIn(hull, point) <= tolerance; });
    // Points on the hull in another order go round it otherwise: the areas tell.
    const double area = std::abs(signedArea(hull));
    return isNear && std::abs(signedArea(points)) >= area - tolerance * std::sqrt(area) * 4 - 1e-12;
}

bool areInsideConvex(const std::vector<Vec2> &convex, const std::vector<Vec2> &points, double margin)
{
    constexpr double kTouching = 1e-6;
    const double sign = signedArea(convex) < 0 ? -1 : 1;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec2 a = convex[i];
        const Vec2 b = convex[(i + 1) % convex.size()];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const double least = (margin - kTouching) * length;
        if (length > 0 && std::ranges::any_of(points, [&](Vec2 p) { return sign * doubleArea(a, b, p) < least; }))
            return false;
    }
    return true;
}

} // namespace clipwright
