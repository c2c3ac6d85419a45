// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/convex.h"

#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

/** Andrew's monotone chain: the corners of the hull, from the leftmost point. */
std::vector<std::size_t> hullIndices(const std::vector<Vec2> &points)
{
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&points](std::size_t i, std::size_t j) {
        const Vec2 a = points[i];
        const Vec2 b = points[j];
        return a.x < b.x || (a.x == b.x && a.y < b.y) || (a == b && i < j);
    });
    std::vector<std::size_t> hull;
    const auto turn = [&](std::size_t next) {
        return doubleArea(points[hull[hull.size() - 2]], points[hull.back()], points[next]);
    };
    for (int side = 0; side < 2; ++side) {
        const std::size_t first = hull.size();
        for (std::size_t i : order) {
            while (hull.size() >= first + 2 && turn(i) <= 0)
                hull.pop_back();
            hull.push_back(i);
        }
        hull.pop_back();
        std::ranges::reverse(order);
    }
    return hull;
}

/** The hull's corners from the lowest index, the way round in which they rise if there is one. */
std::vector<std::size_t> cornersInOrder(const std::vector<Vec2> &points)
{
    std::vector<std::size_t> corners = hullIndices(points);
    if (corners.empty())
        corners.push_back(0);
    std::ranges::rotate(corners, std::ranges::min_element(corners));
    if (corners.size() > 2 && corners[1] > corners.back())
        std::reverse(corners.begin() + 1, corners.end());
    return corners;
}

double shareAlong(Vec2 a, Vec2 b, Vec2 p)
{
    const Vec2 way = b - a;
    const double square = way.x * way.x + way.y * way.y;
    return square > 0 ? std::clamp(((p.x - a.x) * way.x + (p.y - a.y) * way.y) / square, 0.0, 1.0) : 0.0;
}

} // namespace

std::vector<Vec2> hullOf(std::vector<Vec2> points)
{
    std::vector<Vec2> hull;
    for (std::size_t i : hullIndices(points))
        hull.push_back(points[i]);
    hull.resize(points.size(), hull.empty() ? Vec2{0, 0} : hull.back());
    return hull;
}

OrderedHull hullInOrder(const std::vector<Vec2> &points)
{
    const std::vector<std::size_t> corners = cornersInOrder(points);
    OrderedHull hull;
    if (!std::ranges::is_sorted(corners)) {
        for (std::size_t i : corners) {
            hull.points.push_back(points[i]);
            hull.order = hull.order * 1000003 + i + 1;
        }
        hull.points.resize(points.size(), hull.points.back());
        return hull;
    }
    hull.points = points;
    for (std::size_t c = 0; c < corners.size(); ++c) {
        const std::size_t from = corners[c];
        const std::size_t to = corners[(c + 1) % corners.size()];
        double least = 0; // how far along the side the one before stands
        for (std::size_t i = (from + 1) % points.size(); i != to; i = (i + 1) % points.size()) {
            least = std::max(least, shareAlong(points[from], points[to], points[i]));
            hull.points[i] = points[from] + least * (points[to] - points[from]);
        }
    }
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
