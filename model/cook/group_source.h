// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/frame_memory.h"
#include "model/cook/property_source.h"
#include "model/core/affine.h"

#include <memory>

namespace clipwright {

/** A shape group's transform and opacity over cooked frames. */
class GroupSource {
public:
    GroupSource(CookScope &scope, const Node &group);

    Affine transformAt(double frame) const;
    double opacityAt(double frame) const; ///< 0 … 1
    /** It turns, moves and scales both ways alike, so that circles stay circles. */
    bool keepsShapes() const { return m_scale.isEven(); }
    bool isOpaque() const { return m_opacity.staysWithin(100, 1e30); }
    void addTransformMotions(std::vector<const Motion *> &motions) const;
    void addOpacityMotions(std::vector<const Motion *> &motions) const;
    /** Of its transform those that what it carries is a sum of, while the others stand still. */
    void addSums(std::vector<const Motion *> &motions) const;
    const PropertySource &opacity() const { return m_opacity; }

private:
    PropertySource m_position;
    PropertySource m_anchor;
    PropertySource m_scale;
    PropertySource m_rotation;
    PropertySource m_opacity;
    bool m_isStill; ///< its transform
    mutable FrameMemory<Affine> m_transforms;
};

/** The groups around something, the outermost first. */
using GroupChain = std::vector<std::shared_ptr<const GroupSource>>;

/** From the inside of the innermost group to the layer. */
Affine transformAt(const GroupChain &chain, double frame);
double opacityAt(const GroupChain &chain, double frame);

} // namespace clipwright
