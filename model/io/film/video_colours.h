// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: pixels as video holds them.
#pragma once

#include "model/io/film/film_pixels.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace clipwright {

/** Planes of a frame: luma, two of half the sides (rounded up) of chroma, and alpha or null. Strides in bytes. */
struct VideoPlanes {
    std::array<std::uint8_t *, 4> data{};
    std::array<std::ptrdiff_t, 4> stride{};
};

/**
 * 4:2:0 in ITU-R BT.709, limited range (16 to 235, 16 to 240), chroma sited left as H.264 and VP9 expect where nothing else is
 * said; alpha, where there is a plane, in full range. Chroma is weighted by alpha, and what is invisible takes the colour of its
 * neighbours: else edges of a transparent film would get a dark rim, for a decoder mixes colours before it looks at alpha.
 */
void writeVideoPlanes(const FilmPixels &pixels, const VideoPlanes &planes);

} // namespace clipwright
