// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The formulas are those of Robert Penner's easing equations, as easings.net has them.
#include "model/timeline/named_easings.h"

#include <cmath>
#include <numbers>

namespace clipwright::named {

namespace {

using std::numbers::ln2;
using std::numbers::pi;

double backWith(double u, double overshoot)
{
    return u * u * ((overshoot + 1) * u - overshoot);
}

/** The dropped ball from the floor on: four hops, each a parabola. */
double hops(double u)
{
    constexpr double kSteep = 7.5625;
    constexpr double kWide = 2.75;
    double middle = 2.625;
    double top = 0.984375;
    if (u < 1 / kWide) {
        middle = 0;
        top = 0;
    } else if (u < 2 / kWide) {
        middle = 1.5;
        top = 0.75;
    } else if (u < 2.5 / kWide) {
        middle = 2.25;
        top = 0.9375;
    }
    const double s = u - middle / kWide;
    return kSteep * s * s + top;
}

} // namespace

Swing::Swing(std::span<const double> parameters)
    : amplitude(parameters[0] > 1 && std::isfinite(parameters[0]) ? parameters[0] : 1),
      // Shorter than a thousandth of the stretch nobody sees; far shorter and the sine has no digits left.
      period(parameters[1] > 1e-3 && std::isfinite(parameters[1]) ? parameters[1] : kPeriod),
      shift(period / (2 * pi) * std::asin(1 / amplitude))
{}

double Swing::angle(double u) const
{
    return (u - 1 - shift) * (2 * pi / period);
}

double overshootOf(std::span<const double> parameters)
{
    return std::isfinite(parameters[0]) ? parameters[0] : kOvershoot;
}

double sine(double u, std::span<const double>)
{
    return 1 - std::cos(u * (pi / 2));
}

double quad(double u, std::span<const double>)
{
    return u * u;
}

double cubic(double u, std::span<const double>)
{
    return u * u * u;
}

double quart(double u, std::span<const double>)
{
    return u * u * u * u;
}

double quint(double u, std::span<const double>)
{
    return u * u * u * u * u;
}

double expo(double u, std::span<const double>)
{
    return std::exp2(10 * u - 10);
}

double circ(double u, std::span<const double>)
{
    return 1 - std::sqrt((1 - u) * (1 + u));
}

double back(double u, std::span<const double> parameters)
{
    return backWith(u, overshootOf(parameters));
}

double backHalf(double u, std::span<const double> parameters)
{
    return backWith(u, kHalfOvershoot * overshootOf(parameters));
}

double elastic(double u, std::span<const double> parameters)
{
    const Swing swing(parameters);
    return -swing.amplitude * std::exp2(10 * (u - 1)) * std::sin(swing.angle(u));
}

double bounce(double u, std::span<const double>)
{
    return 1 - hops(1 - u);
}

double sineSlope(bool end, std::span<const double>)
{
    return end ? pi / 2 : 0;
}

double expoSlope(bool end, std::span<const double>)
{
    return 10 * ln2 * (end ? 1 : 0x1p-10);
}

double circSlope(bool, std::span<const double>)
{
    return 0; // upright at its end
}

double backSlope(bool end, std::span<const double> parameters)
{
    return end ? overshootOf(parameters) + 3 : 0;
}

double backHalfSlope(bool end, std::span<const double> parameters)
{
    return end ? kHalfOvershoot * overshootOf(parameters) + 3 : 0;
}

double elasticSlope(bool end, std::span<const double> parameters)
{
    const Swing swing(parameters);
    const double angle = swing.angle(end ? 1 : 0);
    const double turn = 10 * ln2 * std::sin(angle) + 2 * pi / swing.period * std::cos(angle);
    return -swing.amplitude * (end ? 1 : 0x1p-10) * turn;
}

double bounceSlope(bool end, std::span<const double>)
{
    return end ? 0 : 2 * 7.5625 * (1 - 2.625 / 2.75);
}

} // namespace clipwright::named
