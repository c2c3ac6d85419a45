// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/scope.h"

#include <algorithm>

namespace clipwright {

namespace {

/**
 * Pixels of the larger side at which a picture is looked at (oanim_oshape.md, section 0), and what is
 * not seen there.
 */
constexpr double kPixels = 1024;
constexpr double kUnseenPixels = 0.25;

double largerSide(const Composition &composition)
{
    return std::max(composition.width, composition.height);
}

} // namespace

CookScope::CookScope(const Rig &rig_, double extent, double tolerance, CookTally &tally)
    : rig(rig_),
      composition(rig_.main()),
      timeline(composition.timeline),
      span{timeline.start, timeline.length},
      scale(extent / largerSide(composition)),
      lengthTolerance(extent * kUnseenPixels / kPixels),
      flatTolerance(std::min(tolerance, largerSide(composition) * kUnseenPixels / kPixels)),
      issues(tally.issues),
      budget(tally.budget),
      m_tally(tally)
{}

CookScope::CookScope(const CookScope &outer, const Composition &inner, double startTime)
    : rig(outer.rig),
      composition(inner),
      timeline(inner.timeline),
      span{outer.span.start - startTime, outer.span.duration},
      scale(outer.scale),
      lengthTolerance(outer.lengthTolerance),
      flatTolerance(outer.flatTolerance),
      issues(outer.issues),
      budget(outer.budget),
      m_tally(outer.m_tally)
{}

CookScope::CookScope(const CookScope &same, CookTally &tally)
    : rig(same.rig),
      composition(same.composition),
      timeline(same.timeline),
      span(same.span),
      scale(same.scale),
      lengthTolerance(same.lengthTolerance),
      flatTolerance(same.flatTolerance),
      issues(tally.issues),
      budget(tally.budget),
      m_tally(tally)
{}

const Motion &CookScope::motionOf(const Track &track)
{
    const auto [place, isNew] = m_motions.try_emplace(track.id);
    if (isNew)
        place->second = clipwright::motionOf(track, timeline.easings, span);
    return place->second;
}

const TrackSampler &CookScope::samplerOf(const Track &track)
{
    return m_samplers.try_emplace(track.id, track, timeline.easings).first->second;
}

} // namespace clipwright
