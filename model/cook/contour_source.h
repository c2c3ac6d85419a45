// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/line_source.h"

#include <memory>
#include <vector>

namespace clipwright {

/** One contour to be painted, as a polyline of constant count over cooked frames, in the layer's space. */
class ContourSource {
public:
    /** `poseFrames`: 0 first, the frames at which it may look unlike. A `dot` has no length at any of them. */
    ContourSource(LineRef line, std::shared_ptr<const std::vector<double>> poseFrames, bool isDot = false);

    std::size_t pointCount() const { return m_line->pointCount(); }
    bool isClosed() const { return m_line->isClosed(); }
    bool isStill() const { return m_isStill; }
    /** A line without any length: all its points are one at all keys. */
    bool isDot() const { return m_isDot; }

    std::vector<Vec2> pointsAt(double frame) const;
    /** Appends them. */
    void addPointsAt(double frame, std::vector<Vec2> &points) const;
    /** False where nothing of it is left, so that not even a cap may be drawn. */
    bool isShownAt(double frame) const { return m_line->isShownAt(frame); }
    bool slides() const { return m_line->slides(); }
    void addMotions(std::vector<const Motion *> &motions) const { m_line->addMotions(motions); }
    void addSums(std::vector<const Motion *> &motions) const { m_line->addSums(motions); }
    const std::vector<double> &poseFrames() const { return *m_poseFrames; }
    const LineRef &line() const { return m_line; }

private:
    LineRef m_line;
    std::shared_ptr<const std::vector<double>> m_poseFrames;
    std::vector<Vec2> m_stillPoints; ///< kept where nothing moves
    bool m_isStill = false;
    bool m_isDot = false;
};

/** How a style takes paths. */
struct ContourNeeds {
    double tolerance = 0; ///< of polylines, in the layer's units
    bool closes = true;   ///< fills
    bool hides = false;   ///< what is trimmed to nothing must not be drawn as a dot
};

/** The contours of a path with one topology (precondition), trimmed. What has no vertex is left out. */
std::vector<ContourSource> contoursOf(CookScope &scope, std::shared_ptr<const PathSource> path,
                                      const ContourNeeds &needs);

/** The motions without doubles, in the order given. */
void dropDoubles(std::vector<const Motion *> &motions);

} // namespace clipwright
