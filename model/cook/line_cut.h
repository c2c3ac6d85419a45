// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/line_source.h"
#include "model/cook/measured_line.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace clipwright {

class MeasuredLine;

/** What is left of a line at a frame, in lengths along it; of a closed one `end` may go once more round. */
struct CutWindow {
    double start = 0;
    double end = 0;
    bool isThere = true;  ///< anything is left, if only a dot
    std::int64_t lap = 0; ///< where this changes the window jumps, though not what is seen
};

/** A number of turns as a lap; beyond all counting they are one. */
std::int64_t lapOf(double turns);

/** The window at a frame, given the line's length there. `start` <= `end`, within the line. */
using WindowFunction = std::function<CutWindow(double frame, double length)>;

/**
 * A piece of a line. Its points are the line's own, those outside the window drawn in to its ends: whatever start
 * and end do, there is one topology, and corners stay corners. Points that the window never reaches are left out. Those
 * drawn in stand apart on the first and last step of the line: a game gives a step without length a direction of its own,
 * and one that is shorter than what mixing keys may be off has none that can be trusted; at the ends of a wide line both
 * show.
 */
class LineCut : public LineSource {
public:
    /** `hides`: where nothing is left nothing is shown, rather than a point with caps. */
    LineCut(CookScope &scope, std::shared_ptr<const MeasuredLines> line, WindowFunction window,
            std::vector<const Motion *> windowMotions, bool hides);

    std::size_t pointCount() const override { return m_slots.size() + 2; }
    bool isClosed() const override { return false; }
    void pointsAt(double frame, std::vector<Vec2> &points) const override;
    bool isShownAt(double frame) const override;
    bool slides() const override { return true; }
    void addMotions(std::vector<const Motion *> &motions) const override;

    /** Whether there is a frame, of those looked at, at which anything is left. */
    bool isEverThere() const { return m_isEverThere; }

private:
    bool isShown(const CutWindow &window) const { return !m_hides || window.isThere; }
    const std::vector<double> &placesOf(const MeasuredLine &line, double start, double end) const;
    void findSlots(CookScope &scope, const std::vector<double> &frames);

    std::shared_ptr<const MeasuredLines> m_line; ///< shared by all pieces of it
    WindowFunction m_window;
    std::vector<const Motion *> m_motions; ///< of the window
    Motion m_jumps;
    bool m_hides;
    double m_apart;                   ///< the least between points, in source units
    double m_far;                     ///< what is enough between points drawn in
    std::vector<std::size_t> m_slots; ///< points of the line, those of the second round behind those of the first
    bool m_isEverThere = false;
    mutable std::vector<double> m_places; ///< room for placesOf
};

} // namespace clipwright
