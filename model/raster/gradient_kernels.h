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

/** Where on the ramp, 0..1, the pixels of a row are, from its start on; held to 0..1. */
struct GradientRow {
    bool isRadial = false; ///< false: t = along + alongStep x
    float along = 0;       ///< true: t = a + sqrt(a² + |d|²) with a = along + alongStep x, d = d0 + dStep x
    float alongStep = 0;
    std::array<float, 2> d{};
    std::array<float, 2> dStep{};

    bool operator==(const GradientRow &) const = default;
};
/** The places on the ramp of the pixels x, x + 1, … */
void locate(const GradientRow &row, int x, std::span<std::uint16_t> places);

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
