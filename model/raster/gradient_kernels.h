// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace clipwright::raster {

// The inner loops of gradients, in vectors of whatever the processor has. Every step rounds by itself, so that every
// processor gives the same bytes.

inline constexpr int kRampSteps = 1024;

/** A place on the ramp of each pixel x, x + 1, …: t = start + slope x, held to 0..1. */
struct LinearPlaces {
    float start = 0;
    float slope = 0;
};
/** t = a + sqrt(a² + |d|²) with a = along + alongStep x, d = d0 + dStep x. */
struct RadialPlaces {
    float along = 0;
    float alongStep = 0;
    std::array<float, 2> d{};
    std::array<float, 2> dStep{};
};
void locate(const LinearPlaces &on, int x, std::span<std::uint16_t> places);
void locate(const RadialPlaces &on, int x, std::span<std::uint16_t> places);

/** What a place of a gradient paints. */
struct RampColour {
    std::array<std::int16_t, 4> colour{};       ///< straight, in 128ths of a level, the fourth channel 255
    std::array<std::int16_t, 4> transparency{}; ///< 1 less alpha, in 2^-15, four times
};
struct Ramp {
    std::array<RampColour, kRampSteps + 1> colours;
    std::array<std::uint32_t, kRampSteps + 1> pixels{}; ///< the four bytes of an opaque pixel, of an opaque ramp
};

/**
 * Source over of the ramp's colours at `places`, by coverage which is held to 0..kCovered: as paintSolid() does it with one.
 * `coverage`: of each pixel.
 */
void blendRamp(std::uint8_t *pixels, std::span<const std::uint16_t> places, const std::int16_t *coverage,
               const Ramp &ramp);

} // namespace clipwright::raster
