// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/style_source.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace clipwright {

namespace {

int choiceOf(CookScope &scope, const Node &style, std::uint8_t property)
{
    return static_cast<int>(std::clamp(PropertySource(scope, style, property).numberAt(0), 0.0, 2.0));
}

void addMotionsOf(const GroupChain &chain, std::vector<const Motion *> &motions)
{
    for (const std::shared_ptr<const GroupSource> &group : chain)
        group->addTransformMotions(motions);
}

/** Where a type has what all styles have. */
struct Places {
    std::uint8_t opacity;
    std::uint8_t rule = 0;
    std::uint8_t width = 0;
    std::uint8_t cap = 0;
    std::uint8_t join = 0;
    std::uint8_t limit = 0;
};

Places placesOf(NodeType type)
{
    switch (type) {
    case NodeType::Stroke:
        return {StrokeProperty::Opacity,   0, StrokeProperty::Width, StrokeProperty::Cap, StrokeProperty::Join,
                StrokeProperty::MiterLimit};
    case NodeType::GradientStroke:
        return {GradientStrokeProperty::Opacity, 0,
                GradientStrokeProperty::Width,   GradientStrokeProperty::Cap,
                GradientStrokeProperty::Join,    GradientStrokeProperty::MiterLimit};
    case NodeType::GradientFill: return {GradientFillProperty::Opacity, GradientFillProperty::Rule};
    default: return {FillProperty::Opacity, FillProperty::Rule};
    }
}

} // namespace

StyleSource::StyleSource(CookScope &scope, const Node &style, GroupChain chain, GroupChain world)
    : m_scope(&scope),
      m_style(&style),
      m_chain(std::move(chain)),
      m_world(std::move(world))
{
    const Places places = placesOf(style.type);
    m_opacity.emplace(scope, style, places.opacity);
    if (GradientSource::isGradient(style))
        m_gradient.emplace(scope, style);
    else
        m_colour.emplace(scope, style,
                         isStroke() ? std::uint8_t{StrokeProperty::Colour} : std::uint8_t{FillProperty::Colour});
    if (!isStroke()) {
        m_rule = choiceOf(scope, style, places.rule);
        return;
    }
    m_width.emplace(scope, style, places.width);
    m_limit.emplace(scope, style, places.limit);
    m_cap = choiceOf(scope, style, places.cap);
    m_join = choiceOf(scope, style, places.join);
    auto dashes = std::make_shared<const DashSource>(scope, style, m_chain);
    if (dashes->isDashed())
        m_dashes = std::move(dashes);
}

StyleSource::StyleSource(CookScope &scope, const Layer &solid) : m_scope(&scope), m_style(&solid)
{
    std::copy_n(solid.solidColour.begin(), std::min(solid.solidColour.size(), m_solid.size()), m_solid.begin());
}

bool StyleSource::isStyle(const Node &item)
{
    return item.type == NodeType::Fill || item.type == NodeType::Stroke || GradientSource::isGradient(item);
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

double StyleSource::opacityAt(double frame) const
{
    const double own = m_opacity ? m_opacity->numberAt(frame) / 100 : 1;
    return std::clamp(own, 0.0, 1.0) * clipwright::opacityAt(m_chain, frame);
}

void StyleSource::fillPaint(double frame, std::span<double> run) const
{
    const double opacity = opacityAt(frame);
    if (m_gradient) {
        m_gradient->fillRun(frame, transformAt(m_chain, frame), transformAt(m_world, frame), opacity, run);
        return;
    }
    const std::array<double, 4> colour = m_colour ? m_colour->at(frame) : m_solid;
    for (std::size_t i = 0; i < colour.size(); ++i)
        run[i] = std::clamp(colour[i], 0.0, 1.0);
    run[3] *= opacity;
}

double StyleSource::widthAt(double frame) const
{
    const double stretch = transformAt(m_chain, frame).stretch();
    return std::max(m_width->numberAt(frame), 0.0) * stretch * m_scope->scale;
}

double StyleSource::limitAt(double frame) const
{
    return std::max(m_limit->numberAt(frame), 1.0);
}

void StyleSource::addMotions(std::vector<const Motion *> &motions) const
{
    if (m_colour)
        m_colour->addMotions(motions);
    if (m_gradient)
        m_gradient->addMotions(motions);
    if (m_opacity)
        m_opacity->addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addOpacityMotions(motions);
    if (isStroke()) {
        m_width->addMotions(motions);
        m_limit->addMotions(motions);
    }
    if (isStroke() || m_gradient)
        addMotionsOf(m_chain, motions);
    if (m_gradient)
        addMotionsOf(m_world, motions);
}

void StyleSource::addTransformMotions(std::vector<const Motion *> &motions) const
{
    addMotionsOf(m_chain, motions);
    addMotionsOf(m_world, motions);
}

void StyleSource::addSums(std::vector<const Motion *> &motions) const
{
    if (m_gradient)
        return;
    // Opacities are factors of each other: at most one of them may move.
    std::vector<const PropertySource *> opacities;
    if (m_opacity && !m_opacity->isStill())
        opacities.push_back(&*m_opacity);
    for (const std::shared_ptr<const GroupSource> &group : m_chain) {
        if (!group->opacity().isStill())
            opacities.push_back(&group->opacity());
    }
    if (opacities.size() == 1 && opacities.front()->staysWithin(0, 100))
        opacities.front()->addOwnMotions(motions);
    // What is held to its range is no sum beyond it. The fourth number is a factor of the opacities.
    if (m_colour && m_colour->allStayWithin(0, 1) && (opacities.empty() || m_colour->alwaysHas(3, 1)))
        m_colour->addOwnMotions(motions);
    if (m_width && m_width->staysWithin(0, std::numeric_limits<double>::infinity()))
        m_width->addOwnMotions(motions);
}

double StyleSource::radiusAt(double frame) const
{
    return m_gradient ? m_gradient->radiusAt(frame) * transformAt(m_chain, frame).stretch() * m_scope->scale : 0;
}

bool StyleSource::fadesWith(const StyleSource &other) const
{
    return std::ranges::any_of(m_chain, [&other](const std::shared_ptr<const GroupSource> &group) {
        return !group->isOpaque() && std::ranges::find(other.m_chain, group) != other.m_chain.end();
    });
}

bool StyleSource::isOpaque() const
{
    constexpr double kLarge = 1e30;
    const bool isWhole = !m_opacity || m_opacity->staysWithin(100, kLarge);
    const bool isPlain = m_gradient ? m_gradient->isOpaque() : !m_colour || m_colour->alwaysHas(3, 1);
    return isWhole && isPlain && m_solid[3] >= 1
           && std::ranges::all_of(m_chain, [](const auto &group) { return group->isOpaque(); });
}

bool StyleSource::keepsShapes() const
{
    const auto keeps = [](const std::shared_ptr<const GroupSource> &group) { return group->keepsShapes(); };
    return std::ranges::all_of(m_chain, keeps) && std::ranges::all_of(m_world, keeps);
}

} // namespace clipwright
