// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The ten curves known from CSS and easings.net: private to the folder, for the rows of the interpolation table.
#pragma once

#include <span>

namespace clipwright::named {

/** The way in (slow at the start) for 0 < u < 1. */
using Formula = double (*)(double u, std::span<const double> parameters);
/** How fast a way in runs at its start and its end; 0 where that is not finite. */
using Slope = double (*)(bool end, std::span<const double> parameters);

double sine(double u, std::span<const double> parameters);
double quad(double u, std::span<const double> parameters);
double cubic(double u, std::span<const double> parameters);
double quart(double u, std::span<const double> parameters);
double quint(double u, std::span<const double> parameters);
double expo(double u, std::span<const double> parameters);
double circ(double u, std::span<const double> parameters);
/** Parameter: overshoot. */
double back(double u, std::span<const double> parameters);
/** A half of Back there and back: its overshoot is 1.525 times the one told, so that it passes as far. */
double backHalf(double u, std::span<const double> parameters);
/** Parameters: amplitude (below 1 counts as 1) and period, in lengths of the stretch. */
double elastic(double u, std::span<const double> parameters);
double bounce(double u, std::span<const double> parameters);

double sineSlope(bool end, std::span<const double> parameters);
template<int degree>
double powerSlope(bool end, std::span<const double>)
{
    return end ? degree : 0;
}
double expoSlope(bool end, std::span<const double> parameters);
double circSlope(bool end, std::span<const double> parameters);
double backSlope(bool end, std::span<const double> parameters);
double backHalfSlope(bool end, std::span<const double> parameters);
double elasticSlope(bool end, std::span<const double> parameters);
double bounceSlope(bool end, std::span<const double> parameters);

/** What Back and Elastic are made of when a file says something that is no number or no period. */
inline constexpr double kOvershoot = 1.70158;
inline constexpr double kHalfOvershoot = 1.525;
inline constexpr double kPeriod = 0.3;
/** Elastic's sine. */
struct Swing {
    double amplitude;
    double period;
    double shift; ///< so that it ends at 1

    explicit Swing(std::span<const double> parameters);
    double angle(double u) const;
};

double overshootOf(std::span<const double> parameters);

template<Formula formula>
double easeIn(double u, std::span<const double> parameters)
{
    return u > 0 ? (u < 1 ? formula(u, parameters) : 1) : 0; // not-a-number is the start
}

template<Formula formula>
double easeOut(double u, std::span<const double> parameters)
{
    return u > 0 ? 1 - easeIn<formula>(1 - u, parameters) : 0;
}

template<Formula formula>
double easeInOut(double u, std::span<const double> parameters)
{
    if (!(u > 0))
        return 0;
    return u < 0.5 ? easeIn<formula>(2 * u, parameters) / 2 : 1 - easeIn<formula>(2 - 2 * u, parameters) / 2;
}

template<Slope slope>
double slopeOut(bool end, std::span<const double> parameters)
{
    return slope(!end, parameters);
}

template<Slope slope>
double slopeInOut(bool, std::span<const double> parameters)
{
    return slope(false, parameters);
}

} // namespace clipwright::named
