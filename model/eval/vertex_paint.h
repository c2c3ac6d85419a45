// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/region_list.h"

#include <glm/vec4.hpp>

#include <span>

namespace clipwright {

/** What a game paints a vertex with: the flat colour, or the gradient's at its place. */
class VertexPaint {
public:
    VertexPaint(const RegionList &list, const ComposedRegion &region);

    bool isGradient() const { return !m_stops.empty(); }
    glm::vec4 at(Vec2 place) const;

private:
    double linearShare(Vec2 place) const;
    double radialShare(Vec2 place) const;

    const ComposedRegion &m_region;
    std::span<const GradientStop> m_stops; ///< none: flat
};

} // namespace clipwright
