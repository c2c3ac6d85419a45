// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec4.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace clipwright::raster {

/**
 * A straight colour in 8.8 fixed point, its fourth channel 255: what a pixel gets more of the more
 * it is covered.
 */
using Ink = std::array<std::uint16_t, 4>;

inline constexpr std::uint32_t kOpaque = 1U << 16;

/** Of a colour whose parts are 0..1. */
inline Ink inkOf(const std::array<float, 4> &colour)
{
    constexpr float kFull = 255.0F * 256.0F;
    return {static_cast<std::uint16_t>(colour[0] * kFull + 0.5F), static_cast<std::uint16_t>(colour[1] * kFull + 0.5F),
            static_cast<std::uint16_t>(colour[2] * kFull + 0.5F), static_cast<std::uint16_t>(kFull)};
}

inline std::array<std::uint8_t, 4> opaquePixel(const Ink &ink)
{
    return {static_cast<std::uint8_t>((ink[0] + 128) >> 8), static_cast<std::uint8_t>((ink[1] + 128) >> 8),
            static_cast<std::uint8_t>((ink[2] + 128) >> 8), 255};
}

/** Held to 0..1; what is not a number is 0. */
inline float unit(double value)
{
    return value > 0 ? (value < 1 ? static_cast<float>(value) : 1.0F) : 0.0F;
}

inline std::array<float, 4> unitColour(const std::array<double, 4> &c)
{
    return {unit(c[0]), unit(c[1]), unit(c[2]), unit(c[3])};
}

/** Opacity 0..1 to 0..kOpaque, rounded. */
inline std::uint32_t opacityOf(float alpha)
{
    return static_cast<std::uint32_t>(alpha * static_cast<float>(kOpaque) + 0.5F);
}

/**
 * The share of an ink in a pixel of the given opacity, in 8.8, with the half that rounds the sum.
 */
inline std::uint16_t shareOf(std::uint16_t channel, std::uint32_t opacity)
{
    return static_cast<std::uint16_t>(((channel * opacity + (kOpaque / 2)) >> 16) + 128);
}

/**
 * A channel under a share of the opacity kOpaque - `left` > 0: right to a 256th of a level before
 * it is rounded. The sum never passes 255.5 in 8.8, being a mean.
 */
inline std::uint8_t blendChannel(std::uint8_t under, std::uint16_t share, std::uint16_t left)
{
    const std::uint32_t kept = (static_cast<std::uint32_t>(under) << 8) * left >> 16;
    return static_cast<std::uint8_t>((share + kept) >> 8);
}

/**
 * Source over of an ink in a premultiplied pixel: blendChannel() of two channels in one 64-bit word
 * each time.
 */
inline void blendPixel(std::uint8_t *pixel, const Ink &ink, std::uint32_t opacity)
{
    constexpr std::uint64_t kBoth = 0x0000000100000001U;
    constexpr std::uint64_t kLow = kBoth * 0xffffU;
    if (opacity == 0)
        return;
    const std::uint64_t left = (kOpaque - opacity) << 8;
    for (std::size_t i = 0; i < 4; i += 2) {
        const std::uint64_t over = ink[i] | static_cast<std::uint64_t>(ink[i + 1]) << 32;
        const std::uint64_t under = pixel[i] | static_cast<std::uint64_t>(pixel[i + 1]) << 32;
        const std::uint64_t share = ((over * opacity + kBoth * (kOpaque / 2)) >> 16 & kLow) + kBoth * 128;
        const std::uint64_t mixed = share + (under * left >> 16 & kLow);
        pixel[i] = static_cast<std::uint8_t>(mixed >> 8);
        pixel[i + 1] = static_cast<std::uint8_t>(mixed >> 40);
    }
}

/** Source over of a premultiplied colour, parts 0..1, at a share of 0..1. */
inline void blendPremultiplied(std::uint8_t *pixel, const glm::vec4 &colour, float share = 1)
{
    const float left = 1 - colour.a * share;
    for (glm::length_t i = 0; i < 4; ++i)
        pixel[i] = static_cast<std::uint8_t>(
            std::min(colour[i] * share * 255.0F + static_cast<float>(pixel[i]) * left + 0.5F, 255.0F));
}

} // namespace clipwright::raster
