// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/damage.h"

#include <array>
#include <cstdint>
#include <span>

namespace clipwright::raster {

inline constexpr int kCoverageBits = 14; ///< of a number of coverage
inline constexpr std::int16_t kCovered = 1 << kCoverageBits;

/** Neighbouring pixels of a row: covered alike, or each as the row of coverage says. */
struct CoverageRun {
    static constexpr std::uint32_t kAlike = 1U << 31;
    static constexpr std::uint32_t kFull = kAlike | std::uint32_t{kCovered};

    int begin = 0;
    int end = 0;
    std::uint32_t at = 0; ///< where its coverage begins, or kAlike | the coverage of all

    bool isAlike() const { return (at & kAlike) != 0; }
    bool isFull() const { return at == kFull; }
    std::int16_t coverageOfAll() const { return static_cast<std::int16_t>(at & 0x7fffU); }
};

/** What a region covers of the rows of a strip. Coverage is 0..kCovered, give or take what rounding leaves. */
struct StripCoverage {
    static constexpr int kRows = Damage::kRows;

    bool isKnown = false;
    const CoverageRun *runs = nullptr;          ///< row by row, from left to right
    const std::int16_t *coverage = nullptr;     ///< a block more can be read than there is
    std::array<std::uint32_t, kRows> runEnds{}; ///< of each row; a row's first run is the end of the row before

    PixelSpan extent; ///< of all runs
    PixelSpan whole;  ///< a stretch that is covered whole in all rows of the picture, the widest or nearly so

    bool isEmpty() const { return runEnds.back() == 0; }
    /** Works out extent and whole; the first `rows` rows are in the picture. */
    void measure(int rows);
    std::span<const CoverageRun> row(int rowOfStrip) const
    {
        const auto r = static_cast<std::size_t>(rowOfStrip);
        return {runs + (r == 0 ? 0 : runEnds[r - 1]), runs + runEnds[r]};
    }
};

} // namespace clipwright::raster
