// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/overlay_sides.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace clipwright {

namespace {

/** What is painted on both sides of each side. */
class Painted {
public:
    Painted(const OverlayEdges &edges, std::span<const Side> sides, bool isEvenOdd)
        : m_edges(edges),
          m_sides(sides),
          m_isEvenOdd(isEvenOdd),
          m_columns(1 + sides.size() / 8)
    {
        for (const Side &side : sides)
            m_width = std::max({m_width, m_edges.at(side.low).x, m_edges.at(side.high).x});
        for (const Side &side : sides) {
            const auto [left, right] = std::minmax({m_edges.at(side.low).x, m_edges.at(side.high).x});
            for (std::size_t column = columnOf(2 * left); column <= columnOf(2 * right); ++column)
                m_columns[column].push_back(&side);
        }
    }

    /** Of each side whether its left, and whether its right is painted, as it goes from its lower to its higher corner. */
    std::vector<std::pair<bool, bool>> all() const
    {
        CornerIndex corners(m_edges.cornerCount());
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            corners.add(m_sides[i].low, i);
            corners.add(m_sides[i].high, i);
        }
        std::vector<std::pair<bool, bool>> painted(m_sides.size());
        std::vector<bool> isKnown(m_sides.size(), false);
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            if (isKnown[i])
                continue;
            painted[i] = at(m_sides[i]);
            isKnown[i] = true;
            for (bool upwards : {true, false})
                carryOn(i, upwards, corners, painted, isKnown);
        }
        return painted;
    }

private:
    /** From a side on as long as no third one joins: what is on the left and on the right stays there. */
    void carryOn(std::size_t from, bool upwards, const CornerIndex &corners,
                 std::vector<std::pair<bool, bool>> &painted, std::vector<bool> &isKnown) const
    {
        std::pair<bool, bool> here = painted[from];
        if (!upwards)
            std::swap(here.first, here.second);
        std::size_t corner = upwards ? m_sides[from].high : m_sides[from].low;
        for (std::size_t side = from; corners.at(corner).size() == 2;) {
            const std::vector<std::size_t> &both = corners.at(corner);
            side = both[0] == side ? both[1] : both[0];
            if (isKnown[side])
                return;
            const bool goesUp = m_sides[side].low == corner;
            painted[side] = goesUp ? here : std::pair{here.second, here.first};
            isKnown[side] = true;
            corner = goesUp ? m_sides[side].high : m_sides[side].low;
        }
    }

    std::pair<bool, bool> at(const Side &side) const
    {
        const GridPoint a = m_edges.at(side.low);
        const GridPoint b = m_edges.at(side.high);
        const bool isUpright = a.x == b.x;
        // Twice the middle, so that it is a point of a grid as well.
        const GridPoint middle{a.x + b.x, a.y + b.y};
        int beyond = 0; // wound around a point just beyond the side: above it, or on the right of an upright one
        if (isUpright) {
            for (const Side &other : m_sides)
                beyond += &other == &side ? 0 : turned(other, middle);
        } else {
            for (const Side *other : m_columns[columnOf(middle.x)])
                beyond += other == &side ? 0 : overhead(*other, middle);
        }
        const int own = amountOf(side);
        // Going over to the left of a directed edge adds what it winds; above is left of an edge to the right.
        const bool beyondIsLeft = isUpright ? b.y < a.y : b.x > a.x;
        const int left = beyondIsLeft ? beyond : beyond + own;
        const int right = beyondIsLeft ? beyond - own : beyond;
        return {isPainted(left), isPainted(right)};
    }

    /** Sides stand in upright columns, so that a ray meets few of them. */
    std::size_t columnOf(std::int64_t doubledX) const
    {
        const auto count = static_cast<std::int64_t>(m_columns.size());
        return static_cast<std::size_t>(doubledX * count / (2 * m_width + 1));
    }

    int amountOf(const Side &side) const { return m_isEvenOdd ? side.count : side.winding; }
    bool isPainted(int winding) const { return m_isEvenOdd ? winding % 2 != 0 : winding != 0; }

    GridPoint doubled(std::size_t corner) const
    {
        const GridPoint p = m_edges.at(corner);
        return {2 * p.x, 2 * p.y};
    }

    /** What a side adds for a ray that goes up from `p`. */
    int overhead(const Side &side, GridPoint p) const
    {
        const GridPoint a = doubled(side.low);
        const GridPoint b = doubled(side.high);
        if ((a.x <= p.x) == (b.x <= p.x))
            return 0;
        const bool goesLeft = b.x < a.x;
        const std::int64_t turn = turnOf(a, b, p);
        const bool isAbove = goesLeft ? turn > 0 : turn < 0;
        return !isAbove ? 0 : goesLeft ? amountOf(side) : -amountOf(side);
    }

    /** What a side adds for a ray that goes to the right from `p`. */
    int turned(const Side &side, GridPoint p) const
    {
        const GridPoint a = doubled(side.low);
        const GridPoint b = doubled(side.high);
        if ((a.y <= p.y) == (b.y <= p.y))
            return 0;
        const bool goesUp = b.y > a.y;
        const std::int64_t turn = turnOf(a, b, p);
        const bool isRight = goesUp ? turn > 0 : turn < 0;
        return !isRight ? 0 : goesUp ? amountOf(side) : -amountOf(side);
    }

    const OverlayEdges &m_edges;
    std::span<const Side> m_sides;
    bool m_isEvenOdd;
    std::int64_t m_width = 0;
    std::vector<std::vector<const Side *>> m_columns;
};

} // namespace

std::vector<Side> sidesOf(const OverlayEdges &edges)
{
    std::vector<Side> all;
    for (const GridEdge &edge : edges.edges()) {
        const auto [low, high] = std::minmax({edge.from, edge.to});
        all.push_back({low, high, edge.source, edge.from == low ? 1 : -1, 1});
    }
    std::ranges::sort(all, {}, [](const Side &side) { return std::make_tuple(side.low, side.high, side.source); });
    std::vector<Side> sides;
    for (const Side &side : all) {
        if (sides.empty() || sides.back().low != side.low || sides.back().high != side.high) {
            sides.push_back(side);
            continue;
        }
        sides.back().winding += side.winding;
        ++sides.back().count;
    }
    return sides;
}

std::vector<std::pair<bool, bool>> paintedBeside(const OverlayEdges &edges, std::span<const Side> sides, bool isEvenOdd)
{
    return Painted(edges, sides, isEvenOdd).all();
}

} // namespace clipwright
