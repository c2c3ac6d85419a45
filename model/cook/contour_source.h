// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/flatten.h"
#include "model/cook/path_source.h"

#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/**
 * One contour of a path as a polyline of constant count over cooked frames, in the layer's space and
 * source units.
 */
class ContourSource {
public:
    std::size_t pointCount() const { return m_plan.pointCount(); }
    bool isClosed() const { return m_plan.isClosed; }
    bool isStill() const { return !m_stillPoints.empty(); }
    /** A line without any length: all its points are one at all keys. */
    bool isDot() const;

    std::vector<Vec2> pointsAt(double frame) const;
    void addMotions(std::vector<const Motion *> &motions) const { m_path->addMotions(motions); }
    /** The frames, 0 first, at which the path was looked at: where its motions begin, end and are half way. */
    const std::vector<double> &poseFrames() const { return *m_poseFrames; }

private:
    friend std::vector<ContourSource> contoursOf(CookScope &, std::shared_ptr<const PathSource>, double, bool);

    std::shared_ptr<const PathSource> m_path;
    std::size_t m_index = 0;
    FlatPlan m_plan;
    std::shared_ptr<const std::vector<double>> m_poseFrames;
    std::vector<Vec2> m_stillPoints; ///< kept where nothing moves
};

/**
 * The contours of a path with one topology (precondition). `tolerance` in the layer's units; `closes` for fills.
 * What has no vertex is left out.
 */
std::vector<ContourSource> contoursOf(CookScope &scope, std::shared_ptr<const PathSource> path, double tolerance,
                                      bool closes);

/** The motions without doubles, in the order given. */
void dropDoubles(std::vector<const Motion *> &motions);

} // namespace clipwright
