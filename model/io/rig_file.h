// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/core/issue.h"
#include "model/io/formats.h"
#include "model/io/lottie_file.h"
#include "model/io/lottie_package.h"
#include "model/io/rig_textures.h"
#include "model/raster/texture_set.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace clipwright {

/** A file opened for showing: the source as an artist edits it, and what the game would play. */
struct RigFile {
    std::string path;            ///< as asked for, with `#ID` where it named one animation
    std::string animation;       ///< the ID of the path
    LottieAnimations animations; ///< of a `.lottie`; none where OpenOptions::source tells them
    FormatId format = FormatId::Oanim;
    std::shared_ptr<const std::string> bytes;   ///< of the file itself, also where it is an archive
    std::shared_ptr<const Rig> rig;             ///< the source; of .oanim and .oshape the lifted one
    std::shared_ptr<const CookedRig> cooked;    ///< what is shown; absent when nothing can be
    Issues issues;                              ///< of reading and cooking
    std::shared_ptr<const TextureSet> textures; ///< that `cooked` shows and that are there; null without `cooked`
    std::vector<CookedTexture> pictures;        ///< that `cooked` names, encoded: what stands beside its file
    CookCounts counts;
    double cookError = 0;
    bool isRefused = false; ///< the cook would write nothing

    bool isReadable() const { return cooked != nullptr; }
};

/** Told how much of an opening is done, from 0 to 1 and never back, on the thread that opens. */
using OpenProgress = std::function<void(double fraction)>;

/** What opening sources leaves for the next one: the source as it was cooked, and its cooked layers. */
struct CookMemory {
    std::shared_ptr<const Rig> rig;
    CookCache cache;
};

/** A file whose animations are opened one after the other: read, and where it is a package listed, once. */
struct LottieSource {
    std::string file;
    std::shared_ptr<const std::string> bytes;
    std::shared_ptr<const LottiePackage> package; ///< null where it is none

    /** The ids that `#` may name, in its order; none where it is no package. */
    std::vector<std::string> animations() const;
};
/** Refusals: those of reading the file and of opening the package. */
Result<LottieSource> openLottieSource(const std::string &path);
/** The same of bytes that are, or will be, the file of that path. */
Result<LottieSource> lottieSourceOf(const std::string &path, const std::shared_ptr<const std::string> &bytes);

/** How a file is opened. */
struct OpenOptions {
    CookSettings settings = {}; ///< of a source
    TextureUse textures = TextureUse::Show;
    CancelCheck isCancelled = {}; ///< asked now and then, on any thread that cooks, one at a time
    CookMemory *memory = nullptr; ///< of a source: a layer that it knows is not cooked again
    OpenProgress progress = {};
    std::size_t threads = 0;              ///< that cook side by side, at most; 0: as many as the machine has
    const LottieSource *source = nullptr; ///< what the path names, or names an animation of, where it was read before
};

/**
 * Reads, and for a source cooks in memory. Never throws; a bad file is a RigFile without `cooked` whose issues say why.
 */
RigFile openRigFile(const std::string &path, const OpenOptions &options = {});

/**
 * The same of a rig that is edited: `file` has its rig, where it lives, and the issues of reading it; it is given back with what is
 * cooked of that now. Never throws.
 */
RigFile cookRigFile(RigFile file, const OpenOptions &options = {});

/** The text of a cooked rig in the format that can hold it: `.oshape` when it is still and needs no more, else `.oanim`. */
struct CookedText {
    FormatId format = FormatId::Oanim;
    std::string text;
};
CookedText writeCooked(const CookedRig &rig);

} // namespace clipwright
