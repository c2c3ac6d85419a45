// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/interpolation.h"

#include <array>
#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

constexpr std::array<double, 4> kCubicDefaults{1.0 / 3.0, 0.0, 2.0 / 3.0, 1.0};

double clampedHandle(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0; // not-a-number becomes 0
}

double easeHold(double u, std::span<const double>)
{
    return u >= 1 ? 1 : 0;
}

double slopeHold(bool, std::span<const double>)
{
    return 0;
}

double easeLinear(double u, std::span<const double>)
{
    return u > 0 ? (u < 1 ? u : 1) : 0;
}

double slopeLinear(bool, std::span<const double>)
{
    return 1;
}

double easeCubic(double u, std::span<const double> handles)
{
    if (!(u > 0))
        return 0;
    if (u >= 1)
        return 1;
    const double s = cubicParameterAt(u, handles[0], handles[2]);
    const double r = 1 - s;
    return 3 * s * r * (r * handles[1] + s * handles[3]) + s * s * s;
}

double slopeCubic(bool end, std::span<const double> handles)
{
    const double x1 = clampedHandle(handles[0]);
    const double x2 = clampedHandle(handles[2]);
    // The direction of the first control point that is not on the end itself.
    const double nearX = end ? 1 - x2 : x1;
    const double nearY = end ? 1 - handles[3] : handles[1];
    const double farX = end ? 1 - x1 : x2;
    const double farY = end ? 1 - handles[1] : handles[3];
    double slope = 1;
    if (nearX != 0 || nearY != 0)
        slope = nearY / nearX;
    else if (farX != 0 || farY != 0)
        slope = farY / farX;
    return std::isfinite(slope) ? slope : 0;
}

// The cubic Hermite basis, e.g. glTF 2.0 appendix C, arranged so that equal ends and no slopes give a constant.
double curveHermite(double u, double length, double from, double out, double in, double to)
{
    if (!(u > 0))
        return from;
    if (u >= 1)
        return to;
    const double r = 1 - u;
    return from + (to - from) * (u * u * (3 - 2 * u)) + length * u * r * (r * out - u * in);
}

using Row = InterpolationRow;
constexpr InterpolationFamily kEased = InterpolationFamily::Eased;
constexpr InterpolationFamily kTangent = InterpolationFamily::Tangent;

constexpr std::array kRows{
    Row{Interpolation::Hold, "hold", kEased, 0, {}, "none", false, easeHold, slopeHold, nullptr},
    Row{Interpolation::Linear, "linear", kEased, 0, {}, "none", true, easeLinear, slopeLinear, nullptr},
    Row{Interpolation::Cubic, "cubic", kEased, 4, kCubicDefaults, "fraction", true, easeCubic, slopeCubic, nullptr},
    Row{Interpolation::Hermite, "hermite", kTangent, 0, {}, "slopes", false, easeLinear, slopeLinear, curveHermite},
};

} // namespace

std::span<const InterpolationRow> interpolations()
{
    return kRows;
}

const InterpolationRow &rowOf(Interpolation interpolation)
{
    const auto index = static_cast<std::size_t>(interpolation);
    assert(index < kRows.size() && kRows[index].id == interpolation);
    return kRows[index];
}

std::optional<Interpolation> interpolationNamed(std::string_view name)
{
    for (const InterpolationRow &row : kRows) {
        if (row.name == name)
            return row.id;
    }
    return std::nullopt;
}

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
    return rowOf(row).ease(u, parametersOf(component));
}

double Easing::slopeAt(bool end, int component) const
{
    return rowOf(row).slope(end, parametersOf(component));
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
