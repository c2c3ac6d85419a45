// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/row_kernels.h"

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

CoverageRange sumRow(std::int32_t *differences, std::int16_t *coverage, std::span<const std::uint64_t> touched)
{
    CoverageRange range;
    std::uint32_t sum = 0;
    for (std::size_t word = 0; word < touched.size(); ++word) {
        for (std::uint64_t bits = touched[word]; bits != 0; bits &= bits - 1) {
            const std::size_t first = (word * 64 + static_cast<std::size_t>(std::countr_zero(bits))) * kBlock;
            for (std::size_t i = first; i < first + kBlock; ++i) {
                sum += static_cast<std::uint32_t>(differences[i]);
                differences[i] = 0;
                const std::int32_t shifted = static_cast<std::int32_t>(sum) >> (kAreaBits - kCoverageBits);
                coverage[i] = static_cast<std::int16_t>(std::clamp(shifted, -32768, 32767));
                range.low = std::min(range.low, coverage[i]);
                range.high = std::max(range.high, coverage[i]);
            }
        }
    }
    return range;
}

/** a * b of numbers in 2^-15, rounded. */
constexpr std::int32_t times(std::int32_t a, std::int32_t b)
{
    return (a * b + (1 << 14)) >> 15;
}

void blendInk(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count, const BlendInk &ink)
{
    for (std::size_t i = 0; i < count; ++i, pixels += 4) {
        const std::int32_t twice = std::clamp<std::int32_t>(coverage[i], 0, kCovered) << 1;
        const std::int32_t held = std::min(twice, 32767);
        const std::int32_t opacity = held - times(held, ink.transparency);
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const std::int32_t under = pixels[channel] << 7;
            const std::int32_t mixed = under + times(ink.colour[channel] - under, opacity);
            pixels[channel] = static_cast<std::uint8_t>((mixed + kRound) >> 7);
        }
    }
}

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::FixedTag<std::int32_t, 4> kInts;
constexpr hn::FixedTag<std::int16_t, 4> kHalfShorts;
constexpr hn::FixedTag<std::int16_t, 8> kShorts;
constexpr hn::FixedTag<std::uint16_t, 8> kWords;
constexpr hn::FixedTag<std::int32_t, 4> kPairs;
constexpr hn::FixedTag<std::uint8_t, 8> kHalfBytes;
constexpr hn::FixedTag<std::uint8_t, 16> kBytes;

using Ints = hn::Vec<hn::FixedTag<std::int32_t, 4>>;
using Shorts = hn::Vec<hn::FixedTag<std::int16_t, 8>>;
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

CoverageRange sumRow(std::int32_t *differences, std::int16_t *coverage, std::span<const std::uint64_t> touched)
{
    Ints carry = hn::Zero(kInts);
    Shorts low = hn::Zero(kShorts);
    Shorts high = hn::Zero(kShorts);
    for (std::size_t word = 0; word < touched.size(); ++word) {
        for (std::uint64_t bits = touched[word]; bits != 0; bits &= bits - 1) {
            const std::size_t at = (word * 64 + static_cast<std::size_t>(std::countr_zero(bits))) * kBlock;
            const Ints first = hn::Add(summedUp(hn::LoadU(kInts, differences + at)), carry);
            const Ints second = hn::Add(summedUp(hn::LoadU(kInts, differences + at + 4)), hn::Broadcast<3>(first));
            carry = hn::Broadcast<3>(second);
            hn::StoreU(hn::Zero(kInts), kInts, differences + at);
            hn::StoreU(hn::Zero(kInts), kInts, differences + at + 4);
            const Shorts both = hn::Combine(kShorts, coverageOf(second), coverageOf(first));
            low = hn::Min(low, both);
            high = hn::Max(high, both);
            hn::StoreU(both, kShorts, coverage + at);
        }
    }
    std::array<std::int16_t, 8> lows;
    std::array<std::int16_t, 8> highs;
    hn::StoreU(low, kShorts, lows.data());
    hn::StoreU(high, kShorts, highs.data());
    return {*std::min_element(lows.begin(), lows.end()), *std::max_element(highs.begin(), highs.end())};
}

/** Two pixels, each channel in the upper byte of a word. */
HWY_INLINE hn::Vec<hn::FixedTag<std::uint8_t, 8>> mixed(Bytes pixels, Shorts ink, Shorts opacity)
{
    const Shorts under = hn::BitCast(kShorts, hn::ShiftRight<1>(hn::BitCast(kWords, pixels)));
    const Shorts sum = hn::Add(under, hn::MulFixedPoint15(hn::Sub(ink, under), opacity));
    return hn::DemoteTo(kHalfBytes, hn::ShiftRight<7>(hn::Add(sum, hn::Set(kShorts, kRound))));
}

/** Four pixels; `opacities`: each twice. */
HWY_INLINE void blendFour(std::uint8_t *pixels, Shorts opacities, Shorts ink)
{
    const Ints twice = hn::BitCast(kPairs, opacities);
    const Shorts first = hn::BitCast(kShorts, hn::InterleaveLower(kPairs, twice, twice));
    const Shorts second = hn::BitCast(kShorts, hn::InterleaveUpper(kPairs, twice, twice));
    const Bytes none = hn::Zero(kBytes);
    const Bytes under = hn::LoadU(kBytes, pixels);
    const auto low = mixed(hn::InterleaveLower(kBytes, none, under), ink, first);
    const auto high = mixed(hn::InterleaveUpper(kBytes, none, under), ink, second);
    hn::StoreU(hn::Combine(kBytes, high, low), kBytes, pixels);
}

HWY_INLINE void blendEight(std::uint8_t *pixels, const std::int16_t *coverage, Shorts ink, Shorts transparency)
{
    // Twice the coverage, held to what 16 bits can say.
    const Shorts once = hn::Max(hn::LoadU(kShorts, coverage), hn::Zero(kShorts));
    const Shorts held = hn::SaturatedAdd(once, once);
    const Shorts opacity = hn::Sub(held, hn::MulFixedPoint15(held, transparency));
    blendFour(pixels, hn::InterleaveLower(kShorts, opacity, opacity), ink);
    blendFour(pixels + 16, hn::InterleaveUpper(kShorts, opacity, opacity), ink);
}

void blendInk(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count, const BlendInk &ink)
{
    const Shorts colour = hn::LoadU(kShorts, ink.colour.data());
    const Shorts transparency = hn::Set(kShorts, ink.transparency);
    for (; count >= kBlock; count -= kBlock, pixels += 4 * kBlock, coverage += kBlock)
        blendEight(pixels, coverage, colour, transparency);
    if (count == 0)
        return;
    std::array<std::uint8_t, 4 * kBlock> rest{};
    std::array<std::int16_t, kBlock> covered{};
    std::memcpy(rest.data(), pixels, count * 4);
    std::memcpy(covered.data(), coverage, count * 2);
    blendEight(rest.data(), covered.data(), colour, transparency);
    std::memcpy(pixels, rest.data(), count * 4);
}

#endif

} // namespace clipwright::raster::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace clipwright::raster {

HWY_EXPORT(sumRow);
HWY_EXPORT(blendInk);

CoverageRange sumRow(std::int32_t *differences, std::int16_t *coverage, std::span<const std::uint64_t> touched)
{
    return HWY_DYNAMIC_DISPATCH(sumRow)(differences, coverage, touched);
}

BlendInk blendInkOf(const std::array<float, 4> &colour)
{
    BlendInk ink;
    for (std::size_t i = 0; i < ink.colour.size(); ++i)
        ink.colour[i] = static_cast<std::int16_t>((i % 4 < 3 ? colour[i % 4] : 1.0F) * 255.0F * 128.0F + 0.5F);
    ink.transparency = static_cast<std::int16_t>(std::min((1.0F - colour[3]) * 32768.0F + 0.5F, 32767.0F));
    return ink;
}

void blendInk(std::uint8_t *pixels, const std::int16_t *coverage, std::size_t count, const BlendInk &ink)
{
    HWY_DYNAMIC_DISPATCH(blendInk)(pixels, coverage, count, ink);
}

void negate(std::int16_t *coverage, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        coverage[i] = static_cast<std::int16_t>(-std::max(coverage[i], std::int16_t{-32767}));
}

} // namespace clipwright::raster

#endif
