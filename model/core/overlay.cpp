// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/overlay.h"

#include "model/core/overlay_sides.h"
#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace clipwright {

namespace {

/** The border of what is painted as closed walks, paint on their left. */
class BorderWalk {
public:
    explicit BorderWalk(const OverlayEdges &edges) : m_edges(edges), m_out(edges.cornerCount()) {}

    void add(GridEdge edge)
    {
        m_out.add(edge.from, m_steps.size());
        m_steps.push_back({edge, false});
    }

    std::vector<OverlayContour> contours()
    {
        std::vector<OverlayContour> result;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (!m_steps[i].isTaken)
                result.push_back(contourOf(walk(i)));
        }
        std::erase_if(result, [](const OverlayContour &contour) { return contour.points.size() < 3; });
        return result;
    }

private:
    struct Step {
        GridEdge edge;
        bool isTaken = false;
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::vector<GridEdge> walk(std::size_t first)
    {
        std::vector<GridEdge> way;
        for (std::size_t step = first; step != kNone && !m_steps[step].isTaken; step = leftmostAfter(way.back())) {
            m_steps[step].isTaken = true;
            way.push_back(m_steps[step].edge);
        }
        return way;
    }

    double directionOf(const GridEdge &edge) const
    {
        const GridPoint from = m_edges.at(edge.from);
        const GridPoint to = m_edges.at(edge.to);
        return std::atan2(static_cast<double>(to.y - from.y), static_cast<double>(to.x - from.x));
    }

    /** Where walks touch in a corner, the sharpest turn to the left keeps them apart. */
    std::size_t leftmostAfter(const GridEdge &edge) const
    {
        const std::vector<std::size_t> &steps = m_out.at(edge.to);
        if (steps.size() <= 1)
            return steps.empty() ? kNone : steps.front();
        const double before = directionOf(edge);
        std::size_t best = kNone;
        double bestTurn = 0;
        for (std::size_t step : steps) {
            const double turn = std::remainder(directionOf(m_steps[step].edge) - before, 2 * std::numbers::pi);
            if (best == kNone || turn > bestTurn) {
                best = step;
                bestTurn = turn;
            }
        }
        return best;
    }

    /** Without the corners in the middle of an edge, from the corner with the lowest label. */
    OverlayContour contourOf(const std::vector<GridEdge> &way) const
    {
        OverlayContour contour;
        for (std::size_t i = 0; i < way.size(); ++i) {
            if (way[(i + way.size() - 1) % way.size()].source == way[i].source)
                continue;
            contour.points.push_back(m_edges.pointOf(way[i].from));
            contour.labels.push_back(m_edges.labelOf(way[i].from));
        }
        const auto first = std::ranges::min_element(contour.labels) - contour.labels.begin();
        std::ranges::rotate(contour.points, contour.points.begin() + first);
        std::ranges::rotate(contour.labels, contour.labels.begin() + first);
        return contour;
    }

    const OverlayEdges &m_edges;
    CornerIndex m_out;
    std::vector<Step> m_steps;
};

double lengthOf(const std::vector<Vec2> &points)
{
    double length = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 way = points[(i + 1) % points.size()] - points[i];
        length += std::hypot(way.x, way.y);
    }
    return length;
}

/** Contours of hardly any area are what rounding leaves between edges that all but agree. */
std::vector<OverlayRegion> regionsOf(std::vector<OverlayContour> contours, double step)
{
    std::vector<OverlayRegion> regions;
    std::vector<OverlayContour> holes;
    std::vector<double> areas;
    std::ranges::sort(contours, {}, [](const OverlayContour &contour) { return contour.labels.front(); });
    for (OverlayContour &contour : contours) {
        const double area = signedArea(contour.points);
        if (std::abs(area) <= 4 * step * lengthOf(contour.points))
            continue;
        if (area < 0) {
            holes.push_back(std::move(contour));
            continue;
        }
        regions.push_back({std::move(contour), {}});
        areas.push_back(area);
    }
    for (OverlayContour &hole : holes) {
        const Vec2 probe = (hole.points[0] + hole.points[1]) / 2.0;
        std::size_t around = regions.size();
        for (std::size_t i = 0; i < regions.size(); ++i) {
            if (isInside(regions[i].outer.points, probe) && (around == regions.size() || areas[i] < areas[around]))
                around = i;
        }
        if (around < regions.size())
            regions[around].holes.push_back(std::move(hole));
    }
    return regions;
}

bool areFew(std::span<const std::vector<Vec2>> polygons)
{
    std::size_t edges = 0;
    for (const std::vector<Vec2> &polygon : polygons)
        edges += polygon.size();
    return edges <= kMostOverlayEdges;
}

bool areFew(const std::optional<OverlayEdges> &edges)
{
    return edges && edges->edges().size() <= 2 * kMostOverlayEdges;
}

} // namespace

std::optional<Overlay> overlayOf(std::span<const std::vector<Vec2>> polygons, bool isEvenOdd, std::size_t *compared)
{
    if (!areFew(polygons))
        return std::nullopt;
    const std::optional<OverlayEdges> edges = OverlayEdges::of(polygons, compared);
    if (!areFew(edges))
        return std::nullopt;
    Overlay overlay;
    overlay.hasCrossings = edges->hasCrossings();
    const std::vector<Side> sides = sidesOf(*edges);
    const std::vector<std::pair<bool, bool>> painted = paintedBeside(*edges, sides, isEvenOdd);
    BorderWalk walk(*edges);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Side &side = sides[i];
        const auto [left, right] = painted[i];
        if (left && !right)
            walk.add({side.low, side.high, side.source});
        else if (right && !left)
            walk.add({side.high, side.low, side.source});
    }
    overlay.regions = regionsOf(walk.contours(), edges->gridStep());
    return overlay;
}

bool haveCrossings(std::span<const std::vector<Vec2>> polygons, std::size_t *compared)
{
    if (polygons.size() == 1 && OverlayEdges::isConvex(polygons.front()))
        return false;
    if (!areFew(polygons))
        return false;
    const std::optional<OverlayEdges> edges = OverlayEdges::of(polygons, compared);
    return areFew(edges) && edges->hasCrossings();
}

} // namespace clipwright
