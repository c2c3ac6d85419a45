// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace clipwright {

/**
 * A cubic Bézier in space measured by arc length: Lottie's spatial tangents. Up to three components.
 * Length by Gauss–Legendre quadrature on halved pieces; positions by Newton on that, within 1e-9 of the length.
 */
class SpatialCurve {
public:
    /** Values of two keys and their handles as offsets; empty handles are zero. All spans equally long. */
    SpatialCurve(std::span<const double> from, std::span<const double> out, std::span<const double> in,
                 std::span<const double> to);

    double length() const { return m_length; }
    /** The curve's parameter at a fraction of its length; beyond 0..1 it goes on straight ahead by `extra`. */
    double parameterAt(double lengthFraction) const;
    /** The point at a fraction of the length; fractions beyond 0..1 (overshoot) run on along the end's direction. */
    void at(double lengthFraction, std::span<double> out) const;

private:
    int m_components = 0;
    std::vector<double> m_control; ///< four points, component by component
    std::vector<double> m_lengths; ///< up to the end of each piece
    double m_length = 0;
};

} // namespace clipwright
