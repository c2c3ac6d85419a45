// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/cook/path_modifier.h"
#include "model/cook/star_source.h"
#include "model/core/path.h"

#include <limits>

namespace clipwright {

class TrimSource;

/**
 * A path item over cooked frames: a drawn path, an ellipse, a rectangle or a star, with the modifiers that reach it,
 * as Bézier contours of constant topology.
 */
class PathSource {
public:
    /** `chain`: the groups around the item, out to the layer. `item` is one of the four. */
    PathSource(CookScope &scope, const Node &item, GroupChain chain);

    static bool isPath(const Node &item);

    /**
     * Contour counts and closedness agree at all keys that matter on the timeline, and vertex counts too where a path moves
     * from key to key. Where it only steps, contours with fewer vertices have spare ones that stand on their last.
     */
    bool hasOneTopology() const { return !m_isTorn; }
    /**
     * The next modifier or trim, in the order in which they work. Before anything is asked of the path. True where it
     * rounds corners, and some are corners at some times only.
     */
    bool addModifier(CookScope &scope, std::shared_ptr<const PathModifier> modifier);
    void addTrim(std::shared_ptr<const TrimSource> trim) { m_trims.push_back(std::move(trim)); }
    /** Modifiers and trims that one path may have: each may double what there is of it. */
    static constexpr std::size_t kMostModifiers = 8;
    bool takesMore() const { return m_modifiers.size() + m_trims.size() < kMostModifiers; }
    const std::vector<std::shared_ptr<const TrimSource>> &trims() const { return m_trims; }

    /** In the layer's space, source units, not trimmed. The reference holds until the next call. */
    const std::vector<Contour> &contoursAt(double frame) const;
    /** In the item's own space. The reference holds until the next call. */
    const std::vector<Contour> &ownContoursAt(double frame) const;
    Affine toLayerAt(double frame) const { return transformAt(m_chain, frame); }
    void addMotions(std::vector<const Motion *> &motions) const;
    /** Those that its points in the layer's space are sums of, as weave takes them. */
    void addSums(std::vector<const Motion *> &motions) const;
    const Node &item() const { return *m_item; }

private:
    struct Modifier {
        std::shared_ptr<const PathModifier> modifier;
        PathModifier::Corners corners;
    };

    /** What was looked at last: each of several contours, and of several styles, asks for the same frame. */
    struct Look {
        double frame = std::numeric_limits<double>::quiet_NaN();
        Path path = {};
    };

    void planSteps();
    void plainContoursAt(double frame, Path &path) const;
    Contour ellipseAt(double frame) const;
    Contour rectangleAt(double frame) const;
    bool isReversed() const;

    const CookScope *m_scope;
    const Node *m_item;
    GroupChain m_chain;
    const Track *m_path = nullptr;
    const Motion *m_pathMotion = nullptr;
    std::vector<std::size_t> m_stepped; ///< of a path that steps, how many vertices each contour has; else empty
    bool m_isTorn = false;
    std::vector<PropertySource> m_numbers; ///< position, size, roundness of a rectangle, direction
    std::unique_ptr<const StarSource> m_star;
    std::vector<Modifier> m_modifiers;
    std::vector<std::shared_ptr<const TrimSource>> m_trims;
    mutable Look m_own;
    mutable Look m_placed;
    bool m_isRound = false; ///< the rectangle has round corners at some time: eight points
};

} // namespace clipwright
