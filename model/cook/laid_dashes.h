// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/dash_source.h"

#include <cstddef>
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
    double reachFromStart() const;
    /** A dash and no gap lies over the end of the line, and it begins behind the start of it. */
    bool reachesOverEnd() const;

private:
    std::vector<double> m_pattern;
    double m_period;
    double m_offset;
    double m_length;
};

} // namespace clipwright
