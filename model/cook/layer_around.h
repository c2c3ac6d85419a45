// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/clip_source.h"
#include "model/cook/group_source.h"

#include <vector>

namespace clipwright {

/** What stands around a layer and counts for all it paints. */
struct LayerAround {
    double magnification = 1; ///< the largest scale at which it is shown; deviations are held in the world
    bool fades = false;       ///< its opacity, or one around it, is not always 100 %
    std::vector<ClipSource> clips = {};
    /** Its transform within those around it, from the outermost on that does not keep shapes; none where all do. */
    GroupChain world = {};
};

} // namespace clipwright
