// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/stage/stage.h"

#include <array>
#include <cstdint>
#include <string>

namespace clipwright {

/** The frames of a texture sheet: a grid, counted from the top left in rows. */
struct SheetFrames {
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;

    std::uint64_t count() const { return std::uint64_t{columns} * rows; }
};

/** Frames that an animation is made of at most. */
inline constexpr std::uint64_t kMostSheetFrames = 10'000;

/** A sprite that shows a texture, and the timeline asset that it plays. */
struct TextureAnimation {
    Entity sprite;
    Clip clip;
};

/**
 * "Animation from texture": a sprite of the sheet and a clip that keys `sprite.frame` frame by frame and loops, both named after
 * the texture; a sheet of one frame, the whole picture, has one key. `texture` and `clipFile` are as the stage's file says them;
 * `rate` is above 0, `size` in metres. There are 1 to kMostSheetFrames frames (asserted).
 */
TextureAnimation animationFromTexture(const std::string &texture, const std::string &clipFile, SheetFrames frames,
                                      Rate rate, std::array<double, 2> size);

} // namespace clipwright
