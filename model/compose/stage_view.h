// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/stage/stage_pose.h"

#include <glm/mat4x4.hpp>

#include <array>
#include <optional>

namespace clipwright {

/** What a flat stage keeps of a placement: x and y. */
Affine flattened(const glm::dmat4 &world);

/** The root's colour, straight; nothing where it has none. */
std::optional<std::array<double, 4>> backgroundOf(const StagePose &pose);

/** What a camera shows of a flat stage. */
struct StageCamera {
    Affine world;      ///< moves and turns, without a scale
    double height = 1; ///< metres, above 0
};

/** The first orthographic camera in the order of the hierarchy that is visible. */
std::optional<StageCamera> cameraOf(const StagePose &pose);

} // namespace clipwright
