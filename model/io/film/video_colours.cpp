// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/video_colours.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

using Colour = std::array<float, 3>; ///< r g b, 0 to 255

// ITU-R BT.709-6, table 3: luma coefficients; quantisation of 8 bits.
constexpr float kRed = 0.2126F;
constexpr float kGreen = 0.7152F;
constexpr float kBlue = 0.0722F;
constexpr float kLumaScale = 219.0F / 255.0F;
constexpr float kChromaScale = 224.0F / 255.0F;

float lumaOf(const Colour &colour)
{
    return kRed * colour[0] + kGreen * colour[1] + kBlue * colour[2];
}

std::uint8_t quantised(float value)
{
    return static_cast<std::uint8_t>(value + 0.5F);
}

std::uint8_t lumaByte(const Colour &colour)
{
    return quantised(16.0F + kLumaScale * lumaOf(colour));
}

/** Colours of one chroma sample: columns weighted 1 2 1 about the left one, the two rows alike, all by their alpha. */
class ChromaSample {
public:
    void add(const std::uint8_t *pixel, float weight)
    {
        const float share = weight * static_cast<float>(pixel[3]);
        for (std::size_t i = 0; i < 3; ++i)
            m_sum[i] += share * static_cast<float>(pixel[i]);
        m_weight += share;
    }
    Colour colour() const
    {
        return m_weight > 0 ? Colour{m_sum[0] / m_weight, m_sum[1] / m_weight, m_sum[2] / m_weight} : Colour{};
    }

private:
    Colour m_sum{};
    float m_weight = 0;
};

Colour chromaColour(const FilmPixels &pixels, int x, int y)
{
    ChromaSample sample;
    for (int row = y; row <= std::min(y + 1, pixels.height() - 1); ++row) {
        const std::uint8_t *line = pixels.row(row);
        const auto pixel = [&](int column) {
            return line + static_cast<std::ptrdiff_t>(std::clamp(column, 0, pixels.width() - 1)) * 4;
        };
        sample.add(pixel(x - 1), 1);
        sample.add(pixel(x), 2);
        sample.add(pixel(x + 1), 1);
    }
    return sample.colour();
}

std::uint8_t *at(const VideoPlanes &planes, std::size_t plane, int x, int y)
{
    return planes.data[plane] + y * planes.stride[plane] + x;
}

void writeBlock(const FilmPixels &pixels, const VideoPlanes &planes, int x, int y)
{
    const Colour shared = chromaColour(pixels, x, y);
    const float luma = lumaOf(shared);
    *at(planes, 1, x / 2, y / 2) = quantised(128.0F + kChromaScale * (shared[2] - luma) / (2 * (1 - kBlue)));
    *at(planes, 2, x / 2, y / 2) = quantised(128.0F + kChromaScale * (shared[0] - luma) / (2 * (1 - kRed)));
    for (int row = y; row <= std::min(y + 1, pixels.height() - 1); ++row) {
        for (int column = x; column <= std::min(x + 1, pixels.width() - 1); ++column) {
            const std::uint8_t *pixel = pixels.row(row) + static_cast<std::ptrdiff_t>(column) * 4;
            const Colour own{static_cast<float>(pixel[0]), static_cast<float>(pixel[1]), static_cast<float>(pixel[2])};
            *at(planes, 0, column, row) = lumaByte(pixel[3] == 0 ? shared : own);
            if (planes.data[3] != nullptr)
                *at(planes, 3, column, row) = pixel[3];
        }
    }
}

} // namespace

void writeVideoPlanes(const FilmPixels &pixels, const VideoPlanes &planes)
{
    for (int y = 0; y < pixels.height(); y += 2) {
        for (int x = 0; x < pixels.width(); x += 2)
            writeBlock(pixels, planes, x, y);
    }
}

} // namespace clipwright
