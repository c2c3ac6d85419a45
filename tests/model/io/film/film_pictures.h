// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "film_reading.h"
#include "model/raster/picture.h"

#include <array>
#include <cstdint>

namespace clipwright::testing {

/** The premultiplied bytes of a straight pixel. */
inline void put(Picture &picture, int x, int y, const Pixel &straight)
{
    std::uint8_t *pixel = picture.row(y) + static_cast<std::ptrdiff_t>(x) * 4;
    for (std::size_t i = 0; i < 3; ++i)
        pixel[i] = static_cast<std::uint8_t>((straight[i] * straight[3] + 127) / 255);
    pixel[3] = static_cast<std::uint8_t>(straight[3]);
}

/** Filled with `ground`, and on it a square of 16 pixels that goes 8 to the right each frame. */
inline Picture squareOn(int width, int height, const Pixel &ground, const Pixel &square, std::size_t frame)
{
    Picture picture(width, height);
    const int left = 8 + 8 * static_cast<int>(frame);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            put(picture, x, y, x >= left && x < left + 16 && y >= 8 && y < 24 ? square : ground);
    }
    return picture;
}

} // namespace clipwright::testing
