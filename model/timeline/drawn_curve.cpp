// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/drawn_curve.h"

#include "model/timeline/interpolation.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

bool isUsable(const DrawnPoint &point)
{
    const double numbers[]{point.at, point.value, point.in.x, point.in.y, point.out.x, point.out.y};
    return std::ranges::all_of(numbers, [](double number) { return std::abs(number) <= DrawnCurve::kLargest; });
}

double valueAt(const std::array<Vec2, 4> &curve, double s)
{
    const double r = 1 - s;
    return r * r * r * curve[0].y + 3 * s * r * (r * curve[1].y + s * curve[2].y) + s * s * s * curve[3].y;
}

} // namespace

Result<DrawnCurve> DrawnCurve::of(std::vector<DrawnPoint> points)
{
    if (points.size() < 2 || points.size() > kMostPoints)
        return refuse("curve-points", "expected 2 to 65536 points");
    if (!std::ranges::all_of(points, isUsable))
        return refuse("curve-points", "expected numbers of at most 1e9");
    const auto notLater = [](const DrawnPoint &a, const DrawnPoint &b) { return !(a.at < b.at); };
    if (std::ranges::adjacent_find(points, notLater) != points.end())
        return refuse("curve-points", "expected each point later than the one before");
    const DrawnPoint &first = points.front();
    const DrawnPoint &last = points.back();
    if (first.at != 0 || first.value != 0 || last.at != 1 || last.value != 1)
        return refuse("curve-points", "expected a curve from (0, 0) to (1, 1)");
    return DrawnCurve(std::move(points));
}

std::array<Vec2, 4> DrawnCurve::stretch(std::size_t i) const
{
    const DrawnPoint &from = m_points[i];
    const DrawnPoint &to = m_points[i + 1];
    const Vec2 out(std::clamp(from.at + from.out.x, from.at, to.at), from.value + from.out.y);
    const Vec2 in(std::clamp(to.at + to.in.x, from.at, to.at), to.value + to.in.y);
    return {Vec2(from.at, from.value), out, in, Vec2(to.at, to.value)};
}

double DrawnCurve::at(double u) const
{
    if (!(u > 0))
        return 0;
    if (u >= 1)
        return 1;
    const auto after = std::ranges::upper_bound(m_points, u, {}, &DrawnPoint::at);
    const std::array<Vec2, 4> curve = stretch(static_cast<std::size_t>(after - m_points.begin()) - 1);
    const double length = curve[3].x - curve[0].x;
    const double s = cubicParameterAt((u - curve[0].x) / length, (curve[1].x - curve[0].x) / length,
                                      (curve[2].x - curve[0].x) / length);
    return valueAt(curve, s);
}

double DrawnCurve::slopeAt(bool end) const
{
    std::array<Vec2, 4> curve = stretch(end ? m_points.size() - 2 : 0);
    if (end)
        std::ranges::reverse(curve);
    // The direction of the first control point that is not on the end itself.
    for (std::size_t i = 1; i < curve.size(); ++i) {
        if (curve[i] != curve[0]) {
            const double slope = (curve[i].y - curve[0].y) / (curve[i].x - curve[0].x);
            return std::isfinite(slope) ? slope : 0;
        }
    }
    return 0;
}

std::array<double, 2> DrawnCurve::bounds() const
{
    std::array<double, 2> bounds{0, 1};
    const auto take = [&bounds](double value) { bounds = {std::min(bounds[0], value), std::max(bounds[1], value)}; };
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i) {
        const std::array<Vec2, 4> curve = stretch(i);
        take(curve[3].y);
        // A third of the derivative in s: a·s² + b·s + c.
        const double c = curve[1].y - curve[0].y;
        const double b = 2 * (curve[2].y - curve[1].y) - 2 * c;
        const double a = curve[3].y - curve[2].y - c - b;
        const double root = std::sqrt(std::max(b * b - 4 * a * c, 0.0));
        for (const double s : {(-b - root) / (2 * a), (-b + root) / (2 * a), -c / b}) {
            if (s > 0 && s < 1)
                take(valueAt(curve, s));
        }
    }
    return bounds;
}

} // namespace clipwright
