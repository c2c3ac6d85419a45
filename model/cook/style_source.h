// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/rig/cooked_rig.h"

#include <optional>

namespace clipwright {

/** A fill or stroke item over cooked frames, in world units, with the opacity and scale of the groups around it. */
class StyleSource {
public:
    StyleSource(CookScope &scope, const Node &style, GroupChain chain);

    static bool isStyle(const Node &item) { return item.type == NodeType::Fill || item.type == NodeType::Stroke; }

    bool isStroke() const { return m_style->type == NodeType::Stroke; }
    bool isEvenOdd() const;
    StrokeCap cap() const;
    StrokeJoin join() const;

    /** r g b and alpha with the opacities in it, each held to 0 … 1. */
    std::array<double, 4> colourAt(double frame) const;
    double widthAt(double frame) const;
    double limitAt(double frame) const;
    void addMotions(std::vector<const Motion *> &motions) const;
    const Node &item() const { return *m_style; }

private:
    const CookScope *m_scope;
    const Node *m_style;
    GroupChain m_chain;
    PropertySource m_colour;
    PropertySource m_opacity;
    std::optional<PropertySource> m_width;
    std::optional<PropertySource> m_limit;
    int m_rule = 0;
    int m_cap = 0;
    int m_join = 0;
};

} // namespace clipwright
