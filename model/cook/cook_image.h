// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/clip_source.h"
#include "model/cook/scope.h"
#include "model/rig/cooked_rig.h"

#include <memory>
#include <string>
#include <vector>

namespace clipwright {

/** A picture that the cooked file names, to be written beside it. */
struct CookedTexture {
    std::string name;                         ///< without folder: of a file its own, of an embedded picture ID.png
    std::shared_ptr<const std::string> bytes; ///< a PNG

    bool operator==(const CookedTexture &) const = default;
};

/**
 * The textured rectangle of an image layer; the picture fills it and keeps its proportions, what stands over is cut by
 * the window, as Lottie's players have it. Refuses, and then leaves out, `image-missing`, `image-not-png`,
 * `image-name-space`; refuses `mask-on-image`, and then shows it whole. `textures` gets the picture once.
 */
std::vector<CookedShape> cookImage(CookScope &scope, const Layer &layer, const std::vector<ClipSource> &clips,
                                   std::vector<CookedTexture> &textures);

/** Refuses `image-name-shared` for each name that two different pictures would have; keeps the first. */
void joinTextures(Issues &issues, std::vector<CookedTexture> &textures);

} // namespace clipwright
