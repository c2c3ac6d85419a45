// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Rows of the interpolation table; the number is what columns store. It governs the stretch from its key to the next. */
enum class Interpolation : std::uint8_t {
    Hold,
    Linear,
    Cubic, ///< a cubic Bézier in the unit square; the cubic power is CubicIn …
    Hermite,
    Weighted, ///< Hermite whose handles also have a length in time
    Smooth,   ///< `.oclip`'s hold of that name: quadratic in and out
    Shaped,   ///< one of `.oclip`'s seven easings by its number
    SineIn,
    SineOut,
    SineInOut,
    QuadIn,
    QuadOut,
    QuadInOut,
    CubicIn,
    CubicOut,
    CubicInOut,
    QuartIn,
    QuartOut,
    QuartInOut,
    QuintIn,
    QuintOut,
    QuintInOut,
    ExpoIn,
    ExpoOut,
    ExpoInOut,
    CircIn,
    CircOut,
    CircInOut,
    BackIn, ///< parameter: overshoot
    BackOut,
    BackInOut,
    ElasticIn, ///< parameters: amplitude (below 1 counts as 1), period (in lengths of the stretch)
    ElasticOut,
    ElasticInOut,
    BounceIn,
    BounceOut,
    BounceInOut,
    Drawn, ///< a curve of the user's: Easing::curve
};

/**
 * Eased: one fraction of time gives one fraction of the value (for the whole value, or one a component where the
 * easing's parameters are given a component). Tangent: each component is its own curve through in and out slopes.
 */
enum class InterpolationFamily : std::uint8_t { Eased, Tangent };

/** One component of a stretch of the tangent family. Slopes are a unit of time, weights lengths of time. */
struct TangentStretch {
    /** Where the handles stand, as fractions of the length from their own key: together at most 1, scaled down alike. */
    struct Handles {
        double out = 0;
        double in = 0;
        bool areWeighted = false; ///< a weight was told; else both are a third
    };

    double length = 0;
    double from = 0;
    double out = 0;
    double in = 0;
    double to = 0;
    double weightOut = -1; ///< below 0 or not finite: a third of the length
    double weightIn = -1;

    Handles handles() const;
};

struct InterpolationRow {
    Interpolation id = Interpolation::Hold;
    std::string_view name = {}; ///< as files and the command line write it
    InterpolationFamily family = InterpolationFamily::Eased;
    int parameterCount = 0; ///< of the easing, for one component
    std::span<const double> defaults = {};
    std::string_view handles = {}; ///< what a curve view shows: "none", "fraction" (unit square), "slopes"
    bool exactBezier = false;      ///< a writer that only knows cubic Béziers can say it exactly: asCubic
    bool overshoots = false;       ///< may leave the range between the two values
    /**
     * Fraction of time 0..1 → fraction of the value; 0 → 0 and 1 → 1 exactly (hold: 0 before 1). A tangent row has it
     * too, for values without components of their own (paths): it runs evenly.
     */
    double (*ease)(double u, std::span<const double> parameters) = nullptr;
    /** d fraction / d u at the start (`end` false) and the end, for going on straight ahead; 0 where it is not finite. */
    double (*slope)(bool end, std::span<const double> parameters) = nullptr;
    /** Tangent rows, else null: the value at fraction u of a stretch. Ends exact. */
    double (*curve)(double u, const TangentStretch &stretch) = nullptr;
};

std::span<const InterpolationRow> interpolations();
const InterpolationRow &rowOf(Interpolation interpolation);
std::optional<Interpolation> interpolationNamed(std::string_view name);
/** Which of `.oclip`'s easings (linear in out inOut smooth back bounce) Shaped's parameter names: 3 for what is none. */
std::size_t shapedIndex(double parameter);

class DrawnCurve; // drawn_curve.h

/**
 * An easing: a row of the eased family with its parameters. Cubic has x and y of two handles in the unit square
 * (x clamped to 0..1 when evaluated so that time never runs back; y free, for overshoot). With `components` n > 1
 * there are n sets of parameters, one a component of the value (Lottie's per-dimension easing).
 */
struct Easing {
    Interpolation row = Interpolation::Linear;
    int components = 1;
    std::vector<double> parameters = {};
    std::string curve = {};                            ///< Drawn: the asset's name
    std::shared_ptr<const DrawnCurve> drawn = nullptr; ///< what was read from there; null: not there, runs evenly

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

    /** By what was said; whether the drawn curve is there does not count. */
    bool operator==(const Easing &other) const
    {
        return row == other.row && components == other.components && parameters == other.parameters
               && curve == other.curve;
    }
};

/** Both halves of an easing cut at a fraction of time, and the fraction of the value there (one a component set). */
struct EasingSplit {
    Easing left;
    Easing right;
    std::vector<double> fractions;
};

/**
 * Cuts `easing` at the fraction of time 0 < u < 1 so that the halves, each rescaled to its unit square, draw the
 * same curve (de Casteljau; within 1e-12). What `asCubic` says goes on as cubics; the way there and back of a named
 * curve is cut in its middle into its way in and its way out. Refuses with `easing-not-splittable`
 * - a row whose halves no row can say,
 * - u outside 0..1 or not a number,
 * - a curve whose value there (nearly) equals one end while it moves on that side: no half can then be written as a
 *   fraction of its own span (handles over 1000 times the span count as that, for they lose the 1e-12),
 * - a half that would need a handle outside 0..1 in time, which happens where the handles' x cross by more than 0.6.
 */
Result<EasingSplit> splitEasing(const Easing &easing, double u);

/** Where the cubic Bézier through 0, x1, x2, 1 (handles clamped to 0..1) passes `x`: its parameter, to double precision. */
double cubicParameterAt(double x, double x1, double x2);

} // namespace clipwright
