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

bool isInside(std::span<const Vec2> polygon, Vec2 p)
{
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Vec2 a = polygon[i];
        const Vec2 b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

} // namespace clipwright
