// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/cubic_ease.h"
#include "model/eval/region_list.h"
#include "model/eval/rig_runtime.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace clipwright {

/** A run of keys in the packed arrays: `frames` and `eases` from `firstKey`, `values` from `firstValue`. */
struct PackedColumn {
    std::size_t firstKey = 0;
    std::size_t keyCount = 0;
    std::size_t firstValue = 0;
};

/**
 * A shape block. A key's run is the one of its layout and, for a textured shape, u v of each outer point behind it:
 * they are worked out once a key and then travel with the vertices.
 */
struct PackedShape {
    PackedColumn keys;
    RegionLayout layout;
    std::size_t stride = 0;     ///< doubles of a run
    std::size_t pointCount = 0; ///< outer, holes and mask
    std::size_t firstValue = 0; ///< of the run in RigPose::values
    ComposedRegion region;      ///< what does not move, indices into the RegionList included
};

/** What a key's `eases` entry says: hold, linear, or the cubic at `ease - kFirstCubic`. */
inline constexpr std::uint32_t kEaseHold = 0;
inline constexpr std::uint32_t kEaseLinear = 1;
inline constexpr std::uint32_t kFirstCubic = 2;

struct RigRuntime::Packed {
    std::vector<std::string> layerNames;
    std::vector<int> parents;
    std::vector<std::array<PackedColumn, kCookedChannelCount>> channels; ///< one set a layer
    std::vector<PackedShape> shapes;                                     ///< in paint order
    std::vector<std::uint32_t> holeCounts;                               ///< of all shapes, as in a RegionList
    std::vector<double> frames;
    std::vector<std::uint32_t> eases;
    std::vector<double> values;
    std::vector<CubicEase> cubics;
    std::size_t stopCount = 0;

    /** Gives back what the columns have grown beyond what is in them. */
    void shrink()
    {
        const auto each = [](auto &...columns) { (columns.shrink_to_fit(), ...); };
        each(layerNames, parents, channels, shapes, holeCounts, frames, eases, values, cubics);
    }
    /** Of all columns, in bytes; names not counted. */
    std::size_t byteCount() const
    {
        const auto each = [](const auto &...columns) { return ((columns.capacity() * sizeof(columns[0])) + ...); };
        return each(layerNames, parents, channels, shapes, holeCounts, frames, eases, values, cubics);
    }
};

} // namespace clipwright
