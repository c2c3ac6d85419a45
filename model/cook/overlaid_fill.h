// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/line_source.h"
#include "model/core/overlay.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace clipwright {

/**
 * Closed lines that cross, as the contours of what they paint together under a fill rule. Regions, holes and corners may
 * come and go; each such change is a jump of which nothing is seen.
 */
class OverlaidFill {
public:
    /** Nothing where no lines cross, or where they cross in too many ways to look at. */
    static std::shared_ptr<const OverlaidFill> of(CookScope &scope, std::vector<LineRef> lines, bool isEvenOdd);

    /** Of each region the points of its outer contour and of its holes: the most that it ever has. */
    const std::vector<std::vector<std::size_t>> &counts() const { return m_counts; }
    /** Appends the points of one of them; 0 is the outer contour. Spare ones stand on the last. */
    void pointsAt(double frame, std::size_t region, std::size_t contour, std::vector<Vec2> &points) const;
    bool isThere(double frame, std::size_t region) const { return region < at(frame).overlay.regions.size(); }
    bool jumps() const { return !m_jumps.jumps.empty(); }
    void addMotions(std::vector<const Motion *> &motions) const;

private:
    OverlaidFill(CookScope &scope, std::vector<LineRef> lines, bool isEvenOdd);
    bool canLook() const; ///< the budget lasts
    bool findJumps(const std::vector<double> &frames);
    bool look(const std::vector<double> &frames);
    struct Look {
        Overlay overlay = {};
        bool isTooMuch = false;
    };
    const Look &at(double frame) const;

    CookScope &m_scope;
    std::vector<LineRef> m_lines;
    bool m_isEvenOdd;
    std::vector<std::vector<std::size_t>> m_counts;
    bool m_bridges = false; ///< the holes come and go: each region is one contour that goes to them and back
    Motion m_jumps;
    mutable std::size_t m_edges = 0;                  ///< looked at so far
    mutable std::unordered_map<double, Look> m_known; ///< a cook runs on one thread
};

/** One contour of an overlaid fill. */
class OverlaidLine : public LineSource {
public:
    OverlaidLine(std::shared_ptr<const OverlaidFill> fill, std::size_t region, std::size_t contour)
        : m_fill(std::move(fill)),
          m_region(region),
          m_contour(contour)
    {}

    std::size_t pointCount() const override { return m_fill->counts()[m_region][m_contour]; }
    bool isClosed() const override { return true; }
    void pointsAt(double frame, std::vector<Vec2> &points) const override
    {
        m_fill->pointsAt(frame, m_region, m_contour, points);
    }
    bool isShownAt(double frame) const override { return m_fill->isThere(frame, m_region); }
    bool slides() const override { return m_fill->jumps(); }
    void addMotions(std::vector<const Motion *> &motions) const override { m_fill->addMotions(motions); }

private:
    std::shared_ptr<const OverlaidFill> m_fill;
    std::size_t m_region;
    std::size_t m_contour;
};

} // namespace clipwright
