// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/picture.h"

#include "model/raster/blend.h"

#include <algorithm>
#include <cstring>

namespace clipwright {

void Picture::fill(std::array<double, 4> straightColour)
{
    const std::array<float, 4> colour = raster::unitColour(straightColour);
    std::array<std::uint8_t, 4> pixel;
    for (std::size_t i = 0; i < 3; ++i)
        pixel[i] = static_cast<std::uint8_t>(colour[i] * colour[3] * 255.0F + 0.5F);
    pixel[3] = static_cast<std::uint8_t>(colour[3] * 255.0F + 0.5F);
    // By memory, not by pixels: clearing must not cost more than what is then drawn.
    if (std::ranges::count(pixel, pixel[0]) == 4) {
        std::ranges::fill(rgba, pixel[0]);
        return;
    }
    if (rgba.size() >= 4)
        std::memcpy(rgba.data(), pixel.data(), 4);
    for (std::size_t done = 4; done < rgba.size(); done *= 2)
        std::memcpy(rgba.data() + done, rgba.data(), std::min(done, rgba.size() - done));
}

std::vector<std::uint8_t> Picture::straight() const
{
    std::vector<std::uint8_t> pixels = rgba;
    for (std::size_t at = 0; at + 4 <= pixels.size(); at += 4) {
        const unsigned alpha = pixels[at + 3];
        if (alpha == 0 || alpha == 255)
            continue;
        for (std::size_t i = at; i < at + 3; ++i)
            pixels[i] = static_cast<std::uint8_t>(std::min(255U, (pixels[i] * 255U + alpha / 2) / alpha));
    }
    return pixels;
}

} // namespace clipwright
