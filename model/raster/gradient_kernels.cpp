// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/gradient_kernels.h"

#include "model/raster/row_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>

// Compiled once for each kind of processor: this file includes itself through foreach_target.h.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/raster/gradient_kernels.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace clipwright::raster::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

const hn::ScalableTag<float> kFloats;
const hn::RebindToSigned<hn::ScalableTag<float>> kInts;
const hn::Rebind<std::uint16_t, hn::ScalableTag<float>> kPlaces;
using Floats = hn::Vec<hn::ScalableTag<float>>;

/** Pixels x, x + 1, … of a row at a time. */
template<class At>
HWY_INLINE void locateAll(int x, std::span<std::uint16_t> places, const At &at)
{
    const std::size_t lanes = hn::Lanes(kFloats);
    const Floats none = hn::Zero(kFloats);
    const Floats one = hn::Set(kFloats, 1.0F);
    const auto placesAt = [&](std::size_t i) HWY_ATTR {
        const auto pixel = hn::Add(hn::Set(kInts, x + static_cast<int>(i)), hn::Iota(kInts, 0));
        const Floats t = at(hn::ConvertTo(kFloats, pixel));
        const Floats held = hn::Min(hn::IfThenElseZero(hn::Gt(t, none), t), one);
        const Floats step = hn::Add(hn::Mul(held, hn::Set(kFloats, kRampSteps)), hn::Set(kFloats, 0.5F));
        return hn::DemoteTo(kPlaces, hn::ConvertTo(kInts, step));
    };
    std::size_t i = 0;
    for (; i + lanes <= places.size(); i += lanes)
        hn::StoreU(placesAt(i), kPlaces, places.data() + i);
    if (i == places.size())
        return;
    HWY_ALIGN std::array<std::uint16_t, hn::MaxLanes(kFloats)> rest;
    hn::Store(placesAt(i), kPlaces, rest.data());
    std::copy_n(rest.data(), places.size() - i, places.data() + i);
}

HWY_INLINE void locateLinear(const GradientRow &on, int x, std::span<std::uint16_t> places)
{
    const Floats start = hn::Set(kFloats, on.along);
    const Floats slope = hn::Set(kFloats, on.alongStep);
    locateAll(x, places, [&](Floats pixel) HWY_ATTR { return hn::Add(start, hn::Mul(slope, pixel)); });
}

HWY_INLINE void locateRadial(const GradientRow &on, int x, std::span<std::uint16_t> places)
{
    locateAll(x, places, [&](Floats pixel) HWY_ATTR {
        const auto lineAt = [&](float start, float step) HWY_ATTR {
            return hn::Add(hn::Set(kFloats, start), hn::Mul(hn::Set(kFloats, step), pixel));
        };
        const Floats a = lineAt(on.along, on.alongStep);
        const Floats dx = lineAt(on.d[0], on.dStep[0]);
        const Floats dy = lineAt(on.d[1], on.dStep[1]);
        const Floats squared = hn::Add(hn::Add(hn::Mul(a, a), hn::Mul(dx, dx)), hn::Mul(dy, dy));
        return hn::Add(a, hn::Sqrt(squared));
    });
}

void locate(const GradientRow &row, int x, std::span<std::uint16_t> places)
{
    row.isRadial ? locateRadial(row, x, places) : locateLinear(row, x, places);
}

#if HWY_TARGET == HWY_SCALAR

void blendRamp(std::uint8_t *pixels, std::span<const std::uint16_t> places, const std::int16_t *coverage,
               const Ramp &ramp)
{
    const auto times = [](std::int32_t a, std::int32_t b) { return (a * b + (1 << 14)) >> 15; };
    for (std::size_t i = 0; i < places.size(); ++i, pixels += 4) {
        const std::int32_t twice = std::clamp<std::int32_t>(coverage[i], 0, kCovered) << 1;
        const std::int32_t held = std::min(twice, 32767);
        const std::int32_t opacity = held - times(held, ramp.colours[places[i]].transparency[0]);
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const std::int32_t under = pixels[channel] << 7;
            const std::int32_t mixed = under + times(ramp.colours[places[i]].colour[channel] - under, opacity);
            pixels[channel] = static_cast<std::uint8_t>((mixed + kRound) >> 7);
        }
    }
}

#else

constexpr hn::FixedTag<std::int16_t, 8> kShorts;
constexpr hn::FixedTag<std::int32_t, 4> kPairs;
constexpr hn::FixedTag<std::int64_t, 2> kHalves;
constexpr hn::FixedTag<std::uint8_t, 8> kHalfBytes;
using Shorts = hn::Vec<hn::FixedTag<std::int16_t, 8>>;

/** Two pixels; `held`: twice the coverage of each four times. */
HWY_INLINE void blendTwo(std::uint8_t *pixels, const std::uint16_t *places, Shorts held, const Ramp &ramp)
{
    const auto first = hn::BitCast(kHalves, hn::LoadU(kShorts, ramp.colours[places[0]].colour.data()));
    const auto second = hn::BitCast(kHalves, hn::LoadU(kShorts, ramp.colours[places[1]].colour.data()));
    const Shorts ink = hn::BitCast(kShorts, hn::InterleaveLower(kHalves, first, second));
    const Shorts transparency = hn::BitCast(kShorts, hn::InterleaveUpper(kHalves, first, second));
    const Shorts opacity = hn::Sub(held, hn::MulFixedPoint15(held, transparency));
    const Shorts under = hn::ShiftLeft<7>(hn::PromoteTo(kShorts, hn::LoadU(kHalfBytes, pixels)));
    const Shorts sum = hn::Add(under, hn::MulFixedPoint15(hn::Sub(ink, under), opacity));
    hn::StoreU(hn::DemoteTo(kHalfBytes, hn::ShiftRight<7>(hn::Add(sum, hn::Set(kShorts, kRound)))), kHalfBytes, pixels);
}

HWY_INLINE void blendEight(std::uint8_t *pixels, const std::uint16_t *places, const std::int16_t *coverage,
                           const Ramp &ramp)
{
    const Shorts once = hn::Max(hn::LoadU(kShorts, coverage), hn::Zero(kShorts));
    const Shorts held = hn::SaturatedAdd(once, once);
    const auto low = hn::BitCast(kPairs, hn::InterleaveLower(kShorts, held, held));
    const auto high = hn::BitCast(kPairs, hn::InterleaveUpper(kShorts, held, held));
    blendTwo(pixels, places, hn::BitCast(kShorts, hn::InterleaveLower(kPairs, low, low)), ramp);
    blendTwo(pixels + 8, places + 2, hn::BitCast(kShorts, hn::InterleaveUpper(kPairs, low, low)), ramp);
    blendTwo(pixels + 16, places + 4, hn::BitCast(kShorts, hn::InterleaveLower(kPairs, high, high)), ramp);
    blendTwo(pixels + 24, places + 6, hn::BitCast(kShorts, hn::InterleaveUpper(kPairs, high, high)), ramp);
}

void blendRamp(std::uint8_t *pixels, std::span<const std::uint16_t> places, const std::int16_t *coverage,
               const Ramp &ramp)
{
    std::size_t i = 0;
    for (; i + 8 <= places.size(); i += 8)
        blendEight(pixels + i * 4, places.data() + i, coverage + i, ramp);
    const std::size_t count = places.size() - i;
    if (count == 0)
        return;
    std::array<std::uint8_t, 32> rest{};
    std::array<std::int16_t, 8> covered{};
    std::array<std::uint16_t, 8> restPlaces{};
    std::memcpy(rest.data(), pixels + i * 4, count * 4);
    std::copy_n(coverage + i, count, covered.data());
    std::copy_n(places.data() + i, count, restPlaces.data());
    blendEight(rest.data(), restPlaces.data(), covered.data(), ramp);
    std::memcpy(pixels + i * 4, rest.data(), count * 4);
}

#endif

} // namespace clipwright::raster::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace clipwright::raster {

HWY_EXPORT(locate);
HWY_EXPORT(blendRamp);

void locate(const GradientRow &row, int x, std::span<std::uint16_t> places)
{
    HWY_DYNAMIC_DISPATCH(locate)(row, x, places);
}

void blendRamp(std::uint8_t *pixels, std::span<const std::uint16_t> places, const std::int16_t *coverage,
               const Ramp &ramp)
{
    HWY_DYNAMIC_DISPATCH(blendRamp)(pixels, places, coverage, ramp);
}

} // namespace clipwright::raster

#endif
