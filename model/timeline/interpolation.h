// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace clipwright {

/** Rows of the interpolation table; the number is what columns store. It governs the stretch from its key to the next. */
enum class Interpolation : std::uint8_t { Hold, Linear, Cubic, Hermite };

/**
 * Eased: one fraction of time gives one fraction of the value (for the whole value, or one a component where the
 * easing's parameters are given a component). Tangent: each component is its own curve through in and out slopes.
 */
enum class InterpolationFamily : std::uint8_t { Eased, Tangent };

struct InterpolationRow {
    Interpolation id;
    std::string_view name; ///< as files and the command line write it
    InterpolationFamily family;
    int parameterCount; ///< of the easing, for one component
    std::span<const double> defaults;
    std::string_view handles; ///< what a curve view shows: "none", "fraction" (unit square), "slopes"
    bool exactBezier;         ///< a writer that only knows cubic Béziers can say it exactly
    /**
     * Fraction of time 0..1 → fraction of the value; 0 → 0 and 1 → 1 exactly (hold: 0 before 1). A tangent row has it
     * too, for values without components of their own (paths): it runs evenly.
     */
    double (*ease)(double u, std::span<const double> parameters);
    /** d fraction / d u at the start (`end` false) and the end, for going on straight ahead; 0 where it is not finite. */
    double (*slope)(bool end, std::span<const double> parameters);
    /** Tangent rows, else null: value at fraction u of a stretch `length` long, slopes a unit of time. Ends exact. */
    double (*curve)(double u, double length, double from, double out, double in, double to);
};

std::span<const InterpolationRow> interpolations();
const InterpolationRow &rowOf(Interpolation interpolation);
std::optional<Interpolation> interpolationNamed(std::string_view name);

/**
 * An easing: a row of the eased family with its parameters. Cubic has x and y of two handles in the unit square
 * (x clamped to 0..1 when evaluated so that time never runs back; y free, for overshoot). With `components` n > 1
 * there are n sets of parameters, one a component of the value (Lottie's per-dimension easing).
 */
struct Easing {
    Interpolation row = Interpolation::Linear;
    int components = 1;
    std::vector<double> parameters;

    static Easing hold() { return {Interpolation::Hold, 1, {}}; }
    static Easing linear() { return {Interpolation::Linear, 1, {}}; }
    static Easing cubic(double outX, double outY, double inX, double inY)
    {
        return {Interpolation::Cubic, 1, {outX, outY, inX, inY}};
    }

    /**
     * The fraction of the value at the fraction of time `u` for `component` (ignored when there is one set; past the last
     * set, the last). Parameters that are missing are the row's defaults.
     */
    double at(double u, int component = 0) const;
    /** How fast that runs at the start or the end: InterpolationRow::slope. */
    double slopeAt(bool end, int component = 0) const;
    /** The parameters that count for a component. */
    std::span<const double> parametersOf(int component) const;

    bool operator==(const Easing &) const = default;
};

/** Both halves of an easing cut at a fraction of time, and the fraction of the value there (one a component set). */
struct EasingSplit {
    Easing left;
    Easing right;
    std::vector<double> fractions;
};

/**
 * Cuts `easing` at the fraction of time 0 < u < 1 so that the halves, each rescaled to its unit square, draw the
 * same curve (de Casteljau; within 1e-12). Refuses with `easing-not-splittable`
 * - u outside 0..1 or not a number,
 * - a curve whose value there (nearly) equals one end while it moves on that side: no half can then be written as a
 *   fraction of its own span (handles over 1000 times the span count as that, for they lose the 1e-12),
 * - a half that would need a handle outside 0..1 in time, which happens where the handles' x cross by more than 0.6.
 */
Result<EasingSplit> splitEasing(const Easing &easing, double u);

/** Where the cubic Bézier through 0, x1, x2, 1 (handles clamped to 0..1) passes `x`: its parameter, to double precision. */
double cubicParameterAt(double x, double x1, double x2);

} // namespace clipwright
