// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/comparison.h"
#include "model/eval/region_list.h"

namespace clipwright::app {

/**
 * The sums by which a case of a real file describes a whole picture: counts; x and y of all outer and hole points, plain and
 * weighted by the golden ratio; box; fill alphas; stroke widths; and `hash3`, which is passed over where the case says that
 * a coordinate lies near a rounding edge.
 */
void compareChecks(Comparison &comparison, const std::string &where, const RegionList &list, const Json &expected,
                   double tolerance, double sumTolerance);

/** Fill, first and last outer point and their count of a few regions. */
void compareSamples(Comparison &comparison, const RegionList &list, const Json &expected, double tolerance);

} // namespace clipwright::app
