// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/raster/picture.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace clipwright {

/** 8-bit RGBA PNG bytes, straight alpha; the same picture gives the same bytes. Refusal: `png-failed`. */
Result<std::string> encodePng(const Picture &picture);

/**
 * Any PNG (1 to 16 bits, palette, grey, transparency, interlaced) as 8-bit premultiplied pixels; colour profiles and gamma
 * are passed over, as games do. Refusals: `png-unreadable` for what is broken, cut off or no PNG; `png-too-large` over
 * 16384 pixels a side or 256 MiB of pixels.
 */
Result<Picture> decodePng(std::string_view bytes);

/** Pixels. */
struct PngSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/** From the head alone; what stands behind may still be broken. Refusals as decodePng. */
Result<PngSize> readPngSize(std::string_view bytes);

} // namespace clipwright
