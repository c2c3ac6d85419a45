// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/row_kernels.h"

#include "model/raster/blend.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Compiled once for each kind of processor: this file includes itself through foreach_target.h.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/raster/row_kernels.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace clipwright::raster::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

/** A block's sums, one pixel after the other. */
class BlockSums {
public:
    void startRow() { m_sum = 0; }

    void add(std::int32_t *differences, std::int16_t *coverage)
    {
        for (int i = 0; i < kBlock; ++i) {
            m_sum += static_cast<std::uint32_t>(differences[i]);
            differences[i] = 0;
            const std::int32_t shifted = static_cast<std::int32_t>(m_sum) >> (kAreaBits - kCoverageBits);
            const std::int32_t held = std::clamp(shifted, -32768, 32767);
            m_range.low = std::min(m_range.low, static_cast<std::int16_t>(held));
            m_range.high = std::max(m_range.high, static_cast<std::int16_t>(held));
            coverage[i] = static_cast<std::int16_t>(std::clamp(std::max(held, -held), 0, 32767));
        }
    }

    CoverageRange range() const { return m_range; }

private:
    std::uint32_t m_sum = 0;
    CoverageRange m_range;
};

/** a * b of numbers in 2^-15, rounded. */
constexpr std::int32_t times(std::int32_t a, std::int32_t b)
{
    return (a * b + (1 << 14)) >> 15;
}

/** A colour over pixels. */
class Brush {
public:
    explicit Brush(const SolidInk &ink) : m_ink(ink) {}

    void blend(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count, const std::uint8_t *) const
    {
        for (std::size_t i = 0; i < count; ++i, pixels += 4) {
            const std::int32_t twice = std::clamp<std::int32_t>(coverage[i], 0, kCovered) << 1;
            const std::int32_t held = std::min(twice, 32767);
            const std::int32_t opacity = held - times(held, m_ink.transparency);
            for (std::size_t channel = 0; channel < 4; ++channel) {
                const std::int32_t under = pixels[channel] << 7;
                const std::int32_t mixed = under + times(m_ink.colour[channel] - under, opacity);
                pixels[channel] = static_cast<std::uint8_t>((mixed + kRound) >> 7);
            }
        }
    }

    void fill(std::uint8_t *pixels, std::size_t count) const
    {
        for (std::size_t i = 0; i < count; ++i)
            std::memcpy(pixels + i * 4, &m_ink.opaquePixel, 4);
    }

    void cover(std::uint8_t *pixels, std::size_t count) const
    {
        for (std::size_t i = 0; i < count * 4; ++i)
            pixels[i] = blendChannel(pixels[i], m_ink.shares[i % 4], m_ink.left);
    }

private:
    const SolidInk &m_ink;
};

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::FixedTag<std::int32_t, 4> kInts;
constexpr hn::FixedTag<std::int16_t, 4> kHalfShorts;
constexpr hn::FixedTag<std::int16_t, 8> kShorts;
constexpr hn::FixedTag<std::uint16_t, 8> kWords;
constexpr hn::FixedTag<std::uint32_t, 4> kPixels;
constexpr hn::FixedTag<std::uint8_t, 8> kHalfBytes;
constexpr hn::FixedTag<std::uint8_t, 16> kBytes;

using Ints = hn::Vec<hn::FixedTag<std::int32_t, 4>>;
using Shorts = hn::Vec<hn::FixedTag<std::int16_t, 8>>;
using Words = hn::Vec<hn::FixedTag<std::uint16_t, 8>>;
using Bytes = hn::Vec<hn::FixedTag<std::uint8_t, 16>>;

/** Each lane with all before it. */
HWY_INLINE Ints summedUp(Ints lanes)
{
    lanes = hn::Add(lanes, hn::ShiftLeftLanes<1>(kInts, lanes));
    return hn::Add(lanes, hn::ShiftLeftLanes<2>(kInts, lanes));
}

HWY_INLINE hn::Vec<hn::FixedTag<std::int16_t, 4>> coverageOf(Ints sums)
{
    return hn::DemoteTo(kHalfShorts, hn::ShiftRight<kAreaBits - kCoverageBits>(sums));
}

/** A block's sums, four pixels at a time. */
class BlockSums {
public:
    HWY_INLINE BlockSums() : m_carry(hn::Zero(kInts)), m_low(hn::Zero(kShorts)), m_high(hn::Zero(kShorts)) {}

    HWY_INLINE void startRow() { m_carry = hn::Zero(kInts); }

    HWY_INLINE void add(std::int32_t *differences, std::int16_t *coverage)
    {
        const Ints first = hn::Add(summedUp(hn::LoadU(kInts, differences)), m_carry);
        const Ints second = hn::Add(summedUp(hn::LoadU(kInts, differences + 4)), hn::Broadcast<3>(first));
        m_carry = hn::Broadcast<3>(second);
        hn::StoreU(hn::Zero(kInts), kInts, differences);
        hn::StoreU(hn::Zero(kInts), kInts, differences + 4);
        const Shorts both = hn::Combine(kShorts, coverageOf(second), coverageOf(first));
        m_low = hn::Min(m_low, both);
        m_high = hn::Max(m_high, both);
        hn::StoreU(hn::Max(both, hn::SaturatedSub(hn::Zero(kShorts), both)), kShorts, coverage);
    }

    CoverageRange range() const
    {
        std::array<std::int16_t, 8> lows;
        std::array<std::int16_t, 8> highs;
        hn::StoreU(m_low, kShorts, lows.data());
        hn::StoreU(m_high, kShorts, highs.data());
        return {*std::min_element(lows.begin(), lows.end()), *std::max_element(highs.begin(), highs.end())};
    }

private:
    Ints m_carry;
    Shorts m_low;
    Shorts m_high;
};

/** A colour over pixels, eight at a time. */
class Brush {
public:
    HWY_INLINE explicit Brush(const SolidInk &ink)
        : m_colour(hn::LoadU(kShorts, ink.colour.data())),
          m_transparency(hn::Set(kShorts, ink.transparency)),
          m_shares(hn::LoadU(kWords, ink.shares.data())),
          m_left(hn::Set(kWords, ink.left)),
          m_opaque(ink.opaquePixel),
          m_ink(ink)
    {}

    /** Of `coverage` a whole block can be read; pixels before `end` may be written as they are. */
    HWY_INLINE void blend(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count,
                          const std::uint8_t *end) const
    {
        for (; count >= kBlock; count -= kBlock, pixels += 4 * kBlock, coverage += kBlock)
            blendEight(pixels, hn::LoadU(kShorts, coverage));
        if (count == 0)
            return;
        // What is not covered stays.
        const auto isOfRun = hn::Lt(hn::Iota(kShorts, 0), hn::Set(kShorts, static_cast<std::int16_t>(count)));
        const Shorts covered = hn::IfThenElseZero(isOfRun, hn::LoadU(kShorts, coverage));
        if (end - pixels >= 4 * kBlock) {
            blendEight(pixels, covered);
            return;
        }
        std::array<std::uint8_t, 4 * kBlock> rest{};
        std::memcpy(rest.data(), pixels, count * 4);
        blendEight(rest.data(), covered);
        std::memcpy(pixels, rest.data(), count * 4);
    }

    HWY_INLINE void fill(std::uint8_t *pixels, std::size_t count) const
    {
        const auto four = hn::BitCast(kBytes, hn::Set(kPixels, m_opaque));
        for (; count >= 4; count -= 4, pixels += 16)
            hn::StoreU(four, kBytes, pixels);
        for (; count > 0; --count, pixels += 4)
            std::memcpy(pixels, &m_opaque, 4);
    }

    HWY_INLINE void cover(std::uint8_t *pixels, std::size_t count) const
    {
        for (; count >= 4; count -= 4, pixels += 16)
            coverFour(pixels);
        if (count == 0)
            return;
        std::array<std::uint8_t, 16> rest{};
        std::memcpy(rest.data(), pixels, count * 4);
        coverFour(rest.data());
        std::memcpy(pixels, rest.data(), count * 4);
    }

private:
    HWY_INLINE void blendEight(std::uint8_t *pixels, Shorts coverage) const
    {
        // Twice the coverage, held to what 16 bits can say.
        const Shorts once = hn::Max(coverage, hn::Zero(kShorts));
        const Shorts held = hn::SaturatedAdd(once, once);
        const Shorts opacity = hn::Sub(held, hn::MulFixedPoint15(held, m_transparency));
#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL
        blendAtOnce(pixels, opacity);
#else
        blendFour(pixels, hn::InterleaveLower(kShorts, opacity, opacity));
        blendFour(pixels + 16, hn::InterleaveUpper(kShorts, opacity, opacity));
#endif
    }

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL
    /** Eight pixels in registers twice as wide, in which all but the widening stays within halves. */
    HWY_INLINE void blendAtOnce(std::uint8_t *pixels, Shorts opacities) const
    {
        const hn::FixedTag<std::int32_t, 8> wide;
        const hn::FixedTag<std::uint8_t, 32> bytes;
        const auto once = hn::PromoteTo(wide, opacities);
        const auto twice = hn::Or(once, hn::ShiftLeft<16>(once));
        const auto none = hn::Zero(bytes);
        const auto under = hn::LoadU(bytes, pixels);
        const auto low = mixedWide(hn::InterleaveLower(bytes, none, under), hn::InterleaveLower(wide, twice, twice));
        const auto high = mixedWide(hn::InterleaveUpper(bytes, none, under), hn::InterleaveUpper(wide, twice, twice));
        hn::StoreU(hn::Vec256<std::uint8_t>{_mm256_packus_epi16(low.raw, high.raw)}, bytes, pixels);
    }

    HWY_INLINE hn::Vec256<std::int16_t> mixedWide(hn::Vec256<std::uint8_t> pixels,
                                                  hn::Vec256<std::int32_t> opacities) const
    {
        const hn::FixedTag<std::int16_t, 16> shorts;
        const hn::FixedTag<std::uint16_t, 16> words;
        const auto colour =
            hn::BitCast(shorts, hn::LoadDup128(words, reinterpret_cast<const std::uint16_t *>(m_ink.colour.data())));
        const auto under = hn::BitCast(shorts, hn::ShiftRight<1>(hn::BitCast(words, pixels)));
        const auto sum = hn::Add(under, hn::MulFixedPoint15(hn::Sub(colour, under), hn::BitCast(shorts, opacities)));
        return hn::ShiftRight<7>(hn::Add(sum, hn::Set(shorts, kRound)));
    }
#endif

    /** Four pixels; `opacities`: each twice. */
    HWY_INLINE void blendFour(std::uint8_t *pixels, Shorts opacities) const
    {
        const Ints twice = hn::BitCast(kInts, opacities);
        const Shorts first = hn::BitCast(kShorts, hn::InterleaveLower(kInts, twice, twice));
        const Shorts second = hn::BitCast(kShorts, hn::InterleaveUpper(kInts, twice, twice));
        const Bytes none = hn::Zero(kBytes);
        const Bytes under = hn::LoadU(kBytes, pixels);
        const auto low = mixed(hn::InterleaveLower(kBytes, none, under), first);
        const auto high = mixed(hn::InterleaveUpper(kBytes, none, under), second);
        hn::StoreU(hn::Combine(kBytes, high, low), kBytes, pixels);
    }

    /** Two pixels, each channel in the upper byte of a word. */
    HWY_INLINE hn::Vec<hn::FixedTag<std::uint8_t, 8>> mixed(Bytes pixels, Shorts opacity) const
    {
        const Shorts under = hn::BitCast(kShorts, hn::ShiftRight<1>(hn::BitCast(kWords, pixels)));
        const Shorts sum = hn::Add(under, hn::MulFixedPoint15(hn::Sub(m_colour, under), opacity));
        return hn::DemoteTo(kHalfBytes, hn::ShiftRight<7>(hn::Add(sum, hn::Set(kShorts, kRound))));
    }

    HWY_INLINE void coverFour(std::uint8_t *pixels) const
    {
        const Bytes none = hn::Zero(kBytes);
        const Bytes under = hn::LoadU(kBytes, pixels);
        const auto low = covered(hn::InterleaveLower(kBytes, none, under));
        const auto high = covered(hn::InterleaveUpper(kBytes, none, under));
        hn::StoreU(hn::Combine(kBytes, high, low), kBytes, pixels);
    }

    HWY_INLINE hn::Vec<hn::FixedTag<std::uint8_t, 8>> covered(Bytes pixels) const
    {
        const Words kept = hn::MulHigh(hn::BitCast(kWords, pixels), m_left);
        const Words sum = hn::ShiftRight<8>(hn::Add(kept, m_shares));
        return hn::DemoteTo(kHalfBytes, hn::BitCast(kShorts, sum));
    }

    Shorts m_colour;
    Shorts m_transparency;
    Words m_shares;
    Words m_left;
    std::uint32_t m_opaque;
    [[maybe_unused]] const SolidInk &m_ink; // of processors with wider registers
};

#endif

/** Sums the blocks of a row up and makes its runs, which end at `width`. */
HWY_INLINE void sumRow(const StripSums &sums, int row, BlockSums &blocks, CoverageRun *&run, std::int16_t *coverage,
                       std::size_t &used)
{
    std::int32_t *differences = sums.differences + static_cast<std::size_t>(row) * sums.stride;
    std::uint64_t *words = sums.touched + static_cast<std::size_t>(row) * sums.words;
    blocks.startRow();
    int done = sums.left;
    std::int16_t between = 0; // the coverage right of what is done, up to the next line
    bool isOpen = false;      // a run that goes on with the next block
    const auto finish = [&](int next) {
        if (isOpen)
            (run++)->end = std::min(done, sums.width);
        isOpen = false;
        if (between > kTolerance && done < next)
            *run++ = {done, next, CoverageRun::kAlike | static_cast<std::uint32_t>(std::min(between, kCovered))};
    };
    for (std::size_t word = 0; word < sums.words; ++word) {
        for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1) {
            const auto block = static_cast<int>(word) * 64 + std::countr_zero(bits);
            const int begin = sums.left + block * kBlock;
            if (begin > done)
                finish(std::min(begin, sums.width));
            if (!isOpen && begin < sums.width) {
                *run = {begin, begin, static_cast<std::uint32_t>(used)};
                isOpen = true;
            }
            blocks.add(differences + static_cast<std::ptrdiff_t>(block) * kBlock, coverage + used);
            used += kBlock;
            between = coverage[used - 1];
            done = begin + kBlock;
        }
        words[word] = 0;
    }
    finish(sums.width);
}

SummedStrip sumStrip(const StripSums &sums, CoverageRun *runs, std::int16_t *coverage)
{
    SummedStrip summed;
    BlockSums blocks;
    CoverageRun *run = runs;
    for (int row = 0; row < StripCoverage::kRows; ++row) {
        sumRow(sums, row, blocks, run, coverage, summed.coverageCount);
        summed.runEnds[static_cast<std::size_t>(row)] = static_cast<std::uint32_t>(run - runs);
    }
    summed.range = blocks.range();
    return summed;
}

HWY_INLINE void paintRuns(std::uint8_t *row, std::size_t rowBytes, std::span<const CoverageRun> runs,
                          const std::int16_t *coverage, const Brush &brush, bool isOpaque)
{
    const std::uint8_t *end = row + rowBytes;
    for (const CoverageRun &run : runs) {
        std::uint8_t *pixels = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
        auto count = static_cast<std::size_t>(run.end - run.begin);
        if (!run.isAlike()) {
            brush.blend(pixels, coverage + run.at, count, end);
        } else if (run.isFull()) {
            isOpaque ? brush.fill(pixels, count) : brush.cover(pixels, count);
        } else {
            std::array<std::int16_t, 4 * kBlock> alike;
            alike.fill(run.coverageOfAll());
            for (; count > alike.size(); count -= alike.size(), pixels += 4 * alike.size())
                brush.blend(pixels, alike.data(), alike.size(), end);
            brush.blend(pixels, alike.data(), count, end);
        }
    }
}

void paintSolidStrip(std::uint8_t *row, std::size_t rowBytes, int rows, const StripCoverage &strip, const SolidInk &ink)
{
    const Brush brush(ink);
    for (int y = 0; y < rows; ++y, row += rowBytes)
        paintRuns(row, rowBytes, strip.row(y), strip.coverage, brush, ink.isOpaque);
}

} // namespace clipwright::raster::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace clipwright::raster {

HWY_EXPORT(sumStrip);
HWY_EXPORT(paintSolidStrip);

SummedStrip sumStrip(const StripSums &sums, CoverageRun *runs, std::int16_t *coverage)
{
    return HWY_DYNAMIC_DISPATCH(sumStrip)(sums, runs, coverage);
}

SolidInk solidInkOf(const std::array<float, 4> &colour)
{
    SolidInk solid;
    const Ink ink = inkOf(colour);
    const std::uint32_t opacity = opacityOf(colour[3]);
    for (std::size_t i = 0; i < solid.colour.size(); ++i) {
        solid.colour[i] = static_cast<std::int16_t>((i % 4 < 3 ? colour[i % 4] : 1.0F) * 255.0F * 128.0F + 0.5F);
        solid.shares[i] = shareOf(ink[i % 4], opacity);
    }
    solid.transparency = static_cast<std::int16_t>(std::min((1.0F - colour[3]) * 32768.0F + 0.5F, 32767.0F));
    solid.isOpaque = opacity == kOpaque;
    solid.opaquePixel = std::bit_cast<std::uint32_t>(opaquePixel(ink));
    solid.left = static_cast<std::uint16_t>(kOpaque - std::max(opacity, std::uint32_t{1}));
    return solid;
}

void paintSolidStrip(std::uint8_t *row, std::size_t rowBytes, int rows, const StripCoverage &strip, const SolidInk &ink)
{
    HWY_DYNAMIC_DISPATCH(paintSolidStrip)(row, rowBytes, rows, strip, ink);
}

} // namespace clipwright::raster

#endif
