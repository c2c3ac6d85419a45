// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/core/path.h"

namespace clipwright {

/**
 * A path item over cooked frames: a drawn path, an ellipse or a rectangle, as Bézier contours of
 * constant topology.
 */
class PathSource {
public:
    /** `chain`: the groups around the item, out to the layer. `item` is one of the three. */
    PathSource(CookScope &scope, const Node &item, GroupChain chain);

    static bool isPath(const Node &item);

    /** Contour counts, vertex counts and closedness agree at all keys that matter on the timeline. */
    bool hasOneTopology() const;
    /** In the layer's space, source units. */
    std::vector<Contour> contoursAt(double frame) const;
    void addMotions(std::vector<const Motion *> &motions) const;
    const Node &item() const { return *m_item; }

private:
    std::vector<Contour> localContoursAt(double frame) const;
    std::vector<Contour> ellipseAt(double frame) const;
    std::vector<Contour> rectangleAt(double frame) const;
    bool isReversed() const;

    const CookScope *m_scope;
    const Node *m_item;
    GroupChain m_chain;
    const Track *m_path = nullptr;
    const Motion *m_pathMotion = nullptr;
    std::vector<PropertySource> m_numbers; ///< position, size, roundness of a rectangle, direction
    bool m_isRound = false;                ///< the rectangle has round corners at some time: eight points
};

} // namespace clipwright
