// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/comparison.h"
#include "model/rig/cooked_rig.h"

namespace clipwright::app {

/** What is counted of shapes: a key's outer and hole points are its vertices. */
struct ShapeCounts {
    std::size_t shapes = 0;
    std::size_t keys = 0;
    std::size_t vertices = 0;

    void add(const CookedLayer &layer);
};

/** fps, duration and clips; a clip is `{"name", "start", "end", "loop"}` or `[name, start, end, loop]`. */
void compareHeader(Comparison &comparison, const CookedRig &rig, const Json &expected);
/** The header and each layer: name, parent, key counts (by name or in the order pos anchor scale rot opacity), shapes. */
void compareRig(Comparison &comparison, const CookedRig &rig, const Json &expected);
/** An `.oshape`: points, holes, masks, strokes and textures a region, and the morphs as [name, regions]. */
void compareShapes(Comparison &comparison, const CookedRig &rig, const Json &expected);

} // namespace clipwright::app
