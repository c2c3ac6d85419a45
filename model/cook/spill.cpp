// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/spill.h"

#include "model/cook/region_source.h"
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
constexpr double kNegligible = 1e-6;   // of the contour's area
constexpr std::size_t kATriangle = 32; // what cutting off one costs, in numbers computed

/** What the contour should paint at a key, and what the triangles paint beside it. */
struct Areas {
    double contour = 0;
    double beside = 0;
};

double longestSide(std::span<const Vec2, 3> corners)
{
    double longest = 0;
    for (std::size_t i = 0, j = 2; i < 3; j = i++)
        longest = std::max(longest, std::hypot(corners[i].x - corners[j].x, corners[i].y - corners[j].y));
    return longest;
}

class SpillSearch {
public:
    SpillSearch(double leastLength, CookBudget &budget) : m_leastLength(leastLength), m_budget(budget) {}

    /** The worst key of a shape: `frame` and `share` of the result. */
    std::optional<Spill> worst(const CookedShape &shape)
    {
        const RegionLayout &layout = shape.layout;
        if (layout.isStroke || layout.outerCount < 3 || shape.frames.size() < 2)
            return std::nullopt;
        readPoints(shape, 0);
        m_budget.spendSamples(layout.pointCount() * kATriangle);
        const auto triangles = m_triangulator.triangulate(m_points, layout.outerCount, layout.holeCounts);
        const Areas first = areasOf(layout, triangles);
        Spill worst;
        for (std::size_t key = 1; key < shape.frames.size() && !m_budget.hasTooManyKeys(); ++key) {
            if (!isSeen(shape, key))
                continue;
            m_budget.spendSamples(layout.pointCount() * 4);
            readPoints(shape, key);
            const Areas areas = areasOf(layout, triangles);
            const double whole = std::max(areas.contour, first.contour);
            const double more = areas.beside - first.beside;
            const double share = whole > 0 && more >= m_leastLength * m_leastLength ? more / whole : 0;
            if (share > worst.share) {
                worst.frame = shape.frames[key];
                worst.share = share;
            }
        }
        return worst.share >= kLeastShare ? std::optional(worst) : std::nullopt;
    }

private:
    static bool isSeen(const CookedShape &shape, std::size_t key)
    {
        const double *run = shape.values.data() + key * shape.layout.stride();
        return std::ranges::any_of(alphasOf(shape.layout), [run](std::size_t place) { return run[place] > 0; });
    }

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

    /**
     * A triangle that turned over lies on others that did not: where that is beside the contour, they paint what they
     * should not; within it nothing is seen of it, nor of a sliver along its edge. Looked at in four points of each.
     */
    Areas areasOf(const RegionLayout &layout, std::span<const std::uint32_t> triangles)
    {
        const double whole = signedArea(std::span<const Vec2>(m_points).first(layout.outerCount));
        Areas areas;
        areas.contour = std::abs(whole);
        std::size_t at = layout.outerCount;
        for (const std::uint32_t count : layout.holeCounts) {
            areas.contour -= std::abs(signedArea(std::span<const Vec2>(m_points).subspan(at, count)));
            at += count;
        }
        areas.contour = std::max(areas.contour, 0.0);
        const double most = areas.contour * kNegligible;
        for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
            const Vec2 corners[]{m_points[triangles[i]], m_points[triangles[i + 1]], m_points[triangles[i + 2]]};
            const double area = 0.5 * doubleArea(corners[0], corners[1], corners[2]);
            if (area * whole >= 0 || std::abs(area) <= most
                || 2 * std::abs(area) < m_leastLength * longestSide(corners))
                continue;
            m_budget.spendSamples(m_points.size());
            const Vec2 middle = (corners[0] + corners[1] + corners[2]) / 3.0;
            int beside = isPainted(layout, middle) ? 0 : 1;
            for (const Vec2 corner : corners)
                beside += isPainted(layout, (middle + corner) / 2.0) ? 0 : 1;
            areas.beside += std::abs(area) * beside / 4;
        }
        return areas;
    }

    bool isPainted(const RegionLayout &layout, Vec2 p) const
    {
        const std::span<const Vec2> points(m_points);
        if (!isInside(points.first(layout.outerCount), p))
            return false;
        std::size_t at = layout.outerCount;
        for (const std::uint32_t count : layout.holeCounts) {
            if (isInside(points.subspan(at, count), p))
                return false;
            at += count;
        }
        return true;
    }

    double m_leastLength;
    CookBudget &m_budget;
    Triangulator m_triangulator;
    std::vector<Vec2> m_points;
};

} // namespace

std::vector<Spill> findSpills(std::span<const CookedShape> shapes, double leastLength, CookBudget &budget)
{
    std::vector<Spill> spills;
    SpillSearch search(leastLength, budget);
    for (std::size_t shape = 0; shape < shapes.size() && !budget.hasTooManyKeys(); ++shape) {
        if (std::optional<Spill> spill = search.worst(shapes[shape])) {
            spill->shape = shape;
            spills.push_back(*spill);
        }
    }
    return spills;
}

} // namespace clipwright
