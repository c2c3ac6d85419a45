// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/strip_mask.h"

#include <algorithm>

namespace clipwright::raster {

namespace {

constexpr int kWordBits = 64;

/** The bits first <= b < end of word `word` of a row of bits. */
std::uint64_t bitsBetween(int word, int first, int end)
{
    const int low = std::max(first - word * kWordBits, 0);
    const int high = std::min(end - word * kWordBits, kWordBits);
    if (low >= high)
        return 0;
    const std::uint64_t below = high == kWordBits ? ~std::uint64_t{0} : (std::uint64_t{1} << high) - 1;
    return below & ~((std::uint64_t{1} << low) - 1);
}

} // namespace

int countSet(BlockBits bits, PixelSpan span)
{
    const int first = span.begin / kBlock;
    const int end = (span.end + kBlock - 1) / kBlock;
    int count = 0;
    for (int word = first / kWordBits; word * kWordBits < end; ++word)
        count += std::popcount(bits[static_cast<std::size_t>(word)] & bitsBetween(word, first, end));
    return count;
}

bool areAllSet(BlockBits bits, PixelSpan span)
{
    const int first = span.begin / kBlock;
    const int end = (span.end + kBlock - 1) / kBlock;
    for (int word = first / kWordBits; word * kWordBits < end; ++word) {
        const std::uint64_t wanted = bitsBetween(word, first, end);
        if ((bits[static_cast<std::size_t>(word)] & wanted) != wanted)
            return false;
    }
    return true;
}

void addCoveredBlocks(const StripCoverage &strip, int rows, int width, std::span<std::uint64_t> bits)
{
    // One stretch of blocks, where a row covers several the widest: nearly all that there is to find, soon found.
    int begin = 0;
    int end = (width + kBlock - 1) / kBlock;
    for (int y = 0; y < rows; ++y) {
        int widestBegin = 0;
        int widestEnd = 0;
        for (const CoverageRun &run : strip.row(y)) {
            if (!run.isFull())
                continue;
            const int first = std::max((run.begin + kBlock - 1) / kBlock, begin);
            const int last = std::min(run.end == width ? (width + kBlock - 1) / kBlock : run.end / kBlock, end);
            if (last - first > widestEnd - widestBegin) {
                widestBegin = first;
                widestEnd = last;
            }
        }
        begin = widestBegin;
        end = widestEnd;
        if (begin >= end)
            return;
    }
    for (int word = begin / kWordBits; word * kWordBits < end; ++word)
        bits[static_cast<std::size_t>(word)] |= bitsBetween(word, begin, end);
}

} // namespace clipwright::raster
