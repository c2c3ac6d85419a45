// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/row_kernels.h"
#include "model/raster/strip_coverage.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/** A bit for each block of kBlock pixels of a strip, all its rows together: which of them are hidden by what is in front. */
using BlockBits = std::span<const std::uint64_t>;

/** How many of the blocks that pixels of the span lie in are set. */
int countSet(BlockBits bits, PixelSpan span);

/** Whether all blocks that pixels of the span lie in are set. */
bool areAllSet(BlockBits bits, PixelSpan span);

/** Sets bits of blocks that are covered whole in the first `rows` rows: of the widest stretch of them at least. */
void addCoveredBlocks(const StripCoverage &strip, int rows, int width, std::span<std::uint64_t> bits);

/** Calls visit(begin, end) for the stretches of pixels begin <= x < end in blocks that are not set, from left to right. */
template<class Visit>
void visitClear(BlockBits bits, int begin, int end, Visit visit)
{
    constexpr int kWordPixels = 64 * kBlock;
    int from = begin; // where what is clear so far begins
    while (begin < end) {
        const int word = begin / kWordPixels;
        const int first = begin / kBlock - word * 64;
        const std::uint64_t rest = bits[static_cast<std::size_t>(word)] >> first;
        // Of a stretch of blocks alike, within the word.
        const bool isSet = (rest & 1) != 0;
        const int count = std::min(isSet ? std::countr_one(rest) : std::countr_zero(rest), 64 - first);
        const int next = std::min((word * 64 + first + count) * kBlock, end);
        if (isSet) {
            if (from < begin)
                visit(from, begin);
            from = next;
        }
        begin = next;
    }
    if (from < end)
        visit(from, end);
}

} // namespace clipwright::raster
