// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/interpolation.h"
#include "model/timeline/named_easings.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

using Parameters = std::span<const double>;

constexpr std::array<double, 4> kCubicDefaults{1.0 / 3.0, 0.0, 2.0 / 3.0, 1.0};
constexpr std::array kShapedDefaults{-1.0};
constexpr std::array kBackDefaults{named::kOvershoot};
constexpr std::array kElasticDefaults{1.0, named::kPeriod};
constexpr std::array kElasticInOutDefaults{1.0, 1.5 * named::kPeriod};

double clampedHandle(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0; // not-a-number becomes 0
}

double easeHold(double u, Parameters)
{
    return u >= 1 ? 1 : 0;
}

double slopeHold(bool, Parameters)
{
    return 0;
}

double easeLinear(double u, Parameters)
{
    return u > 0 ? (u < 1 ? u : 1) : 0;
}

double slopeLinear(bool, Parameters)
{
    return 1;
}

double easeCubic(double u, Parameters handles)
{
    if (!(u > 0))
        return 0;
    if (u >= 1)
        return 1;
    const double s = cubicParameterAt(u, handles[0], handles[2]);
    const double r = 1 - s;
    return 3 * s * r * (r * handles[1] + s * handles[3]) + s * s * s;
}

double slopeCubic(bool end, Parameters handles)
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

double smoothstep(double u, Parameters)
{
    return u * u * (3 - 2 * u);
}

/** What Shaped is by its parameter, in the order in which the easings of `.oclip` are counted. */
struct Shape {
    double (*ease)(double u, Parameters parameters);
    double (*slope)(bool end, Parameters parameters);
};
constexpr std::array<Shape, 7> kShapes{{
    {easeLinear, slopeLinear},
    {named::easeIn<named::quad>, named::powerSlope<2>},
    {named::easeOut<named::quad>, named::slopeOut<named::powerSlope<2>>},
    {named::easeInOut<named::quad>, named::slopeInOut<named::powerSlope<2>>},
    {named::easeIn<smoothstep>, slopeHold},
    {named::easeOut<named::back>, named::slopeOut<named::backSlope>},
    {named::easeOut<named::bounce>, named::slopeOut<named::bounceSlope>},
}};

const Shape &shapeOf(Parameters parameters)
{
    return kShapes[shapedIndex(parameters[0])];
}

double easeShaped(double u, Parameters parameters)
{
    return shapeOf(parameters).ease(u, kBackDefaults);
}

double slopeShaped(bool end, Parameters parameters)
{
    return shapeOf(parameters).slope(end, kBackDefaults);
}

// The cubic Hermite basis, e.g. glTF 2.0 appendix C, arranged so that equal ends and no slopes give a constant.
double curveHermite(double u, const TangentStretch &its)
{
    if (!(u > 0))
        return its.from;
    if (u >= 1)
        return its.to;
    const double r = 1 - u;
    return its.from + (its.to - its.from) * (u * u * (3 - 2 * u)) + its.length * u * r * (r * its.out - u * its.in);
}

double curveWeighted(double u, const TangentStretch &its)
{
    const TangentStretch::Handles x = its.handles();
    if (!x.areWeighted || !(u > 0) || u >= 1)
        return curveHermite(u, its); // x is the parameter itself there
    const double s = cubicParameterAt(u, x.out, 1 - x.in);
    const double r = 1 - s;
    // Bernstein's form about `from`, like Hermite's: equal ends and no slopes give a constant.
    return its.from + (its.to - its.from) * (s * s * (3 - 2 * s))
           + 3 * its.length * s * r * (r * x.out * its.out - s * x.in * its.in);
}

using Row = InterpolationRow;
constexpr InterpolationFamily kEased = InterpolationFamily::Eased;
constexpr InterpolationFamily kTangent = InterpolationFamily::Tangent;

template<named::Formula in, named::Slope slope, named::Formula half = in, named::Slope halfSlope = slope>
constexpr std::array<Row, 3> threeWays(Interpolation first, std::array<std::string_view, 3> names,
                                       Parameters defaults = {}, Parameters inOutDefaults = {}, bool overshoots = false)
{
    const auto at = [first](int step) { return static_cast<Interpolation>(static_cast<int>(first) + step); };
    const bool isExact = first == Interpolation::QuadIn || first == Interpolation::CubicIn
                         || first == Interpolation::BackIn; // polynomials of at most the third degree
    const auto count = static_cast<int>(defaults.size());
    return {
        Row{at(0), names[0], kEased, count, defaults, "none", isExact, overshoots, named::easeIn<in>, slope, nullptr},
        Row{at(1), names[1], kEased, count, defaults, "none", isExact, overshoots, named::easeOut<in>,
            named::slopeOut<slope>, nullptr},
        Row{at(2), names[2], kEased, count, inOutDefaults, "none", false, overshoots, named::easeInOut<half>,
            named::slopeInOut<halfSlope>, nullptr}};
}

constexpr auto allRows()
{
    using I = Interpolation;
    std::array<Row, static_cast<std::size_t>(I::Drawn) + 1> rows{};
    const auto put = [&rows](const auto &some) {
        for (const Row &row : some)
            rows[static_cast<std::size_t>(row.id)] = row;
    };
    put(std::array{
        Row{I::Hold, "hold", kEased, 0, {}, "none", false, false, easeHold, slopeHold, nullptr},
        Row{I::Linear, "linear", kEased, 0, {}, "none", true, false, easeLinear, slopeLinear, nullptr},
        Row{I::Cubic, "cubic", kEased, 4, kCubicDefaults, "fraction", true, true, easeCubic, slopeCubic, nullptr},
        Row{I::Hermite, "hermite", kTangent, 0, {}, "slopes", false, true, easeLinear, slopeLinear, curveHermite},
        Row{I::Weighted, "weighted", kTangent, 0, {}, "slopes", false, true, easeLinear, slopeLinear, curveWeighted},
        Row{I::Smooth, "smooth", kEased, 0, {}, "none", false, false, kShapes[3].ease, kShapes[3].slope, nullptr},
        Row{I::Shaped, "shaped", kEased, 1, kShapedDefaults, "none", false, true, easeShaped, slopeShaped, nullptr},
        // Without its curve a drawn easing runs evenly; with it, Easing::at asks the curve.
        Row{I::Drawn, "drawn", kEased, 0, {}, "none", false, true, easeLinear, slopeLinear, nullptr},
    });
    using namespace named;
    put(threeWays<sine, sineSlope>(I::SineIn, {"sine-in", "sine-out", "sine-in-out"}));
    put(threeWays<quad, powerSlope<2>>(I::QuadIn, {"ease-in", "ease-out", "ease-in-out"}));
    put(threeWays<named::cubic, powerSlope<3>>(I::CubicIn, {"cubic-in", "cubic-out", "cubic-in-out"}));
    put(threeWays<quart, powerSlope<4>>(I::QuartIn, {"quart-in", "quart-out", "quart-in-out"}));
    put(threeWays<quint, powerSlope<5>>(I::QuintIn, {"quint-in", "quint-out", "quint-in-out"}));
    put(threeWays<expo, expoSlope>(I::ExpoIn, {"expo-in", "expo-out", "expo-in-out"}));
    put(threeWays<circ, circSlope>(I::CircIn, {"circ-in", "circ-out", "circ-in-out"}));
    put(threeWays<back, backSlope, backHalf, backHalfSlope>(I::BackIn, {"back-in", "back-out", "back-in-out"},
                                                            kBackDefaults, kBackDefaults, true));
    put(threeWays<elastic, elasticSlope>(I::ElasticIn, {"elastic-in", "elastic-out", "elastic-in-out"},
                                         kElasticDefaults, kElasticInOutDefaults, true));
    put(threeWays<bounce, bounceSlope>(I::BounceIn, {"bounce-in", "bounce-out", "bounce-in-out"}));
    return rows;
}

constexpr auto kRows = allRows();

} // namespace

std::size_t shapedIndex(double parameter)
{
    constexpr std::size_t kInOut = 3;
    return parameter >= 0 && parameter < double(kShapes.size()) ? static_cast<std::size_t>(parameter) : kInOut;
}

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

} // namespace clipwright
