// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/dash_source.h"
#include "model/cook/gradient_source.h"
#include "model/rig/cooked_rig.h"

#include <optional>

namespace clipwright {

/** A fill or stroke item, of one colour or a gradient, over cooked frames, in world units, with the opacity and scale of the groups around it. */
class StyleSource {
public:
    /** `world`: the transforms from the composition to the layer where they do not keep shapes, else none. */
    StyleSource(CookScope &scope, const Node &style, GroupChain chain, GroupChain world = {});
    /** The fill of a solid layer. */
    StyleSource(CookScope &scope, const Layer &solid);

    static bool isStyle(const Node &item);

    bool isStroke() const { return m_style->type == NodeType::Stroke || m_style->type == NodeType::GradientStroke; }
    /** Of a stroke without dashes null. */
    const std::shared_ptr<const DashSource> &dashes() const { return m_dashes; }
    PaintKind paint() const { return m_gradient ? m_gradient->kind() : PaintKind::Solid; }
    std::uint32_t stopCount() const { return m_gradient ? m_gradient->stopCount() : 0; }
    bool isEvenOdd() const;
    StrokeCap cap() const;
    StrokeJoin join() const;

    /** 0 … 1, with that of the groups around it. */
    double opacityAt(double frame) const;
    /** The paint of a region's run: r g b a, or a gradient; the opacities are in the alphas. */
    void fillPaint(double frame, std::span<double> run) const;
    double widthAt(double frame) const;
    double limitAt(double frame) const;
    /** From the style's own space into the world, but for what keeps shapes. */
    Affine toWorldAt(double frame) const { return transformAt(m_world, frame) * transformAt(m_chain, frame); }
    /** Of a radial gradient its radius in world units, as the groups around it make it on the whole. */
    double radiusAt(double frame) const;
    /** A group around both is not always opaque. */
    bool fadesWith(const StyleSource &other) const;
    bool isOpaque() const; ///< always, but for its layer
    bool keepsShapes() const;
    void addTransformMotions(std::vector<const Motion *> &motions) const;
    void addMotions(std::vector<const Motion *> &motions) const;
    /** Those that its numbers are sums of, as weave takes them. */
    void addSums(std::vector<const Motion *> &motions) const;
    const Node &item() const { return *m_style; }

private:
    const CookScope *m_scope;
    const Node *m_style;
    GroupChain m_chain;
    GroupChain m_world;
    std::optional<PropertySource> m_colour;
    std::optional<GradientSource> m_gradient;
    std::array<double, 4> m_solid{0, 0, 0, 1}; ///< of a solid layer, which has neither
    std::optional<PropertySource> m_opacity;
    std::shared_ptr<const DashSource> m_dashes;
    std::optional<PropertySource> m_width;
    std::optional<PropertySource> m_limit;
    int m_rule = 0;
    int m_cap = 0;
    int m_join = 0;
};

} // namespace clipwright
