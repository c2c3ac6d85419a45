// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/polygon.h"

namespace clipwright {

double signedArea(std::span<const Vec2> points)
{
    // From the first point, so that a small shape far from the origin keeps its digits.
    double twice = 0;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        twice += doubleArea(points[0], points[i], points[i + 1]);
    return 0.5 * twice;
}

} // namespace clipwright
