// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/raster/texture_set.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <memory>
#include <string>
#include <string_view>

namespace clipwright {

/** A file's name without any folder: what a rig may name, and what may be written beside it. */
bool isBareName(std::string_view name);

/** The names of textures that a cooked rig shows, each once. */
std::vector<std::string> textureNames(const CookedRig &rig);

/** By what name the cook writes an asset: the bare name of its file, or ID.png where it is embedded. */
std::string textureNameOf(const RigAsset &asset);

/**
 * The pictures of a cooked rig from the folder that its file is in. One that is missing or unreadable is a warning
 * (`texture-missing`, `png-unreadable`, `png-too-large`) and shows as its tint. A name that leaves the folder is missing.
 */
std::shared_ptr<const TextureSet> loadTextures(const CookedRig &rig, const std::string &folder, Issues &issues);

/** The same from the bytes that a source's assets carry. An asset without bytes was told by its reader: nothing is added. */
std::shared_ptr<const TextureSet> loadTextures(const CookedRig &rig, const Rig &source, Issues &issues);

} // namespace clipwright
