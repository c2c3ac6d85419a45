// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_pose.h"

#include <glm/mat4x4.hpp>

#include <span>

namespace clipwright {

/** From the space of an entity into that of its parent: scaled, turned, then moved. Without a transform nothing. */
glm::dmat4 localOf(const StagePose &pose, StageTree::Index entity);
/** From the space of an entity into that of the stage. */
glm::dmat4 worldOf(const StagePose &pose, StageTree::Index entity);
/** Of all entities, the root's first; `worlds` has room for pose.tree().size() of them. */
void worldsOf(const StagePose &pose, std::span<glm::dmat4> worlds) noexcept;

/** Whether an entity and all above it are visible. */
bool isVisible(const StagePose &pose, StageTree::Index entity);

} // namespace clipwright
