// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/spatial_curve.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>

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
// At a cusp a piece is as long as the square of its time: after 22 halvings 2^-44, below the tolerance.
constexpr int kDepth = 22;
// Shorter ones have no room for a tolerance.
constexpr double kShortest = 1e-280;

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
    return std::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]); // std::hypot takes five times as long
}

double polygonLength(const std::array<Point, 4> &control)
{
    return norm(minus(control[1], control[0])) + norm(minus(control[2], control[1]))
           + norm(minus(control[3], control[2]));
}

/**
 * No leg of the polygon turns by more than 60° from another. The velocity is a mean of the legs, so that it is nowhere
 * nought and its size is smooth: quadrature may be trusted. A cusp between two nodes it would not see.
 */
bool runsOneWay(const std::array<Point, 4> &control)
{
    const std::array<Point, 3> legs{minus(control[1], control[0]), minus(control[2], control[1]),
                                    minus(control[3], control[2])};
    const auto agree = [](const Point &a, const Point &b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] >= 0.5 * norm(a) * norm(b);
    };
    return agree(legs[0], legs[1]) && agree(legs[1], legs[2]) && agree(legs[0], legs[2]);
}

/** De Casteljau: the control points of both halves, which share the fourth. */
std::array<Point, 7> halvesOf(const std::array<Point, 4> &control, double t)
{
    const Point first = mix(control[0], control[1], t);
    const Point second = mix(control[1], control[2], t);
    const Point third = mix(control[2], control[3], t);
    const Point before = mix(first, second, t);
    const Point after = mix(second, third, t);
    return {control[0], first, before, mix(before, after, t), after, third, control[3]};
}

} // namespace

SpatialCurve::SpatialCurve(std::span<const double> from, std::span<const double> out, std::span<const double> in,
                           std::span<const double> to)
    : SpatialCurve(controlOf(from, out, in, to), std::min({from.size(), to.size(), kMaxComponents}))
{}

SpatialCurve::SpatialCurve(const Control &control, std::size_t components)
    : m_components(components),
      m_control(control)
{
    const double polygon = polygonLength(m_control);
    const bool canHalve = std::isfinite(polygon) && polygon > kShortest;
    measure(m_control, {0, 1, lengthBetween(0, 1)}, kTolerance * polygon, canHalve ? 0 : kDepth);
}

SpatialCurve::Control SpatialCurve::controlOf(std::span<const double> from, std::span<const double> out,
                                              std::span<const double> in, std::span<const double> to)
{
    Control control{};
    for (std::size_t i = 0; i < std::min({from.size(), to.size(), kMaxComponents}); ++i) {
        control[0][i] = from[i];
        control[1][i] = from[i] + (i < out.size() ? out[i] : 0);
        control[2][i] = to[i] + (i < in.size() ? in[i] : 0);
        control[3][i] = to[i];
    }
    return control;
}

const SpatialCurve &SpatialCurve::remembered(std::span<const double> from, std::span<const double> out,
                                             std::span<const double> in, std::span<const double> to)
{
    // As many as layers that move at one moment; where two claim a place the later one has it.
    thread_local std::array<std::optional<SpatialCurve>, 64> memory;
    const Control control = controlOf(from, out, in, to);
    const std::size_t components = std::min({from.size(), to.size(), kMaxComponents});
    std::uint64_t hash = components;
    for (const Point &point : control) {
        for (const double number : point)
            hash = (hash ^ std::bit_cast<std::uint64_t>(number)) * 0x9e3779b97f4a7c15U;
    }
    std::optional<SpatialCurve> &place = memory[hash >> 58];
    // Bit by bit: what is not a number is found again too.
    if (!place || place->m_components != components || std::memcmp(&place->m_control, &control, sizeof(Control)) != 0)
        place.emplace(SpatialCurve(control, components));
    return *place;
}

SpatialCurve::Cut SpatialCurve::cutAt(double parameter) const
{
    const std::array<Point, 7> points = halvesOf(m_control, parameter);
    const Point &point = points[3];
    return {point, minus(points[1], points[0]), minus(points[2], point), minus(points[4], point),
            minus(points[5], points[6])};
}

double SpatialCurve::speedAt(double t) const
{
    const double r = 1 - t;
    Point velocity;
    for (std::size_t i = 0; i < velocity.size(); ++i) {
        velocity[i] = 3
                      * (r * r * (m_control[1][i] - m_control[0][i]) + 2 * r * t * (m_control[2][i] - m_control[1][i])
                         + t * t * (m_control[3][i] - m_control[2][i]));
    }
    return norm(velocity);
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

void SpatialCurve::measure(const Control &control, const Interval &part, double tolerance, int depth)
{
    const double middle = (part.begin + part.end) / 2;
    const double left = lengthBetween(part.begin, middle);
    const double right = lengthBetween(middle, part.end);
    // The arc is between its chord and its polygon, whatever the quadrature says.
    const double doubt = polygonLength(control) - norm(minus(control[3], control[0]));
    const bool agrees = std::abs(left + right - part.length) <= tolerance;
    if (depth < kDepth && doubt > tolerance && !(agrees && runsOneWay(control))) {
        const std::array<Point, 7> halves = halvesOf(control, 0.5);
        measure({halves[0], halves[1], halves[2], halves[3]}, {part.begin, middle, left}, tolerance, depth + 1);
        measure({halves[3], halves[4], halves[5], halves[6]}, {middle, part.end, right}, tolerance, depth + 1);
        return;
    }
    const double sofar = length();
    m_pieces.push_back({middle, sofar + left});
    m_pieces.push_back({part.end, sofar + left + right});
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

void SpatialCurve::at(double lengthFraction, std::span<double> out) const
{
    const Point point = lengthFraction <= 0   ? m_control[0]
                        : lengthFraction >= 1 ? m_control[3]
                                              : cutAt(parameterAt(lengthFraction)).point;
    std::copy_n(point.begin(), std::min(m_components, out.size()), out.begin());
}

} // namespace clipwright
