// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/dash_source.h"
#include "model/cook/frame_memory.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace clipwright {

double sumOf(const std::vector<double> &pattern);

/** Which dash of the pattern, in which of its periods. */
struct DashPlace {
    double period = 0;
    std::size_t dash = 0;
};

/** A pattern as it lies along a line at one frame: lengths along the line. */
class LaidDashes {
public:
    /** `wraps`: the offset is taken within one period. */
    LaidDashes(const DashSource &dashes, double frame, double length, bool wraps);

    double lengthOf(std::size_t dash) const { return m_pattern[2 * dash]; }
    double startOf(DashPlace place) const;
    /** How far the dash that lies over the start of the line reaches along it; nothing where a gap does. */
    double reachFromStart() const { return m_reachFromStart; }
    /** A dash and no gap lies over the end of the line, and it begins behind the start of it. */
    bool reachesOverEnd() const { return m_reachesOverEnd; }
    /** Whole periods that the offset was taken back by. */
    double laps() const { return m_laps; }

private:
    double findReachFromStart() const;
    bool findReachOverEnd() const;

    std::vector<double> m_pattern;
    double m_period;
    double m_offset;
    double m_length;
    double m_laps = 0;
    double m_reachFromStart = 0;
    bool m_reachesOverEnd = false;
};

/** What lies along one line at the frames asked for before, for all its dashes. Bounded. */
class DashesOfLine {
public:
    DashesOfLine(std::shared_ptr<const DashSource> dashes, bool wraps) : m_dashes(std::move(dashes)), m_wraps(wraps) {}

    /** `length`: the line's at that frame. The reference holds until the next call. */
    const LaidDashes &at(double frame, double length) const
    {
        constexpr std::size_t kNumbers = 16;
        return m_laid.at(frame, kNumbers, [&] { return LaidDashes(*m_dashes, frame, length, m_wraps); });
    }

private:
    std::shared_ptr<const DashSource> m_dashes;
    bool m_wraps;
    mutable FrameMemory<LaidDashes> m_laid;
};

} // namespace clipwright
