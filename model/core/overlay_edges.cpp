// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/overlay_edges.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace clipwright {

namespace {

constexpr double kGridSize = 1 << 24; // products of two differences stay far from the end of 64 bits
constexpr std::size_t kMostCuts =
    16'000;                         // twice the edges that are taken: lines drawn at random cross by the square of them
constexpr std::size_t kAnEdge = 16; // what sorting one in takes, in pairs compared
constexpr int kMostRounds = 8;      // a crossing put on the grid may move an edge over a corner nearby: few do

std::uint64_t crossingLabel(std::size_t a, std::size_t b)
{
    const auto [low, high] = std::minmax(a, b);
    return (std::uint64_t{1} << 63) | (static_cast<std::uint64_t>(low) << 31) | static_cast<std::uint64_t>(high);
}

bool isWithin(GridPoint p, GridPoint a, GridPoint b)
{
    return p.x >= std::min(a.x, b.x) && p.x <= std::max(a.x, b.x) && p.y >= std::min(a.y, b.y)
           && p.y <= std::max(a.y, b.y);
}

} // namespace

std::optional<OverlayEdges> OverlayEdges::of(std::span<const std::vector<Vec2>> polygons, std::size_t *compared)
{
    OverlayEdges result;
    if (!result.setGrid(polygons))
        return std::nullopt;
    std::size_t source = 0;
    for (const std::vector<Vec2> &polygon : polygons) {
        result.addPolygon(polygon, source);
        source += polygon.size();
    }
    bool isDone = false;
    for (int round = 0; round < kMostRounds && !isDone; ++round) {
        std::vector<Cut> cuts = result.findCuts();
        if (cuts.size() > kMostCuts)
            break;
        isDone = cuts.empty();
        result.m_hasCrossings = result.m_hasCrossings || !isDone;
        result.apply(std::move(cuts));
    }
    if (compared != nullptr)
        *compared = result.m_compared;
    return isDone ? std::optional(std::move(result)) : std::nullopt;
}

bool OverlayEdges::setGrid(std::span<const std::vector<Vec2>> polygons)
{
    Vec2 high{-1e300, -1e300};
    m_low = {1e300, 1e300};
    for (const std::vector<Vec2> &polygon : polygons) {
        for (Vec2 p : polygon) {
            if (!std::isfinite(p.x) || !std::isfinite(p.y))
                return false;
            m_low = {std::min(m_low.x, p.x), std::min(m_low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
    }
    m_step = std::max(high.x - m_low.x, high.y - m_low.y) / kGridSize;
    return std::isfinite(m_step) && m_step > 0;
}

GridPoint OverlayEdges::onGrid(Vec2 point) const
{
    const Vec2 place = (point - m_low) / m_step;
    return {std::llround(place.x), std::llround(place.y)};
}

bool OverlayEdges::isConvex(const std::vector<Vec2> &polygon)
{
    OverlayEdges grid;
    if (!grid.setGrid({&polygon, 1}))
        return false;
    std::vector<GridPoint> points;
    for (const Vec2 point : polygon) {
        const GridPoint place = grid.onGrid(point);
        if (points.empty() || points.back() != place)
            points.push_back(place);
    }
    while (points.size() > 1 && points.back() == points.front())
        points.pop_back();
    const std::size_t count = points.size();
    bool turnsLeft = false;
    bool turnsRight = false;
    int changes = 0; // of the direction along x: two a round
    std::int64_t before = 0;
    for (std::size_t i = 0; i < 2 * count; ++i) {
        const GridPoint a = points[i % count];
        const GridPoint b = points[(i + 1) % count];
        const GridPoint c = points[(i + 2) % count];
        const std::int64_t turn = turnOf(a, b, c);
        turnsLeft = turnsLeft || turn > 0;
        turnsRight = turnsRight || turn < 0;
        if (turn == 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0)
            return false;
        const std::int64_t along = b.x - a.x;
        // Counted on the second time round, when it is known how the first ended.
        changes += i >= count && along != 0 && (along < 0) != (before < 0) ? 1 : 0;
        before = along != 0 ? along : before;
    }
    return turnsLeft != turnsRight && changes == 2;
}

std::size_t OverlayEdges::cornerAt(GridPoint place, Vec2 point, std::uint64_t label)
{
    const auto [known, isNew] = m_corners.try_emplace(place, m_grid.size());
    if (isNew) {
        m_grid.push_back(place);
        m_points.push_back(point);
        m_labels.push_back(label);
    }
    return known->second;
}

void OverlayEdges::addPolygon(const std::vector<Vec2> &polygon, std::size_t firstSource)
{
    std::vector<std::size_t> corners;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        corners.push_back(cornerAt(onGrid(polygon[i]), polygon[i], firstSource + i));
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::size_t next = corners[(i + 1) % corners.size()];
        if (next != corners[i])
            m_edges.push_back({corners[i], next, firstSource + i});
    }
}

/** Edges from left to right, each compared with those before it that reach it, until there are too many cuts. */
std::vector<OverlayEdges::Cut> OverlayEdges::findCuts()
{
    struct Reach {
        GridPoint low;
        GridPoint high;
        std::size_t edge;
    };
    std::vector<Reach> reaches;
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        const GridPoint a = at(m_edges[e].from);
        const GridPoint b = at(m_edges[e].to);
        reaches.push_back({{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}, e});
    }
    std::ranges::stable_sort(reaches, {}, [](const Reach &reach) { return reach.low.x; });
    std::vector<Cut> cuts;
    std::vector<Reach> open;
    for (const Reach &reach : reaches) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (open[i].high.x < reach.low.x)
                continue;
            open[kept++] = open[i];
            if (open[i].low.y <= reach.high.y && reach.low.y <= open[i].high.y)
                compare(open[i].edge, reach.edge, cuts);
        }
        m_compared += open.size() + kAnEdge;
        open.resize(kept);
        open.push_back(reach);
        if (cuts.size() > kMostCuts)
            break;
    }
    return cuts;
}

void OverlayEdges::compare(std::size_t first, std::size_t second, std::vector<Cut> &cuts)
{
    const GridEdge e = m_edges[first];
    const GridEdge f = m_edges[second];
    const GridPoint a = at(e.from);
    const GridPoint b = at(e.to);
    const GridPoint c = at(f.from);
    const GridPoint d = at(f.to);
    const std::int64_t sideC = turnOf(a, b, c);
    const std::int64_t sideD = turnOf(a, b, d);
    const std::int64_t sideA = turnOf(c, d, a);
    const std::int64_t sideB = turnOf(c, d, b);
    const auto differ = [](std::int64_t x, std::int64_t y) { return (x < 0 && y > 0) || (x > 0 && y < 0); };
    if (differ(sideC, sideD) && differ(sideA, sideB)) {
        const double share = static_cast<double>(sideA) / static_cast<double>(sideA - sideB);
        const Vec2 from{static_cast<double>(a.x), static_cast<double>(a.y)};
        const Vec2 way{static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y)};
        const Vec2 place = from + share * way;
        const std::size_t corner = cornerAt({std::llround(place.x), std::llround(place.y)}, m_low + place * m_step,
                                            crossingLabel(e.source, f.source));
        addCut(first, corner, cuts);
        addCut(second, corner, cuts);
        return;
    }
    if (sideC == 0 && isWithin(c, a, b))
        addCut(first, f.from, cuts);
    if (sideD == 0 && isWithin(d, a, b))
        addCut(first, f.to, cuts);
    if (sideA == 0 && isWithin(a, c, d))
        addCut(second, e.from, cuts);
    if (sideB == 0 && isWithin(b, c, d))
        addCut(second, e.to, cuts);
}

/** A crossing on the grid may be an end of the edge: then there is nothing to cut. */
void OverlayEdges::addCut(std::size_t edge, std::size_t corner, std::vector<Cut> &cuts) const
{
    if (corner != m_edges[edge].from && corner != m_edges[edge].to)
        cuts.push_back({edge, corner});
}

void OverlayEdges::apply(std::vector<Cut> cuts)
{
    const auto along = [this](const Cut &cut) {
        const GridPoint from = at(m_edges[cut.edge].from);
        const GridPoint to = at(m_edges[cut.edge].to);
        const GridPoint here = at(cut.corner);
        return (here.x - from.x) * (to.x - from.x) + (here.y - from.y) * (to.y - from.y);
    };
    std::ranges::sort(cuts, [&](const Cut &x, const Cut &y) {
        return std::make_tuple(x.edge, along(x), x.corner) < std::make_tuple(y.edge, along(y), y.corner);
    });
    for (const Cut &cut : cuts) {
        // The edge itself becomes what lies behind its last cut; what lies before is added.
        GridEdge &edge = m_edges[cut.edge];
        if (edge.from == cut.corner || edge.to == cut.corner)
            continue;
        const GridEdge before{edge.from, cut.corner, edge.source};
        edge.from = cut.corner;
        m_edges.push_back(before);
    }
}

} // namespace clipwright
