// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/path.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright {

/**
 * How many segments each edge of a contour gets at every key. A Bézier is linear in its control points, so with fixed
 * counts and points evenly spread over the parameter, mixing two polylines is the same as flattening the mixed curve.
 */
struct FlatPlan {
    std::vector<std::uint8_t> segments; ///< one an edge; 0 for an edge without length at all keys
    bool isClosed = true;

    std::size_t pointCount() const;
};

/** Segments an edge at most. */
inline constexpr int kMostSegments = 64;

/**
 * The plan for a contour seen in several poses of one topology: within `tolerance` of the curve, and no more than 10
 * degrees of turn a segment. `closes`: an open contour gets a straight last edge (fills).
 */
FlatPlan planFlat(std::span<const Contour> poses, double tolerance, bool closes);

/** Appends `plan.pointCount()` points. */
void flatten(const Contour &contour, const FlatPlan &plan, std::vector<Vec2> &points);

} // namespace clipwright
