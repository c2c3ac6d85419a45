// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/region_checks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>

namespace clipwright::app {

namespace {

constexpr double kGoldenFraction = 0.6180339887498949;

struct Sums {
    std::size_t vertices = 0;
    Vec2 sum{0, 0};
    Vec2 golden{0, 0};
    Vec2 minimum{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    Vec2 maximum = -minimum;
    double alpha = 0;
    double widths = 0;
};

std::span<const Vec2> outerAndHoles(const RegionList &list, const ComposedRegion &region)
{
    const auto counts = list.holes(region);
    const std::size_t count = std::accumulate(counts.begin(), counts.end(), std::size_t{region.outerCount});
    return std::span(list.points).subspan(region.firstPoint, count);
}

Sums sumsOf(const RegionList &list)
{
    Sums sums;
    for (const ComposedRegion &region : list.regions) {
        for (const Vec2 point : outerAndHoles(list, region)) {
            const double turns = static_cast<double>(++sums.vertices) * kGoldenFraction;
            sums.sum += point;
            sums.golden += (turns - std::floor(turns)) * point;
            sums.minimum = {std::min(sums.minimum.x, point.x), std::min(sums.minimum.y, point.y)};
            sums.maximum = {std::max(sums.maximum.x, point.x), std::max(sums.maximum.y, point.y)};
        }
        sums.alpha += region.colour[3];
        sums.widths += region.isStroke ? region.width : 0;
    }
    return sums;
}

/** FNV-1a, 64 bits, of all coordinates with three decimals, a line feed between them. */
std::string hashOf(const RegionList &list)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&hash](char byte) { hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u; };
    bool isFirst = true;
    for (const ComposedRegion &region : list.regions) {
        for (const Vec2 point : outerAndHoles(list, region)) {
            for (const double coordinate : {point.x, point.y}) {
                if (!isFirst)
                    add('\n');
                isFirst = false;
                char text[400]; // the longest double has 309 digits before its point
                const auto end = std::to_chars(text, text + sizeof text, coordinate, std::chars_format::fixed, 3).ptr;
                std::for_each(static_cast<char *>(text), end, add);
            }
        }
    }
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[hash >> shift & 0xf];
    return text;
}

} // namespace

void compareChecks(Comparison &comparison, const std::string &where, const RegionList &list, const Json &expected,
                   double tolerance, double sumTolerance)
{
    const Sums sums = sumsOf(list);
    comparison.equal(where + "regions", list.regions.size(), expected.at("regions"));
    comparison.equal(where + "vertices", sums.vertices, expected.at("vertices"));
    comparison.number(where + "sumX", sums.sum.x, expected.at("sumX"), sumTolerance);
    comparison.number(where + "sumY", sums.sum.y, expected.at("sumY"), sumTolerance);
    comparison.number(where + "goldenX", sums.golden.x, expected.at("goldenX"), sumTolerance);
    comparison.number(where + "goldenY", sums.golden.y, expected.at("goldenY"), sumTolerance);
    const double box[] = {sums.minimum.x, sums.minimum.y, sums.maximum.x, sums.maximum.y};
    comparison.numbers(where + "box", box, expected.at("box"), tolerance);
    comparison.number(where + "alpha", sums.alpha, expected.at("alpha"), sumTolerance);
    comparison.number(where + "widths", sums.widths, expected.at("widths"), sumTolerance);
    if (expected.at("hash3AtRisk") == 0)
        comparison.equal(where + "hash3", hashOf(list), expected.at("hash3"));
}

void compareSamples(Comparison &comparison, const RegionList &list, const Json &expected, double tolerance)
{
    for (std::size_t i = 0; i < expected.size() && !comparison.hasDifference(); ++i) {
        const Json &sample = expected[i];
        const auto index = sample.at("region").get<std::size_t>();
        const std::string where = "samples[" + std::to_string(i) + "].";
        if (index >= list.regions.size()) {
            comparison.differs(where + "region", std::to_string(list.regions.size()) + " regions",
                               std::to_string(index));
            return;
        }
        const ComposedRegion &region = list.regions[index];
        const auto outer = list.outer(region);
        const double first[] = {outer.front().x, outer.front().y};
        const double last[] = {outer.back().x, outer.back().y};
        comparison.numbers(where + "fill", region.colour, sample.at("fill"), tolerance);
        comparison.numbers(where + "first", first, sample.at("first"), tolerance);
        comparison.numbers(where + "last", last, sample.at("last"), tolerance);
        comparison.equal(where + "count", outer.size(), sample.at("count"));
    }
}

} // namespace clipwright::app
