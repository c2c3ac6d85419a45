// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"
#include "model/raster/damage.h"

namespace clipwright::raster {

/** Whether two regions cover the same pixels, wherever in their lists their points stand. */
bool isSameShape(const RegionList &listA, const ComposedRegion &a, const RegionList &listB, const ComposedRegion &b);
/** Whether two regions that cover the same pixels give them the same colours. */
bool isSamePaint(const RegionList &listA, const ComposedRegion &a, const RegionList &listB, const ComposedRegion &b);

/** All pixels that a region may paint, and a few more; of one that is not finite all there are. */
PixelBox boxOf(const RegionList &list, const ComposedRegion &region, const Affine &view);

} // namespace clipwright::raster
