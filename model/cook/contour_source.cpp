// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/contour_source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clipwright {

namespace {

bool isStillMotion(const Motion *motion)
{
    return motion->isStill();
}

/** Frames at which a contour may be at its largest or most bent; curvature between keys is seen half way. */
std::vector<double> poseFramesOf(const std::vector<const Motion *> &motions)
{
    std::vector<double> frames{0};
    for (const Motion *motion : motions) {
        frames.insert(frames.end(), motion->jumps.begin(), motion->jumps.end());
        for (const MotionPiece &piece : motion->pieces) {
            if (!piece.isStill)
                frames.insert(frames.end(), {piece.start, (piece.start + piece.end) / 2, piece.end});
        }
    }
    std::ranges::sort(frames);
    const auto doubles = std::ranges::unique(frames);
    frames.erase(doubles.begin(), doubles.end());
    return frames;
}

} // namespace

bool ContourSource::isDot() const
{
    return std::ranges::all_of(m_plan.segments, [](std::uint8_t edge) { return edge == 0; });
}

std::vector<Vec2> ContourSource::pointsAt(double frame) const
{
    if (isStill())
        return m_stillPoints;
    std::vector<Vec2> points;
    const std::vector<Contour> contours = m_path->contoursAt(frame);
    points.reserve(m_plan.pointCount());
    if (m_index < contours.size())
        flatten(contours[m_index], m_plan, points);
    return points;
}

std::vector<ContourSource> contoursOf(CookScope &scope, std::shared_ptr<const PathSource> path, double tolerance,
                                      bool closes)
{
    std::vector<const Motion *> motions;
    path->addMotions(motions);
    dropDoubles(motions);
    const auto frames = std::make_shared<const std::vector<double>>(poseFramesOf(motions));
    std::vector<std::vector<Contour>> poses; // one a contour
    for (double frame : *frames) {
        std::vector<Contour> contours = path->contoursAt(frame);
        if (poses.empty())
            poses.resize(contours.size());
        for (std::size_t i = 0; i < poses.size() && i < contours.size(); ++i) {
            scope.budget.spendSamples(contours[i].vertices.size() * 6);
            poses[i].push_back(std::move(contours[i]));
        }
        if (scope.budget.hasTooManyKeys())
            break;
    }
    const bool isStill = std::ranges::all_of(motions, isStillMotion);
    std::vector<ContourSource> sources;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (poses[i].empty() || poses[i].front().vertices.empty())
            continue;
        ContourSource source;
        source.m_path = path;
        source.m_index = i;
        source.m_plan = planFlat(poses[i], tolerance, closes);
        source.m_poseFrames = frames;
        if (isStill)
            flatten(poses[i].front(), source.m_plan, source.m_stillPoints);
        sources.push_back(std::move(source));
    }
    return sources;
}

void dropDoubles(std::vector<const Motion *> &motions)
{
    std::set<const Motion *> seen;
    std::erase_if(motions, [&seen](const Motion *motion) { return !seen.insert(motion).second; });
}

} // namespace clipwright
