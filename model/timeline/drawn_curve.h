// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/core/result.h"

#include <array>
#include <span>
#include <vector>

namespace clipwright {

/** A point of a drawn easing: fractions of time and of value, and its handles as offsets from it. */
struct DrawnPoint {
    double at = 0;
    double value = 0;
    Vec2 in{0, 0}; ///< towards earlier: x at most 0
    Vec2 out{0, 0};

    bool operator==(const DrawnPoint &) const = default;
};

/**
 * An easing that somebody drew: cubic Béziers from point to point, from (0, 0) to (1, 1). Time never runs back: the x of
 * a handle counts within its own stretch only. Values are free. Immutable.
 */
class DrawnCurve {
public:
    static constexpr std::size_t kMostPoints = 65'536;
    static constexpr double kLargest = 1e9; ///< of any number, so that no sum of them overflows

    /**
     * Refuses with `curve-points` fewer than two points or more than kMostPoints, numbers that are not finite or over
     * kLargest, times that do not rise, and ends other than (0, 0) and (1, 1).
     */
    static Result<DrawnCurve> of(std::vector<DrawnPoint> points);

    std::span<const DrawnPoint> points() const { return m_points; }

    /** Fraction of time → fraction of value; exactly 0 up to 0 and 1 from 1 on. */
    double at(double u) const;
    /** How fast it runs at its start or its end; 0 where that is not finite. */
    double slopeAt(bool end) const;
    /** Smallest and largest fraction of value that it passes. */
    std::array<double, 2> bounds() const;

    /** The four control points of the stretch from point `i` to the next, as they count. */
    std::array<Vec2, 4> stretch(std::size_t i) const;

    bool operator==(const DrawnCurve &) const = default;

private:
    explicit DrawnCurve(std::vector<DrawnPoint> points) : m_points(std::move(points)) {}

    std::vector<DrawnPoint> m_points;
};

} // namespace clipwright
