// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace clipwright {

using Vec3 = glm::dvec3;
/** A rotation; files and tracks write it x y z w, glm's constructor takes w first. */
using Quat = glm::dquat;

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
