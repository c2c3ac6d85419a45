// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/cubic_ease.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

constexpr double kTimeError = 1e-5;
constexpr double kLeastSlope = 1e-5;
constexpr int kNewtonSteps = 8;
constexpr int kHalvings = 32;

/** ((a t + b) t + c) t, the Bézier polynomial through 0, p1, p2, 1. */
struct Polynomial {
    double a;
    double b;
    double c;

    Polynomial(double p1, double p2) : a(1 - 3 * (p2 - p1)), b(3 * (p2 - p1) - 3 * p1), c(3 * p1) {}
    double at(double t) const { return ((a * t + b) * t + c) * t; }
    double slopeAt(double t) const { return (3 * a * t + 2 * b) * t + c; }
};

double parameterAt(const Polynomial &x, double u)
{
    double t = u;
    for (int i = 0; i < kNewtonSteps; ++i) {
        const double error = x.at(t) - u;
        if (std::abs(error) < kTimeError)
            return t;
        const double slope = x.slopeAt(t);
        if (std::abs(slope) < kLeastSlope)
            break;
        t -= error / slope;
    }
    double low = 0;
    double high = 1;
    t = u;
    for (int i = 0; i < kHalvings; ++i) {
        const double error = x.at(t) - u;
        if (std::abs(error) < kTimeError)
            break;
        (error < 0 ? low : high) = t;
        t = low + (high - low) / 2;
    }
    return t;
}

} // namespace

CubicEase CubicEase::of(const Easing &easing)
{
    const auto &p = easing.parameters;
    return {std::clamp(p[0], 0.0, 1.0), p[1], std::clamp(p[2], 0.0, 1.0), p[3]};
}

double CubicEase::at(double u) const noexcept
{
    return Polynomial(outY, inY).at(parameterAt(Polynomial(outX, inX), u));
}

double playedEase(const Easing &easing, double u)
{
    if (easing.row == Interpolation::Hold)
        return 0;
    const double held = std::clamp(u, 0.0, 1.0);
    return easing.row == Interpolation::Cubic ? CubicEase::of(easing).at(held) : held;
}

} // namespace clipwright
