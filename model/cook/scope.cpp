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

CookScope::CookScope(const Composition &composition_, double extent, double tolerance, Issues &issues_)
    : composition(composition_),
      timeline(composition_.timeline),
      span{timeline.start, timeline.length},
      scale(extent / largerSide(composition_)),
      lengthTolerance(extent * kUnseenPixels / kPixels),
      flatTolerance(std::min(tolerance, largerSide(composition_) * kUnseenPixels / kPixels)),
      issues(issues_)
{}

const Motion &CookScope::motionOf(const Track &track)
{
    const auto [place, isNew] = m_motions.try_emplace(track.id);
    if (isNew)
        place->second = clipwright::motionOf(track, timeline.easings, span);
    return place->second;
}

} // namespace clipwright
