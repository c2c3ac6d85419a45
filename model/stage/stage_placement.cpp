// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_placement.h"

#include <glm/gtc/quaternion.hpp>

#include <cassert>

namespace clipwright {

namespace {

std::span<const double> transformOf(const StagePose &pose, StageTree::Index entity, std::uint8_t row, std::size_t width)
{
    const auto first = pose.layout().firstNumber(entity, ComponentType::Transform, row);
    return first ? pose.numbers().subspan(*first, width) : std::span<const double>();
}

} // namespace

glm::dmat4 localOf(const StagePose &pose, StageTree::Index entity)
{
    const std::span<const double> position = transformOf(pose, entity, TransformProperty::Position, 3);
    if (position.empty())
        return glm::dmat4(1);
    const std::span<const double> rotation = transformOf(pose, entity, TransformProperty::Rotation, 4);
    const std::span<const double> scale = transformOf(pose, entity, TransformProperty::Scale, 3);
    const glm::dmat3 turn =
        glm::mat3_cast(glm::normalize(glm::dquat{rotation[3], rotation[0], rotation[1], rotation[2]}));
    return {glm::dvec4(turn[0] * scale[0], 0), glm::dvec4(turn[1] * scale[1], 0), glm::dvec4(turn[2] * scale[2], 0),
            glm::dvec4(position[0], position[1], position[2], 1)};
}

glm::dmat4 worldOf(const StagePose &pose, StageTree::Index entity)
{
    glm::dmat4 world(1);
    for (StageTree::Index at = entity; at != StageTree::kRoot; at = pose.tree().parent(at))
        world = localOf(pose, at) * world;
    return world;
}

void worldsOf(const StagePose &pose, std::span<glm::dmat4> worlds) noexcept
{
    assert(worlds.size() == pose.tree().size());
    worlds[StageTree::kRoot] = glm::dmat4(1);
    for (StageTree::Index i = 1; i < worlds.size(); ++i)
        worlds[i] = worlds[pose.tree().parent(i)] * localOf(pose, i);
}

bool isVisible(const StagePose &pose, StageTree::Index entity)
{
    for (StageTree::Index at = entity; at != StageTree::kRoot; at = pose.tree().parent(at)) {
        const std::span<const double> visible = transformOf(pose, at, TransformProperty::Visible, 1);
        if (!visible.empty() && visible[0] < 0.5)
            return false;
    }
    return true;
}

} // namespace clipwright
