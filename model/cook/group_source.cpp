// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/group_source.h"

#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

GroupSource::GroupSource(CookScope &scope, const Node &group)
    : m_position(scope, group, GroupProperty::Position),
      m_anchor(scope, group, GroupProperty::Anchor),
      m_scale(scope, group, GroupProperty::Scale),
      m_rotation(scope, group, GroupProperty::Rotation),
      m_opacity(scope, group, GroupProperty::Opacity),
      m_isStill(m_position.isStill() && m_anchor.isStill() && m_scale.isStill() && m_rotation.isStill())
{}

Affine GroupSource::transformAt(double frame) const
{
    return m_transforms.at(m_isStill ? 0 : frame, 6, [&] {
        return Affine::transform(m_position.vectorAt(frame), m_rotation.numberAt(frame),
                                 m_scale.vectorAt(frame) / 100.0, m_anchor.vectorAt(frame));
    });
}

double GroupSource::opacityAt(double frame) const
{
    return std::clamp(m_opacity.numberAt(frame) / 100, 0.0, 1.0);
}

void GroupSource::addTransformMotions(std::vector<const Motion *> &motions) const
{
    for (const PropertySource *source : {&m_position, &m_anchor, &m_scale, &m_rotation})
        source->addMotions(motions);
}

void GroupSource::addSums(std::vector<const Motion *> &motions) const
{
    m_position.addOwnMotions(motions);
    m_anchor.addOwnMotions(motions);
}

void GroupSource::addOpacityMotions(std::vector<const Motion *> &motions) const
{
    m_opacity.addMotions(motions);
}

Affine transformAt(const GroupChain &chain, double frame)
{
    Affine result;
    for (const std::shared_ptr<const GroupSource> &group : chain)
        result = result * group->transformAt(frame);
    return result;
}

double opacityAt(const GroupChain &chain, double frame)
{
    double result = 1;
    for (const std::shared_ptr<const GroupSource> &group : chain)
        result *= group->opacityAt(frame);
    return result;
}

} // namespace clipwright
