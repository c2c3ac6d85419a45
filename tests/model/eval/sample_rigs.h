// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_runtime.h"
#include "model/rig/cooked_rig.h"

#include <initializer_list>
#include <memory>
#include <vector>

namespace clipwright::samples {

struct ChannelKey {
    double frame;
    std::vector<double> value;
    Easing easing = Easing::linear();
};

CookedKeys keys(std::initializer_list<ChannelKey> list);

/** A layer with one still triangle (0,0) (1,0) (0,1), filled with 0.2 0.4 0.6 0.8. */
CookedLayer triangleLayer(const char *name, int parent = -1);
CookedShape triangle();
/** An open two-point stroke of width 2 with a mask of three points. */
CookedShape strokeWithMask();
/** A radial gradient with two stops; focal at 0.25 0. */
CookedShape radialGradient();
/** A unit square with a texture over it, two keys: the rectangle moves, and the window halves. */
CookedShape texturedSquare();

/** 10 frames a second, 40 frames; clips a 0..20 loop, b 20..40 once, c 10..30 loop; one layer turning 0..400 degrees. */
CookedRig turningRig();

/** Builds or ends the test. */
std::shared_ptr<const RigRuntime> built(const CookedRig &rig);

} // namespace clipwright::samples
