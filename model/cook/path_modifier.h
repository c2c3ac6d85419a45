// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/property_source.h"
#include "model/core/path.h"

#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/**
 * Round corners, or pucker and bloat, over cooked frames: what changes a path's contours and keeps their number of
 * vertices the same at all frames.
 */
class PathModifier {
public:
    PathModifier(CookScope &scope, const Node &item);

    static bool isModifier(const Node &item)
    {
        return item.type == NodeType::RoundCorners || item.type == NodeType::PuckerBloat;
    }

    /** Of each contour, which vertices are corners: without handles in all poses. Only these are rounded. */
    using Corners = std::vector<std::vector<bool>>;
    static Corners cornersOf(std::span<const std::vector<Contour>> poses);
    /** Whether some vertex is a corner in one pose and none in another. */
    static bool cornersComeAndGo(std::span<const std::vector<Contour>> poses, const Corners &corners);

    bool rounds() const { return m_type == NodeType::RoundCorners; }
    void apply(double frame, const Corners &corners, std::vector<Contour> &contours) const;
    void addMotions(std::vector<const Motion *> &motions) const { m_amount.addMotions(motions); }
    /** It never changes anything. */
    bool isIdle() const { return m_amount.staysWithin(m_type == NodeType::RoundCorners ? -1e300 : 0, 0); }

private:
    NodeType m_type;
    PropertySource m_amount;
};

} // namespace clipwright
