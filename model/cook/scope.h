// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/cook/motion.h"
#include "model/core/issue.h"
#include "model/rig/rig.h"

#include <map>

namespace clipwright {

/**
 * What every part of one cook shares: the composition, its way into the world, limits, and what there
 * is to report.
 */
class CookScope {
public:
    /** `extent` is positive and finite; `tolerance` in source units. The composition has a size and a timeline. */
    CookScope(const Composition &composition, double extent, double tolerance, Issues &issues);

    const Composition &composition;
    const Timeline &timeline;
    const FrameSpan span;
    const double scale;           ///< source units → world units
    const double lengthTolerance; ///< between keys, in world units: a quarter of a pixel at 1024 pixels
    const double flatTolerance;   ///< of polylines, in source units
    Issues &issues;
    CookBudget budget;
    double error = 0; ///< the largest deviation of a length between keys so far, in world units

    Vec2 toWorld(Vec2 source) const { return {source.x * scale, -source.y * scale}; }
    double sourceFrame(double frame) const { return frame + span.start; }
    /** Computed once a track; the reference stays. */
    const Motion &motionOf(const Track &track);

private:
    std::map<TrackId, Motion> m_motions;
};

} // namespace clipwright
