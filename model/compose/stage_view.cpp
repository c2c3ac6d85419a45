// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_view.h"

#include "model/stage/stage_placement.h"

#include <cmath>

namespace clipwright {

Affine flattened(const glm::dmat4 &world)
{
    return {world[0][0], world[0][1], world[1][0], world[1][1], world[3][0], world[3][1]};
}

std::optional<std::array<double, 4>> backgroundOf(const StagePose &pose)
{
    const auto slot = pose.layout().slot(StageTree::kRoot, "background.colour");
    if (!slot)
        return std::nullopt;
    const std::span<const double> colour = pose.numbers(*slot);
    return std::array{colour[0], colour[1], colour[2], colour[3]};
}

std::optional<StageCamera> cameraOf(const StagePose &pose)
{
    for (const StageTree::Index entity : pose.tree().order()) {
        const auto type = pose.layout().slot(entity, "camera.type");
        const auto height = pose.layout().slot(entity, "camera.height");
        if (!type || !height || pose.text(*type) != "orthographic" || !isVisible(pose, entity))
            continue;
        const Affine world = flattened(worldOf(pose, entity));
        const double length = std::hypot(world.a, world.b);
        const bool isTurned = length > 0 && std::isfinite(length);
        const double cosine = isTurned ? world.a / length : 1;
        const double sine = isTurned ? world.b / length : 0;
        return StageCamera{{cosine, sine, -sine, cosine, world.e, world.f}, pose.numbers(*height)[0]};
    }
    return std::nullopt;
}

} // namespace clipwright
