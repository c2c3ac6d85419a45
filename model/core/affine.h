// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>

namespace clipwright {

using Vec2 = glm::dvec2;

/**
 * x' = a·x + c·y + e, y' = b·x + d·y + f: the six numbers in the order of SVG and Lottie. Composes left to right as
 * maths does: (parent * local) maps a local point into the parent's space.
 */
struct Affine {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    Vec2 map(Vec2 p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    /** Maps a direction: without the translation. */
    Vec2 turn(Vec2 v) const { return {a * v.x + c * v.y, b * v.x + d * v.y}; }
    double determinant() const { return a * d - b * c; }
    /** How many times larger it makes an area's root: what widths are stretched by. */
    double stretch() const;
    /** Undefined for a determinant of 0: test it first. */
    Affine inverse() const;

    /** Translation to `position`, rotation by `degrees` (from +x towards +y), scale, then `anchor` to the origin. */
    static Affine transform(Vec2 position, double degrees, Vec2 scale, Vec2 anchor);

    bool operator==(const Affine &) const = default;
};

Affine operator*(const Affine &left, const Affine &right);

} // namespace clipwright
