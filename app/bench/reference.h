// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"
#include "model/raster/picture.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::bench {

/** Levels 0..255 of premultiplied r g b a a pixel, rows from the top. */
using Levels = std::vector<float>;

/**
 * The picture of regions by 64 samples a pixel, each wholly in or out of every region and mixed in floating point: what a picture
 * with soft edges tries to be. The samples lie on no grid (Hammersley's points), so that level and upright edges are as good as
 * any. Textures show as their tint.
 */
Levels supersampled(const RegionList &list, const Affine &view, int width, int height);

/** Mean distance a channel of all pixels, in levels. */
double meanError(const Picture &picture, const Levels &reference);

/** Share of the pixels that either shows which are off by more than `levels` in a channel: another picture, not a softer edge. */
double shareOff(const Picture &picture, const Levels &reference, double levels);

} // namespace clipwright::bench
