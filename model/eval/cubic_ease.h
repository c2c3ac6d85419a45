// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/interpolation.h"

#include <compare>

namespace clipwright {

/**
 * A cubic easing as the game solves it: to 1e-5 of the stretch's time, by the steps of docs/formats/oanim.md, so that a
 * picture here is the picture there. (Easing::at solves to double precision; it is what editing measures with.)
 */
struct CubicEase {
    double outX = 0; ///< both x held to 0..1, so that time never runs back
    double outY = 0;
    double inX = 1;
    double inY = 1;

    /** Of an easing of the row Cubic. */
    static CubicEase of(const Easing &easing);
    /** The fraction of the value at the fraction of time 0 <= u <= 1. */
    double at(double u) const noexcept;

    auto operator<=>(const CubicEase &) const = default;
};

/** What playing makes of any easing of the grammar at u, held to 0..1: a hold stays 0 to its end. */
double playedEase(const Easing &easing, double u);

} // namespace clipwright
