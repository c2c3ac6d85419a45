// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"

#include <span>

namespace clipwright {

/** Three angles in degrees, about x, y and z, that turn in that order → a unit quaternion x y z w (four numbers). */
void rotationOfDegrees(std::span<const double> degrees, EulerOrder order, std::span<double> rotation);

/**
 * The way back: a quaternion of any length above 0 → degrees, the middle turn within ±90, the others within ±180. Where the
 * middle one stands on its pole (its sine is 0.9999999 or more) the first is 0 and the last has all of the turn.
 */
void degreesOfRotation(std::span<const double> rotation, EulerOrder order, std::span<double> degrees);

} // namespace clipwright
