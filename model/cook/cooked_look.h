// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/core/affine.h"
#include "model/rig/cooked_rig.h"

#include <span>
#include <vector>

namespace clipwright {

/** What a run of keys shows at a frame. There is a key. */
std::vector<double> sampledAt(const std::vector<double> &frames, const std::vector<Easing> &easings,
                              const std::vector<double> &values, double frame);

/** A region as it lies at one frame, to see what it covers: a mask is not looked at. */
struct CoveredArea {
    std::vector<std::vector<Vec2>> contours; ///< the outer one first
    bool isStroke = false;
    bool isClosed = true;
    double reach = 0; ///< half of a stroke's width
    double alpha = 0; ///< the largest of a gradient's stops
};

CoveredArea coveredBy(const CookedShape &shape, double frame, const Affine &placed = {});

/** Whether two regions paint over each other. False where the budget does not allow looking. */
bool coverEachOther(const CoveredArea &a, const CoveredArea &b, CookBudget &budget);

} // namespace clipwright
