// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/interpolation.h"

#include <span>

namespace clipwright {

/** Rounding steps of what a cook writes (oanim_oshape.md, section 0). */
inline constexpr double kLengthStep = 1e-5; ///< coordinates, widths, channels
inline constexpr double kColourStep = 1e-4; ///< colours, handles, miter limits

/** No number of a cooked rig is larger: what is over the range of a float no game could read. */
inline constexpr double kLargestNumber = 1e30;

/**
 * `value` to a multiple of `step`; what a file cannot hold (not a number, over the range of a float) is held to 0 or
 * ±kLargestNumber.
 */
double rounded(double value, double step);
/** The same of each of several; `step` is at most 1. `out` is as long. */
void roundAll(std::span<const double> values, double step, std::span<double> out);

/** The easing with its handles rounded. */
Easing roundedEasing(Easing easing);

} // namespace clipwright
