// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/affine.h"

#include <cmath>
#include <numbers>

namespace clipwright {

Affine Affine::inverse() const
{
    const double scale = 1.0 / determinant();
    return {d * scale, -b * scale, -c * scale, a * scale, (c * f - d * e) * scale, (b * e - a * f) * scale};
}

double Affine::stretch() const
{
    return std::sqrt(std::abs(determinant()));
}

Affine Affine::transform(Vec2 position, double degrees, Vec2 scale, Vec2 anchor)
{
    const double radians = degrees * std::numbers::pi / 180.0;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    Affine m{cosine * scale.x, sine * scale.x, -sine * scale.y, cosine * scale.y, 0, 0};
    const Vec2 moved = m.turn(anchor);
    m.e = position.x - moved.x;
    m.f = position.y - moved.y;
    return m;
}

Affine operator*(const Affine &left, const Affine &right)
{
    const Vec2 x = left.turn({right.a, right.b});
    const Vec2 y = left.turn({right.c, right.d});
    const Vec2 t = left.map({right.e, right.f});
    return {x.x, x.y, y.x, y.y, t.x, t.y};
}

} // namespace clipwright
