// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace clipwright::bench {

/** The middle number, of an even count the mean of both; 0 of none. */
double median(std::span<const double> numbers);

/** Interquartile range over the median: how far apart repeated figures are. 0 of fewer than two, or of a median of 0. */
double spreadOf(std::span<const double> numbers);

/** Of numbers above 0; 0 of none. */
double geometricMean(std::span<const double> numbers);

/** a[i] / b[i] of two series of one length, whose b are above 0. */
std::vector<double> pairwiseRatios(std::span<const double> a, std::span<const double> b);

/**
 * The slope of the straight line through (log size, log cost) by least squares: 1 where cost grows with the size, 0 where it does
 * not. Sizes and costs above 0; 0 of fewer than two sizes.
 */
double exponentOf(std::span<const double> sizes, std::span<const double> costs);

} // namespace clipwright::bench
