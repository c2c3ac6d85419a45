// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/rig.h"

#include <functional>
#include <span>
#include <vector>

namespace clipwright {

inline constexpr double kPixelsAUnit = 512;

/** Values of a track, or the standard value, as others. */
using ValueChange = std::function<std::vector<double>(std::span<const double>)>;

/** The tracks of a rig that is being made of another: same times and easings, other values. */
class SpaceTracks {
public:
    SpaceTracks(const Timeline &from, Timeline &to) : m_from(from), m_to(to) {}

    const Track *find(const Node &node, std::uint8_t property) const { return m_from.find(node.track(property)); }
    /** Adds a property to `node` that is, value for value, what `change` makes of `track`. */
    void add(Node &node, std::uint8_t property, Kind kind, const Track &track, const ValueChange &change);
    /** One contour of a path: y down, in pixels. */
    void addPath(Node &node, std::uint8_t property, const Track &track, std::size_t contour);
    void addStill(Node &node, std::uint8_t property, Kind kind, std::vector<double> value);

private:
    void put(Node &node, std::uint8_t property, Track track);

    const Timeline &m_from;
    Timeline &m_to;
};

/** Each value of a track: its keys', or its base. */
std::vector<std::vector<double>> valuesOf(const Track &track);

} // namespace clipwright
