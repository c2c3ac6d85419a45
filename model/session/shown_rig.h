// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_runtime.h"
#include "model/io/rig_file.h"
#include "model/session/left_out_layers.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** A box in world units. */
struct Extent {
    Vec2 minimum{-1, -1};
    Vec2 maximum{1, 1};

    bool operator==(const Extent &) const = default;
};

/** A file opened for showing, with what a view needs beside it. Immutable once made, so that threads may share it. */
struct ShownRig {
    RigFile file;
    std::shared_ptr<const RigRuntime> runtime; ///< absent when nothing can be shown
    /** Of a source its composition, where the cook puts it; else the box of what is drawn over the whole timeline. */
    Extent extent;
    /** World units to the source's pixels: what a zoom of 100 % shows. 256 where there is no source. */
    double pixelsPerUnit = 256;
    std::vector<int> issueLayers;                 ///< what each of the file's issues is about, as IssueLayers counts
    std::shared_ptr<const LeftOutLayers> leftOut; ///< null where there are none

    /** The file itself: of `hero.lottie#walk` the package. */
    std::string filePath() const;
    bool isShowable() const { return runtime != nullptr; }
    /** By an index as IssueLayers counts. Only of a rig that can be shown. */
    std::string_view layerName(int layer) const;
};

/**
 * Reads, cooks and packs in one go: the work of one background task. A rig that cannot be packed is told among the
 * file's issues. The extent of a file without a composition is taken from 33 moments: what leaves it in between is
 * still drawn.
 */
ShownRig openShownRig(const std::string &path, const OpenOptions &options = {});
/** The same of a file that has been opened, or cooked. */
ShownRig showRigFile(RigFile file, const OpenOptions &options = {});

} // namespace clipwright
