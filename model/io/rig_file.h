// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/core/issue.h"
#include "model/io/formats.h"
#include "model/raster/texture_set.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** A file opened for showing: the source as an artist edits it, and what the game would play. */
struct RigFile {
    std::string path;      ///< as asked for, with `#ID` where it named one animation
    std::string animation; ///< the ID of the path
    FormatId format = FormatId::Oanim;
    std::shared_ptr<const std::string> bytes;   ///< of the file itself, also where it is an archive
    std::shared_ptr<const Rig> rig;             ///< the source; of .oanim and .oshape the lifted one
    std::shared_ptr<const CookedRig> cooked;    ///< what is shown; absent when nothing can be
    Issues issues;                              ///< of reading and cooking
    std::shared_ptr<const TextureSet> textures; ///< that `cooked` shows and that are there; null without `cooked`
    std::vector<CookedTexture> pictures;        ///< of a source: what is to be written beside the cooked file
    CookCounts counts;
    double cookError = 0;
    bool isRefused = false; ///< the cook would write nothing

    bool isReadable() const { return cooked != nullptr; }
};

/**
 * Reads, and for a source cooks in memory. Never throws; a bad file is a RigFile without `cooked` whose issues say why.
 * `isCancelled` is asked between layers.
 */
RigFile openRigFile(const std::string &path, const CookSettings &settings = {}, const CancelCheck &isCancelled = {});

/** The ids that `#` may name in a `.lottie`, in its order; none for any other file. Refusals: those of opening it. */
Result<std::vector<std::string>> animationsOf(const std::string &path);

/** The text of a cooked rig in the format that can hold it: `.oshape` when it is still and needs no more, else `.oanim`. */
struct CookedText {
    FormatId format = FormatId::Oanim;
    std::string text;
};
CookedText writeCooked(const CookedRig &rig);

/**
 * `path` with the suffix of the format: hero.json → hero.oanim, hero.lottie#walk → hero.walk.oanim, as is hero.lottie with
 * the animation `walk`. An id keeps letters, digits, space, `.`, `_` and `-`, no dot in front, and at most 100 bytes.
 */
std::string cookedPath(const std::string &path, FormatId format, const std::string &animation = {});

} // namespace clipwright
