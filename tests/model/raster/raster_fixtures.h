// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/eval/region_fixtures.h"

#include "model/raster/raster.h"

#include <array>
#include <cstdint>

namespace clipwright::fixtures {

inline Picture drawn(const RegionList &list, int width, int height, const Affine &view = {})
{
    Picture picture(width, height);
    Rasterizer().draw(list, view, picture);
    return picture;
}

/** Covered pixels: the sum of all alphas, in whole pixels. */
inline double inkOf(const Picture &picture)
{
    double sum = 0;
    for (std::size_t at = 3; at < picture.rgba.size(); at += 4)
        sum += picture.rgba[at];
    return sum / 255;
}

inline std::array<int, 4> pixelAt(const Picture &picture, int x, int y)
{
    const std::uint8_t *pixel = picture.row(y) + static_cast<std::ptrdiff_t>(x) * 4;
    return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

} // namespace clipwright::fixtures
