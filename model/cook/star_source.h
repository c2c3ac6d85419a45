// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/property_source.h"
#include "model/core/path.h"

#include <vector>

namespace clipwright {

/** A star or polygon over cooked frames, with one number of vertices: where it has fewer points, some are one. */
class StarSource {
public:
    StarSource(CookScope &scope, const Node &star);
    StarSource(const StarSource &) = delete;
    StarSource &operator=(const StarSource &) = delete;

    Contour contourAt(double frame) const;
    void addMotions(std::vector<const Motion *> &motions) const;

private:
    std::size_t verticesAt(double frame) const;

    bool m_isStar;
    PropertySource m_position;
    PropertySource m_points;
    PropertySource m_rotation;
    PropertySource m_outerRadius;
    PropertySource m_innerRadius;
    PropertySource m_outerRoundness;
    PropertySource m_innerRoundness;
    bool m_isReversed;
    std::size_t m_vertices = 0; ///< at most over time
    Motion m_counts;            ///< jumps where the number of points changes
};

} // namespace clipwright
