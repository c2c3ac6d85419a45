// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook_image.h"
#include "model/core/issue.h"
#include "model/raster/texture_set.h"
#include "model/rig/cooked_rig.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** A file's name without any folder: what a rig may name, and what may be written beside it. */
bool isBareName(std::string_view name);

/** The names of textures that a cooked rig shows, each once. */
std::vector<std::string> textureNames(const CookedRig &rig);

/** What the caller does with the pictures of a file. */
enum class TextureUse {
    Show,  ///< they are decoded
    Check, ///< only their heads are read: what is missing or no picture is told all the same
};

/** Encoded bytes of a picture, and of all that are read for one file. */
inline constexpr std::size_t kMostPictureBytes = std::size_t(64) << 20;
inline constexpr std::size_t kMostBytesOfPictures = std::size_t(256) << 20;
/** Pixels of all textures of a rig together (reliability); those beyond are not decoded. */
inline constexpr std::size_t kMaxTexturePixels = std::size_t(256) << 20;

/**
 * The encoded pictures of a cooked rig from the folder that its file is in, up to 64 MiB each and 256 MiB in all. One that
 * is missing is a warning (`texture-missing`) and shows as its tint. A name that leaves the folder is missing.
 */
std::vector<CookedTexture> readPictures(const CookedRig &rig, const std::string &folder, Issues &issues);

/**
 * What is seen of pictures: none where they are only checked. One that cannot be is a warning (`png-unreadable`,
 * `png-too-large`, `textures-too-large`) and shows as its tint. `folder` is where they stand, for reports; none for those
 * that a source carries.
 */
std::shared_ptr<const TextureSet> loadTextures(std::span<const CookedTexture> pictures,
                                               const std::optional<std::string> &folder, TextureUse use,
                                               Issues &issues);

} // namespace clipwright
