// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/cook/motion.h"
#include "model/cook/track_sampler.h"
#include "model/core/issue.h"
#include "model/rig/rig.h"

#include <algorithm>
#include <unordered_map>

namespace clipwright {

/** What all parts of one cook add to. */
struct CookTally {
    Issues issues = {};
    CookBudget budget = {};
    double error = 0; ///< the largest deviation of a length between keys so far, in world units
};

/**
 * What every part of the cook of one use of a composition shares: its frames, its way into the world, limits, and
 * what there is to report.
 */
class CookScope {
public:
    /** `extent` is positive and finite; `tolerance` in source units. The composition has a size and a timeline. */
    CookScope(const Rig &rig, double extent, double tolerance, CookTally &tally);
    /** A composition shown by a layer of `outer`, whose inner frames begin at `startTime` of the outer ones. */
    CookScope(const CookScope &outer, const Composition &inner, double startTime);
    /** The same of a cook with another tally, that of another thread. */
    CookScope(const CookScope &same, CookTally &tally);
    CookScope(const CookScope &) = delete;
    CookScope &operator=(const CookScope &) = delete;

    const Rig &rig;

    const Composition &composition;
    const Timeline &timeline;
    const FrameSpan span;
    const double scale;           ///< source units → world units
    const double lengthTolerance; ///< between keys, in world units: a quarter of a pixel at 1024 pixels
    const double flatTolerance;   ///< of polylines, in source units
    Issues &issues;
    CookBudget &budget;

    /** Remembers a deviation of a length between keys, in world units. */
    void addError(double deviation) { m_tally.error = std::max(m_tally.error, deviation); }

    Vec2 toWorld(Vec2 source) const { return {source.x * scale, -source.y * scale}; }
    double sourceFrame(double frame) const { return frame + span.start; }
    /** Computed once a track; the reference stays. */
    const Motion &motionOf(const Track &track);
    /** The same for its values, of a track of at most four numbers. */
    const TrackSampler &samplerOf(const Track &track);

private:
    CookTally &m_tally;
    std::unordered_map<TrackId, Motion> m_motions;
    std::unordered_map<TrackId, TrackSampler> m_samplers;
};

} // namespace clipwright
