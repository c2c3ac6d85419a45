// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/euler.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr double kRadians = std::numbers::pi / 180;
constexpr double kPole = 0.9999999; // as the peer of .oclip has it

/** The axes in the order in which they turn, and +1 where they are x y z shifted round, else -1. */
struct Axes {
    int first;
    int middle;
    int last;
    double sign;
};

Axes axesOf(EulerOrder order)
{
    static constexpr std::array<Axes, 6> kAxes{{
        {0, 1, 2, 1},
        {0, 2, 1, -1},
        {1, 0, 2, -1},
        {1, 2, 0, 1},
        {2, 0, 1, 1},
        {2, 1, 0, -1},
    }};
    return kAxes[static_cast<std::size_t>(order)];
}

glm::dquat about(int axis, double degrees)
{
    glm::dquat turn{std::cos(degrees * kRadians / 2), 0, 0, 0};
    const double sine = std::sin(degrees * kRadians / 2);
    (axis == 0 ? turn.x : axis == 1 ? turn.y : turn.z) = sine;
    return turn;
}

} // namespace

void rotationOfDegrees(std::span<const double> degrees, EulerOrder order, std::span<double> rotation)
{
    const Axes axes = axesOf(order);
    const auto turn = [&](int axis) { return about(axis, degrees[static_cast<std::size_t>(axis)]); };
    const glm::dquat whole = turn(axes.last) * turn(axes.middle) * turn(axes.first);
    rotation[0] = whole.x;
    rotation[1] = whole.y;
    rotation[2] = whole.z;
    rotation[3] = whole.w;
}

// From the matrix Rlast·Rmiddle·Rfirst (Shoemake, "Euler angle conversion", Graphics Gems IV, for three different axes).
void degreesOfRotation(std::span<const double> rotation, EulerOrder order, std::span<double> degrees)
{
    const Axes axes = axesOf(order);
    const glm::dmat3 columns =
        glm::mat3_cast(glm::normalize(glm::dquat{rotation[3], rotation[0], rotation[1], rotation[2]}));
    const auto at = [&columns](int row, int column) { return columns[column][row]; };
    const double sine = -axes.sign * at(axes.last, axes.first);
    std::array<double, 3> radians{};
    if (std::abs(sine) >= kPole) {
        radians[static_cast<std::size_t>(axes.middle)] = std::copysign(std::numbers::pi / 2, sine);
        radians[static_cast<std::size_t>(axes.last)] =
            std::atan2(-axes.sign * at(axes.first, axes.middle), at(axes.middle, axes.middle));
    } else {
        radians[static_cast<std::size_t>(axes.first)] =
            std::atan2(axes.sign * at(axes.last, axes.middle), at(axes.last, axes.last));
        radians[static_cast<std::size_t>(axes.middle)] = std::asin(sine);
        radians[static_cast<std::size_t>(axes.last)] =
            std::atan2(axes.sign * at(axes.middle, axes.first), at(axes.first, axes.first));
    }
    for (std::size_t i = 0; i < radians.size(); ++i)
        degrees[i] = radians[i] / kRadians;
}

} // namespace clipwright
