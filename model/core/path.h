// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace clipwright {

/** A point of a Bézier contour; handles are relative to the point (Lottie's `i` and `o`), zero for a corner. */
struct PathVertex {
    Vec2 point{0, 0};
    Vec2 in{0, 0};
    Vec2 out{0, 0};

    bool operator==(const PathVertex &) const = default;
};

struct Contour {
    std::vector<PathVertex> vertices;
    bool closed = true;

    /** Segments: one less than vertices when open. */
    std::size_t edgeCount() const { return vertices.empty() ? 0 : (closed ? vertices.size() : vertices.size() - 1); }
    bool operator==(const Contour &) const = default;
};

/** The value of a track of kind path: any number of contours. Shared, because keys, snapshots and undo hold the same one. */
struct Path {
    std::vector<Contour> contours;

    /** Contour and vertex counts and closedness agree, so that the two can be mixed point for point. */
    bool sameTopology(const Path &other) const;
    bool operator==(const Path &) const = default;
};

using PathRef = std::shared_ptr<const Path>;

} // namespace clipwright
