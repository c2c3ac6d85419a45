// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/strip_coverage.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace clipwright::raster {

// The inner loops over the pixels of a strip, in vectors of whatever the processor has. Whole numbers only, so that every
// processor gives the same bytes.

inline constexpr int kBlock = 8;     ///< pixels that are summed up at once
inline constexpr int kAreaBits = 20; ///< a pixel covered once, in a row of differences: 1 << kAreaBits
// What rounding of all lines through a pixel may add up to, a sixteenth of a grey level.
inline constexpr std::int16_t kTolerance = 4;

/** What lines have added to the rows of a strip, all 0 but in blocks whose bits are set in `touched`. */
struct StripSums {
    std::int32_t *differences = nullptr; ///< kRows × stride
    std::size_t stride = 0;              ///< a multiple of kBlock
    std::uint64_t *touched = nullptr;    ///< kRows × words, a bit a block
    std::size_t words = 0;
    int left = 0;  ///< the pixel that the first of a row stands for, a multiple of kBlock
    int width = 0; ///< of the picture: where runs end
};

/** Signed sums held to ±2, the least and the largest. */
struct CoverageRange {
    std::int16_t low = 0;
    std::int16_t high = 0;
};

struct SummedStrip {
    CoverageRange range;
    std::size_t coverageCount = 0;
    std::array<std::uint32_t, StripCoverage::kRows> runEnds{};
};

/** How many runs and numbers of coverage sumStrip() writes at most. */
constexpr std::size_t mostRuns(const StripSums &sums)
{
    return StripCoverage::kRows * (sums.stride / kBlock + 2);
}
constexpr std::size_t mostCoverage(const StripSums &sums)
{
    return StripCoverage::kRows * sums.stride;
}

/**
 * Sums the rows up into runs of coverage, whichever way lines turn; where nothing passes, neighbours are covered alike.
 * Leaves differences and bits 0. Sums wrap.
 */
SummedStrip sumStrip(const StripSums &sums, CoverageRun *runs, std::int16_t *coverage);

/** A straight colour to be laid over pixels. */
struct SolidInk {
    std::array<std::int16_t, 8> colour{}; ///< two pixels, in 128ths of a level, the fourth channel 255
    std::int16_t transparency = 0;        ///< 1 less alpha, in 2^-15
    std::uint32_t opaquePixel = 0;
    bool isOpaque = false;
    std::array<std::uint16_t, 8> shares{}; ///< in pixels covered whole: two pixels, in 8.8, with a half
    std::uint16_t left = 0;                ///< what is kept of the pixel under these, in 2^-16
};
/** Of a colour whose parts are 0..1. */
SolidInk solidInkOf(const std::array<float, 4> &colour);
// What rounds 128ths to levels; one more than a half, because an opacity of 1 is a 2^-15 too little.
inline constexpr std::int16_t kRound = 65;

/**
 * Source over of one straight colour in premultiplied pixels, in the first `rows` rows of a strip, `rowBytes` apart. Coverage
 * is held to 0..kCovered, and kBlock numbers more than there are can be read. Right to a fiftieth of a level before it is
 * rounded.
 */
void paintSolidStrip(std::uint8_t *row, std::size_t rowBytes, int rows, const StripCoverage &strip,
                     const SolidInk &ink);

} // namespace clipwright::raster
