// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace clipwright::raster {

// The inner loops over the pixels of a row, in vectors of whatever the processor has. Whole numbers only, so that every
// processor gives the same bytes.

inline constexpr int kBlock = 8;         ///< pixels that are summed up at once
inline constexpr int kAreaBits = 20;     ///< a pixel covered once, in a row of differences: 1 << kAreaBits
inline constexpr int kCoverageBits = 14; ///< and in a row of coverage
inline constexpr std::int16_t kCovered = 1 << kCoverageBits;

/** The least and the largest coverage of a row so far, signed and held to ±2. */
struct CoverageRange {
    std::int16_t low = 0;
    std::int16_t high = 0;
};

/**
 * Sums a row of differences up into signed coverage held to ±2, block by block of those whose bits are set in `touched`;
 * what stands between blocks is 0. Leaves the differences 0. Sums wrap.
 */
CoverageRange sumRow(std::int32_t *differences, std::int16_t *coverage, std::span<const std::uint64_t> touched);

/** Coverage the other way round; -2 gives a step less than 2. */
void negate(std::int16_t *coverage, std::size_t count);

/** A straight colour as blendInk() wants it. */
struct BlendInk {
    std::array<std::int16_t, 8> colour{}; ///< two pixels, in 128ths of a level, the fourth channel 255
    std::int16_t transparency = 0;        ///< 1 less alpha, in 2^-15
};
/** Of a colour whose parts are 0..1. */
BlendInk blendInkOf(const std::array<float, 4> &colour);
// What rounds 128ths to levels; one more than a half, because an opacity of 1 is a 2^-15 too little.
inline constexpr std::int16_t kRound = 65;

/**
 * Source over of one straight colour in premultiplied pixels by coverage, which is held to 0..kCovered. Right to a
 * fiftieth of a level before it is rounded.
 */
void blendInk(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count, const BlendInk &ink);

} // namespace clipwright::raster
