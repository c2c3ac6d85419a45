// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/frame_memory.h"
#include "model/cook/line_source.h"

#include <utility>
#include <vector>

namespace clipwright {

/**
 * A line at a frame and how far along it each point is; of a closed one the first again at the end. Slots number the
 * points that a piece of it may have: of a closed line those of a second round behind those of the first.
 */
class MeasuredLine {
public:
    MeasuredLine(const LineSource &line, double frame);

    double length() const { return m_along.empty() ? 0 : m_along.back(); }
    std::size_t slotCount() const;
    double alongOf(std::size_t slot) const;
    /** The point at a length along it; of a closed line up to two rounds. */
    Vec2 at(double along) const
    {
        std::size_t near = 0;
        return at(along, near);
    }
    /** The same for places that mostly rise: `near` remembers where the last one was, at first 0. */
    Vec2 at(double along, std::size_t &near) const;

private:
    /** The one that closes a round is the next round's first. */
    std::size_t pointsARound() const { return m_rounds == 2 ? m_points.size() - 1 : m_points.size(); }

    std::vector<Vec2> m_points;
    std::vector<double> m_along;
    std::size_t m_rounds = 1;
};

/**
 * The measured line of frames asked for before, for all that is cut from it. Bounded.
 */
class MeasuredLines {
public:
    explicit MeasuredLines(LineRef line) : m_line(std::move(line)) {}

    const LineSource &line() const { return *m_line; }
    /** The reference holds until the next call. */
    const MeasuredLine &at(double frame) const;

private:
    LineRef m_line;
    mutable FrameMemory<MeasuredLine> m_lines;
};

} // namespace clipwright
