// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/spill.h"

#include "model/core/polygon.h"
#include "model/core/triangulate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace clipwright {

namespace {

// Less is not seen: rounding of coordinates, and slivers where curves are flattened.
constexpr double kLeastShare = 0.01;

/** What the triangles paint at a key, and what they should. */
struct Areas {
    double painted = 0;
    double contour = 0;

    double excess() const { return std::max(painted - contour, 0.0); }
};

class SpillSearch {
public:
    /** The worst key of a shape: `frame` and `share` of the result. */
    std::optional<Spill> worst(const CookedShape &shape)
    {
        const RegionLayout &layout = shape.layout;
        if (layout.isStroke || layout.outerCount < 3 || shape.frames.size() < 2)
            return std::nullopt;
        readPoints(shape, 0);
        const auto triangles = m_triangulator.triangulate(m_points, layout.outerCount, layout.holeCounts);
        const Areas first = areasOf(layout, triangles);
        Spill worst;
        for (std::size_t key = 1; key < shape.frames.size(); ++key) {
            readPoints(shape, key);
            const Areas areas = areasOf(layout, triangles);
            const double whole = std::max(areas.contour, first.contour);
            const double share = whole > 0 ? (areas.excess() - first.excess()) / whole : 0;
            if (share > worst.share) {
                worst.frame = shape.frames[key];
                worst.share = share;
            }
        }
        return worst.share >= kLeastShare ? std::optional(worst) : std::nullopt;
    }

private:
    /** Outer and holes of a key; a mask is no part of a fill. */
    void readPoints(const CookedShape &shape, std::size_t key)
    {
        const RegionLayout &layout = shape.layout;
        const std::size_t count = layout.pointCount() - layout.maskCount;
        const double *values = shape.values.data() + key * layout.stride() + layout.pointOffset();
        m_points.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            m_points[i] = {values[2 * i], values[2 * i + 1]};
    }

    Areas areasOf(const RegionLayout &layout, std::span<const std::uint32_t> triangles) const
    {
        Areas areas;
        for (std::size_t i = 0; i + 2 < triangles.size(); i += 3)
            areas.painted +=
                0.5
                * std::abs(doubleArea(m_points[triangles[i]], m_points[triangles[i + 1]], m_points[triangles[i + 2]]));
        std::span<const Vec2> rest(m_points);
        areas.contour = std::abs(signedArea(rest.first(layout.outerCount)));
        rest = rest.subspan(layout.outerCount);
        for (const std::uint32_t count : layout.holeCounts) {
            areas.contour -= std::abs(signedArea(rest.first(count)));
            rest = rest.subspan(count);
        }
        areas.contour = std::max(areas.contour, 0.0);
        return areas;
    }

    Triangulator m_triangulator;
    std::vector<Vec2> m_points;
};

} // namespace

std::vector<Spill> findSpills(const CookedRig &rig)
{
    std::vector<Spill> spills;
    SpillSearch search;
    for (std::size_t layer = 0; layer < rig.layers.size(); ++layer) {
        const std::vector<CookedShape> &shapes = rig.layers[layer].shapes;
        for (std::size_t shape = 0; shape < shapes.size(); ++shape) {
            if (std::optional<Spill> spill = search.worst(shapes[shape])) {
                spill->layer = layer;
                spill->shape = shape;
                spills.push_back(*spill);
            }
        }
    }
    return spills;
}

} // namespace clipwright
