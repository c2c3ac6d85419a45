// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/interpolation.h"

#include <optional>
#include <vector>

namespace clipwright {

/**
 * The one cubic Bézier that draws the same curve, for formats that know no other: of Cubic itself, of the polynomials
 * of at most the third degree (linear, in and out of Quad, Cubic and Back, smoothstep) with handles at a third and two
 * thirds of the time. As many components as the easing has. None for all other rows.
 */
std::optional<Easing> asCubic(const Easing &easing);

/** A part of an easing as one cubic Bézier (or linear, or hold) in a unit square of its own. */
struct CubicPiece {
    double start = 0; ///< fractions of the time of the whole
    double end = 1;
    double from = 0; ///< fractions of its value, at those times
    double to = 1;
    Easing easing;
};

struct CubicPieces {
    std::vector<CubicPiece> pieces; ///< in order of time, from 0 to 1 without a gap
    double error = 0; ///< the largest distance in value to the easing that was measured, of the unit of value
};

/**
 * Few cubics that together draw an eased row within `tolerance` (of the way from value to value; at least 1e-9 counts):
 * exact where `asCubic` is, in two for the there and back of Quad, Cubic and Back, in eight for Bounce. Where the curve
 * itself jumps (Expo and Elastic start with a step of a thousandth) or stands upright, the pieces stop at a 4096th of the
 * time, and the error says what is left. Tangent rows run as their `ease`.
 */
CubicPieces asCubics(const Easing &easing, double tolerance, int component = 0);

} // namespace clipwright
