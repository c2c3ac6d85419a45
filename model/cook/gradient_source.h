// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/rig/cooked_rig.h"

#include <span>
#include <vector>

namespace clipwright {

/** The gradient of a fill or stroke item over cooked frames: its line in the layer's space and its stops. */
class GradientSource {
public:
    GradientSource(CookScope &scope, const Node &style);

    static bool isGradient(const Node &item)
    {
        return item.type == NodeType::GradientFill || item.type == NodeType::GradientStroke;
    }

    PaintKind kind() const { return m_kind; }
    std::uint32_t stopCount() const { return m_stopCount; }

    /**
     * Fills the run of a paint: start, end, of a radial one the focal point, in world units after `toLayer`; then
     * `at r g b a` a stop, the alphas times `opacity`. A game maps these points by the layer's transform and draws
     * lines across, or a circle, whatever that transform does; `toWorld` is that transform, and the points are placed
     * so that the lines lie as in the source, and that the circle is as large as the ellipse it stands for.
     */
    void fillRun(double frame, const Affine &toLayer, const Affine &toWorld, double opacity,
                 std::span<double> run) const;
    bool isOpaque() const;
    double radiusAt(double frame) const; ///< the way from start to end, in the style's own units
    void addMotions(std::vector<const Motion *> &motions) const;

private:
    struct Lists { ///< the source's two lists: `at r g b` and `at alpha`, each rising
        std::vector<double> colours;
        std::vector<double> alphas;
    };
    Lists listsAt(double frame) const;
    std::vector<double> placesAt(const Lists &lists) const;
    Vec2 highlightAt(double frame, Vec2 reach) const;
    std::vector<Vec2> pointsAt(double frame, const Affine &toLayer, const Affine &toWorld) const;
    bool haveOnePlace(const std::vector<double> &frames) const;

    const CookScope *m_scope;
    PaintKind m_kind;
    PropertySource m_start;
    PropertySource m_end;
    PropertySource m_highlight;
    PropertySource m_highlightAngle;
    const Track *m_stops = nullptr;
    const Motion *m_stopMotion = nullptr;
    std::size_t m_colourCount = 0;  ///< the source's colour stops
    bool m_alphasAtColours = false; ///< each alpha stands where a colour does, so that these are all stops
    std::uint32_t m_stopCount = 2;
    bool m_isPoint = false; ///< it begins where it ends: players show the last stop, a game the first
};

} // namespace clipwright
