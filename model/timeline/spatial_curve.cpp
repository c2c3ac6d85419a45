// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/spatial_curve.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

using Point = SpatialCurve::Point;

// Gauss–Legendre of ten points on -1..1, by symmetry half of them (Abramowitz and Stegun, table 25.4).
constexpr std::array<double, 5> kNodes{0.1488743389816312, 0.4333953941292472, 0.6794095682990244, 0.8650633666889845,
                                       0.9739065285171717};
constexpr std::array<double, 5> kWeights{0.2955242247147529, 0.2692667193099963, 0.2190863625159820, 0.1494513491505806,
                                         0.0666713443086881};

// Each piece may be this far off, as a part of the whole: with at most some hundred pieces the sum keeps within 1e-9.
constexpr double kTolerance = 1e-12;
// A cusp makes the speed |t|: halving towards it this often leaves (2^-22)² of the length unresolved.
constexpr int kDepth = 22;

Point mix(const Point &a, const Point &b, double t)
{
    Point point;
    for (std::size_t i = 0; i < point.size(); ++i)
        point[i] = a[i] + t * (b[i] - a[i]);
    return point;
}

Point minus(const Point &a, const Point &b)
{
    Point point;
    for (std::size_t i = 0; i < point.size(); ++i)
        point[i] = a[i] - b[i];
    return point;
}

double norm(const Point &v)
{
    return std::hypot(v[0], v[1], v[2]);
}

} // namespace

SpatialCurve::SpatialCurve(std::span<const double> from, std::span<const double> out, std::span<const double> in,
                           std::span<const double> to)
    : m_components(std::min({from.size(), to.size(), kMaxComponents}))
{
    for (std::size_t i = 0; i < m_components; ++i) {
        m_control[0][i] = from[i];
        m_control[1][i] = from[i] + (i < out.size() ? out[i] : 0);
        m_control[2][i] = to[i] + (i < in.size() ? in[i] : 0);
        m_control[3][i] = to[i];
    }
    const double polygon = norm(minus(m_control[1], m_control[0])) + norm(minus(m_control[2], m_control[1]))
                           + norm(minus(m_control[3], m_control[2]));
    measure(0, 1, lengthBetween(0, 1), kTolerance * polygon, 0);
}

SpatialCurve::Cut SpatialCurve::cutAt(double parameter) const
{
    const Point first = mix(m_control[0], m_control[1], parameter);
    const Point second = mix(m_control[1], m_control[2], parameter);
    const Point third = mix(m_control[2], m_control[3], parameter);
    const Point left = mix(first, second, parameter);
    const Point right = mix(second, third, parameter);
    const Point point = mix(left, right, parameter);
    return {point, minus(first, m_control[0]), minus(left, point), minus(right, point), minus(third, m_control[3])};
}

Point SpatialCurve::pointAt(double parameter) const
{
    return cutAt(parameter).point;
}

Point SpatialCurve::velocityAt(double t) const
{
    const double r = 1 - t;
    Point velocity;
    for (std::size_t i = 0; i < velocity.size(); ++i) {
        velocity[i] = 3
                      * (r * r * (m_control[1][i] - m_control[0][i]) + 2 * r * t * (m_control[2][i] - m_control[1][i])
                         + t * t * (m_control[3][i] - m_control[2][i]));
    }
    return velocity;
}

double SpatialCurve::speedAt(double parameter) const
{
    return norm(velocityAt(parameter));
}

double SpatialCurve::lengthBetween(double begin, double end) const
{
    const double middle = (begin + end) / 2;
    const double half = (end - begin) / 2;
    double sum = 0;
    for (std::size_t i = 0; i < kNodes.size(); ++i)
        sum += kWeights[i] * (speedAt(middle - half * kNodes[i]) + speedAt(middle + half * kNodes[i]));
    return half * sum;
}

void SpatialCurve::measure(double begin, double end, double coarse, double tolerance, int depth)
{
    const double middle = (begin + end) / 2;
    const double left = lengthBetween(begin, middle);
    const double right = lengthBetween(middle, end);
    // Written so that not-a-number is accepted and does not halve on.
    if (depth < kDepth && std::abs(left + right - coarse) > tolerance) {
        measure(begin, middle, left, tolerance, depth + 1);
        measure(middle, end, right, tolerance, depth + 1);
        return;
    }
    const double sofar = length();
    m_pieces.push_back({middle, sofar + left});
    m_pieces.push_back({end, sofar + left + right});
}

double SpatialCurve::parameterAt(double lengthFraction) const
{
    const double target = lengthFraction * length();
    if (!(target > 0))
        return 0;
    if (!(target < length()))
        return 1;
    const auto piece = std::lower_bound(m_pieces.begin(), m_pieces.end(), target,
                                        [](const Piece &p, double length) { return p.length < length; });
    const double begin = piece == m_pieces.begin() ? 0 : std::prev(piece)->end;
    const double sofar = piece == m_pieces.begin() ? 0 : std::prev(piece)->length;
    const double close = kTolerance * length();
    double low = begin;
    double high = piece->end;
    double t = low + (high - low) * (target - sofar) / (piece->length - sofar);
    for (int i = 0; i < 60; ++i) {
        const double error = sofar + lengthBetween(begin, t) - target;
        if (!(std::abs(error) > close))
            break;
        (error < 0 ? low : high) = t;
        const double next = t - error / speedAt(t);
        t = next > low && next < high ? next : low + (high - low) / 2;
    }
    return t;
}

Point SpatialCurve::direction(bool end) const
{
    const Point &tip = m_control[end ? 3 : 0];
    for (const std::size_t i : {1, 2, 3}) {
        const Point chord = end ? minus(tip, m_control[3 - i]) : minus(m_control[i], tip);
        if (const double size = norm(chord); size > 0)
            return {chord[0] / size, chord[1] / size, chord[2] / size};
    }
    return {};
}

void SpatialCurve::at(double lengthFraction, std::span<double> out) const
{
    Point point;
    if (lengthFraction <= 0 || lengthFraction >= 1) {
        const bool end = lengthFraction >= 1;
        point = m_control[end ? 3 : 0];
        if (const double beyond = end ? lengthFraction - 1 : lengthFraction; beyond != 0) {
            const Point way = direction(end);
            for (std::size_t i = 0; i < point.size(); ++i)
                point[i] += beyond * length() * way[i];
        }
    } else {
        point = pointAt(parameterAt(lengthFraction));
    }
    std::copy_n(point.begin(), std::min(m_components, out.size()), out.begin());
}

} // namespace clipwright
