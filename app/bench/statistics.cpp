// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace clipwright::bench {

namespace {

/** Between neighbours in proportion, as spreadsheets do; `share` 0..1 of sorted numbers, at least one. */
double quantile(std::span<const double> sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

std::vector<double> sortedOf(std::span<const double> numbers)
{
    std::vector<double> sorted(numbers.begin(), numbers.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace

double median(std::span<const double> numbers)
{
    return numbers.empty() ? 0 : quantile(sortedOf(numbers), 0.5);
}

double spreadOf(std::span<const double> numbers)
{
    if (numbers.size() < 2)
        return 0;
    const std::vector<double> sorted = sortedOf(numbers);
    const double middle = quantile(sorted, 0.5);
    return middle == 0 ? 0 : (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / middle;
}

double geometricMean(std::span<const double> numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += std::log(number);
    return numbers.empty() ? 0 : std::exp(sum / static_cast<double>(numbers.size()));
}

std::vector<double> pairwiseRatios(std::span<const double> a, std::span<const double> b)
{
    assert(a.size() == b.size());
    std::vector<double> ratios;
    ratios.reserve(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        ratios.push_back(a[i] / b[i]);
    return ratios;
}

double exponentOf(std::span<const double> sizes, std::span<const double> costs)
{
    assert(sizes.size() == costs.size());
    const auto count = static_cast<double>(sizes.size());
    double x = 0;
    double y = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        x += std::log(sizes[i]) / count;
        y += std::log(costs[i]) / count;
    }
    double across = 0;
    double along = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double dx = std::log(sizes[i]) - x;
        across += dx * (std::log(costs[i]) - y);
        along += dx * dx;
    }
    return along == 0 ? 0 : across / along;
}

} // namespace clipwright::bench
