// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/shape_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace clipwright {

namespace {

constexpr std::size_t kSides = 64;

std::array<Vec2, kSides> makeCircle()
{
    // A little outside, for a polygon of points on the circle is smaller than it.
    const double side = 2 * std::numbers::pi / double(kSides);
    const double radius = 0.5 * std::sqrt(side / std::sin(side));
    std::array<Vec2, kSides> ring;
    for (std::size_t i = 0; i < kSides; ++i)
        ring[i] = {radius * std::cos(side * double(i)), radius * std::sin(side * double(i))};
    return ring;
}

} // namespace

std::array<Vec2, 4> rectangleOf(Vec2 size)
{
    const Vec2 half = size / 2.0;
    return {Vec2{-half.x, half.y}, {-half.x, -half.y}, {half.x, -half.y}, {half.x, half.y}};
}

std::span<const Vec2> unitCircle()
{
    static const std::array<Vec2, kSides> ring = makeCircle();
    return ring;
}

std::array<Vec2, 4> frameCorners(double frame, Vec2 frames, bool isFlippedX, bool isFlippedY)
{
    const double columns = std::max(1.0, std::floor(frames.x));
    const double rows = std::max(1.0, std::floor(frames.y));
    const double index = std::clamp(std::floor(frame), 0.0, columns * rows - 1);
    const double row = std::floor(index / columns);
    const double column = index - row * columns;
    double left = column / columns;
    double right = (column + 1) / columns;
    double top = row / rows;
    double bottom = (row + 1) / rows;
    if (isFlippedX)
        std::swap(left, right);
    if (isFlippedY)
        std::swap(top, bottom);
    return {Vec2{left, top}, {left, bottom}, {right, bottom}, {right, top}};
}

} // namespace clipwright
