// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/interpolation.h"

#include "model/timeline/drawn_curve.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

double clampedHandle(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0; // not-a-number becomes 0
}

} // namespace

std::span<const double> Easing::parametersOf(int component) const
{
    const InterpolationRow &its = rowOf(row);
    const auto count = static_cast<std::size_t>(its.parameterCount);
    const int last = components > 1 ? components - 1 : 0;
    const auto set = static_cast<std::size_t>(component < 0 ? 0 : (component < last ? component : last));
    if ((set + 1) * count > parameters.size())
        return its.defaults;
    return std::span(parameters).subspan(set * count, count);
}

double Easing::at(double u, int component) const
{
    return drawn ? drawn->at(u) : rowOf(row).ease(u, parametersOf(component));
}

double Easing::slopeAt(bool end, int component) const
{
    return drawn ? drawn->slopeAt(end) : rowOf(row).slope(end, parametersOf(component));
}

TangentStretch::Handles TangentStretch::handles() const
{
    const auto isTold = [](double weight) { return weight >= 0 && std::isfinite(weight); };
    constexpr double kThird = 1.0 / 3.0;
    constexpr double kLongest = 1e9; // so that their sum is finite
    Handles x{kThird, kThird, isTold(weightOut) || isTold(weightIn)};
    if (isTold(weightOut))
        x.out = std::min(weightOut / length, kLongest);
    if (isTold(weightIn))
        x.in = std::min(weightIn / length, kLongest);
    if (const double sum = x.out + x.in; sum > 1) {
        x.out /= sum;
        x.in /= sum;
    }
    return x;
}

double cubicParameterAt(double x, double x1, double x2)
{
    if (!(x > 0))
        return 0;
    if (x >= 1)
        return 1;
    const double c = 3 * clampedHandle(x1);
    const double b = 3 * clampedHandle(x2) - 2 * c;
    const double a = 1 - c - b;
    // Newton within a bracket; a step that leaves it, or does not halve the step before, is replaced by halving it.
    // Hence at most about two steps a bit, and four to six in ordinary cases.
    double low = 0;
    double high = 1;
    double s = x;
    double before = 1;
    for (int i = 0; i < 128; ++i) {
        const double error = ((a * s + b) * s + c) * s - x;
        if (error == 0)
            break;
        (error < 0 ? low : high) = s;
        double next = s - error / ((3 * a * s + 2 * b) * s + c);
        if (!(next > low && next < high) || 2 * std::abs(next - s) > before)
            next = low + (high - low) / 2;
        before = std::abs(next - s);
        if (before == 0)
            break;
        s = next;
    }
    return s;
}

} // namespace clipwright
