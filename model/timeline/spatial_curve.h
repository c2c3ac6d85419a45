// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace clipwright {

/**
 * A cubic Bézier in space measured by arc length: Lottie's spatial tangents. Up to three components; more are not
 * looked at. Length by Gauss–Legendre quadrature on pieces that are halved until each runs one way (so
 * that no cusp hides between the nodes) and the quadrature agrees with itself; positions by Newton on that, within 1e-9 of the length. Not-a-number and infinities give such values, never a hang.
 */
class SpatialCurve {
public:
    static constexpr std::size_t kMaxComponents = 3;
    using Point = std::array<double, kMaxComponents>;

    /** Values of two keys and their handles as offsets; empty handles are zero. */
    SpatialCurve(std::span<const double> from, std::span<const double> out, std::span<const double> in,
                 std::span<const double> to);

    /**
     * The same out of a small memory of the calling thread: measuring costs many times what a look costs, and one
     * segment is sampled at many moments. The reference holds until the next call.
     */
    static const SpatialCurve &remembered(std::span<const double> from, std::span<const double> out,
                                          std::span<const double> in, std::span<const double> to);

    double length() const { return m_pieces.empty() ? 0 : m_pieces.back().length; }
    /** The curve's parameter at a fraction of its length, held to 0..1. */
    double parameterAt(double lengthFraction) const;
    /** The point at a fraction of the length, held to 0..1: an easing that overshoots rests at the end, as in players. */
    void at(double lengthFraction, std::span<double> out) const;

    /** Control points of the curve cut at a parameter: de Casteljau's. Handles are offsets again. */
    struct Cut {
        Point point;
        Point firstOut;
        Point middleIn;
        Point middleOut;
        Point lastIn;
    };
    Cut cutAt(double parameter) const;

private:
    struct Piece {
        double end;    ///< parameter
        double length; ///< of the curve from its start up to there
    };

    using Control = std::array<Point, 4>;

    explicit SpatialCurve(const Control &control, std::size_t components);
    static Control controlOf(std::span<const double> from, std::span<const double> out, std::span<const double> in,
                             std::span<const double> to);
    double speedAt(double parameter) const;
    /** Quadrature over one interval, without halving. */
    double lengthBetween(double begin, double end) const;
    struct Interval {
        double begin;
        double end;
        double length; ///< by quadrature without halving
    };
    /** Adds the pieces of a part whose own control points are `control`. */
    void measure(const Control &control, const Interval &part, double tolerance, int depth);

    std::size_t m_components = 0;
    Control m_control{};
    std::vector<Piece> m_pieces;
};

} // namespace clipwright
