// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/contour_source.h"

#include <memory>
#include <optional>
#include <vector>

namespace clipwright {

/** A convex outline over cooked frames that cuts what a layer paints: a mask, or the frame of a composition. */
class ClipShape {
public:
    /** The frame of a composition that a layer shows: 0 0 to its size. */
    ClipShape(double width, double height);
    /**
     * The one mask of a layer that can be cooked: mode add, neither inverted nor expanded. Nothing where there is none;
     * refuses `mask-empty`, `mask-not-convex` and `path-vertices-differ`, and then leaves it out.
     */
    static std::shared_ptr<const ClipShape> ofMasks(CookScope &scope, const Layer &layer, double magnification);

    bool isMask() const { return m_mask.has_value(); }
    std::size_t pointCount() const { return m_mask ? m_mask->pointCount() : 4; }
    std::vector<Vec2> pointsAt(double frame) const;
    /** Of what it leaves: 0 … 1. */
    double opacityAt(double frame) const;
    bool isOpaque() const { return !m_opacity || m_opacity->staysWithin(100, 1e30); }
    void addMotions(std::vector<const Motion *> &motions) const;

private:
    ClipShape(CookScope &scope, ContourSource mask, PropertySource opacity, bool isDentedBetweenKeys);

    std::vector<Vec2> m_frame;
    std::optional<ContourSource> m_mask;
    std::optional<PropertySource> m_opacity;
    bool m_isDentedBetweenKeys = false; ///< its hull cuts, at all frames so that points keep their places
    Motion m_jumps;                     ///< of the hull's order
};

} // namespace clipwright
