// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace clipwright {

using Vec3 = glm::dvec3;
/** A rotation; files and tracks write it x y z w, glm's constructor takes w first. */
using Quat = glm::dquat;

/** Numbers shorter than this turn nothing. */
inline constexpr double kShortestRotation = 1e-9;

/** The length of a rotation's four numbers; not finite where one of them is not. */
inline double lengthOf(std::span<const double> rotation)
{
    return std::sqrt(rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2]
                     + rotation[3] * rotation[3]);
}

/** Of some length, and finite. */
inline bool isRotation(std::span<const double> numbers)
{
    const double length = lengthOf(numbers);
    return length >= kShortestRotation && std::isfinite(length);
}

/**
 * Made of unit length where it is off by more than 1e-6; within that its digits are kept. By the
 * reciprocal, as the peer of .oclip does, for the same digits. False for what is no rotation.
 */
inline bool makeUnit(std::span<double> rotation)
{
    if (!isRotation(rotation))
        return false;
    const double length = lengthOf(rotation);
    if (std::abs(length - 1) > 1e-6)
        std::ranges::transform(rotation, rotation.begin(), [scale = 1 / length](double part) { return part * scale; });
    return true;
}

inline Vec3 vec3Of(std::span<const double> numbers)
{
    return {numbers[0], numbers[1], numbers[2]};
}

inline Quat quatOf(std::span<const double> numbers)
{
    return {numbers[3], numbers[0], numbers[1], numbers[2]};
}

inline void put(const Vec3 &vector, std::span<double> numbers)
{
    numbers[0] = vector.x;
    numbers[1] = vector.y;
    numbers[2] = vector.z;
}

inline void put(const Quat &rotation, std::span<double> numbers)
{
    numbers[0] = rotation.x;
    numbers[1] = rotation.y;
    numbers[2] = rotation.z;
    numbers[3] = rotation.w;
}

} // namespace clipwright
