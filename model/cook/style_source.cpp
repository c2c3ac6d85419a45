// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/style_source.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

int choiceOf(CookScope &scope, const Node &style, std::uint8_t property)
{
    return static_cast<int>(std::clamp(PropertySource(scope, style, property).numberAt(0), 0.0, 2.0));
}

} // namespace

StyleSource::StyleSource(CookScope &scope, const Node &style, GroupChain chain)
    : m_scope(&scope),
      m_style(&style),
      m_chain(std::move(chain)),
      m_colour(scope, style, isStroke() ? std::uint8_t{StrokeProperty::Colour} : std::uint8_t{FillProperty::Colour}),
      m_opacity(scope, style, isStroke() ? std::uint8_t{StrokeProperty::Opacity} : std::uint8_t{FillProperty::Opacity})
{
    if (isStroke()) {
        m_width.emplace(scope, style, StrokeProperty::Width);
        m_limit.emplace(scope, style, StrokeProperty::MiterLimit);
        m_cap = choiceOf(scope, style, StrokeProperty::Cap);
        m_join = choiceOf(scope, style, StrokeProperty::Join);
    } else {
        m_rule = choiceOf(scope, style, FillProperty::Rule);
    }
}

bool StyleSource::isEvenOdd() const
{
    return m_rule == 1;
}

StrokeCap StyleSource::cap() const
{
    return m_cap == 1 ? StrokeCap::Round : m_cap == 2 ? StrokeCap::Square : StrokeCap::Butt;
}

StrokeJoin StyleSource::join() const
{
    return m_join == 1 ? StrokeJoin::Round : m_join == 2 ? StrokeJoin::Bevel : StrokeJoin::Miter;
}

std::array<double, 4> StyleSource::colourAt(double frame) const
{
    std::array<double, 4> colour = m_colour.at(frame);
    for (double &part : colour)
        part = std::clamp(part, 0.0, 1.0);
    colour[3] *= std::clamp(m_opacity.numberAt(frame) / 100, 0.0, 1.0) * opacityAt(m_chain, frame);
    return colour;
}

double StyleSource::widthAt(double frame) const
{
    const double stretch = std::sqrt(std::abs(transformAt(m_chain, frame).determinant()));
    return std::max(m_width->numberAt(frame), 0.0) * stretch * m_scope->scale;
}

double StyleSource::limitAt(double frame) const
{
    return std::max(m_limit->numberAt(frame), 1.0);
}

void StyleSource::addMotions(std::vector<const Motion *> &motions) const
{
    m_colour.addMotions(motions);
    m_opacity.addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addOpacityMotions(motions);
    if (!isStroke())
        return;
    m_width->addMotions(motions);
    m_limit->addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addTransformMotions(motions);
}

} // namespace clipwright
