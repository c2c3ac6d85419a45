// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/contour_source.h"

#include "model/cook/state_scan.h"
#include "model/cook/trim_source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clipwright {

namespace {

/** Of each contour of the path its shapes at the frames, in the layer's space. */
std::vector<std::vector<Contour>> posesOf(CookScope &scope, const PathSource &path, const std::vector<double> &frames)
{
    std::vector<std::vector<Contour>> poses;
    for (double frame : frames) {
        std::vector<Contour> contours = path.contoursAt(frame);
        if (poses.empty())
            poses.resize(contours.size());
        for (std::size_t i = 0; i < poses.size() && i < contours.size(); ++i) {
            scope.budget.spendSamples(contours[i].vertices.size() * 6);
            poses[i].push_back(std::move(contours[i]));
        }
        if (scope.budget.hasTooManyKeys())
            break;
    }
    return poses;
}

/** What all trims of the path leave of a contour, one after the other. */
std::vector<LineRef> trimmedByAll(CookScope &scope, const std::shared_ptr<const PathSource> &path, LineRef line,
                                  bool hides)
{
    std::vector<LineRef> lines{std::move(line)};
    for (const std::shared_ptr<const TrimSource> &trim : path->trims())
        lines = trimmed(scope, lines, trim, hides);
    for (LineRef &piece : lines)
        piece = std::make_shared<const PlacedLine>(piece, path);
    return lines;
}

} // namespace

ContourSource::ContourSource(LineRef line, std::shared_ptr<const std::vector<double>> poseFrames, bool isDot)
    : m_line(std::move(line)),
      m_poseFrames(std::move(poseFrames)),
      m_isDot(isDot)
{
    std::vector<const Motion *> motions;
    m_line->addMotions(motions);
    m_isStill = std::ranges::all_of(motions, [](const Motion *motion) { return motion->isStill(); });
    if (m_isStill)
        m_line->pointsAt(0, m_stillPoints);
}

std::vector<Vec2> ContourSource::pointsAt(double frame) const
{
    std::vector<Vec2> points;
    addPointsAt(frame, points);
    return points;
}

void ContourSource::addPointsAt(double frame, std::vector<Vec2> &points) const
{
    if (m_isStill)
        points.insert(points.end(), m_stillPoints.begin(), m_stillPoints.end());
    else
        m_line->pointsAt(frame, points);
}

std::vector<ContourSource> contoursOf(CookScope &scope, std::shared_ptr<const PathSource> path,
                                      const ContourNeeds &needs)
{
    std::vector<const Motion *> motions;
    path->addMotions(motions);
    for (const std::shared_ptr<const TrimSource> &trim : path->trims())
        std::ranges::copy(trim->motions(), std::back_inserter(motions));
    dropDoubles(motions);
    const auto frames = std::make_shared<const std::vector<double>>(poseFramesOf(motions));
    const std::vector<std::vector<Contour>> poses = posesOf(scope, *path, *frames);
    std::vector<ContourSource> sources;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (poses[i].empty() || poses[i].front().edgeCount() == 0)
            continue;
        const bool isTrimmed = !path->trims().empty();
        FlatPlan plan = planFlat(poses[i], needs.tolerance, needs.closes && !isTrimmed);
        const bool isDot = std::ranges::all_of(plan.segments, [](std::uint8_t edge) { return edge == 0; });
        if (!isTrimmed || isDot) {
            sources.emplace_back(std::make_shared<const FlatLine>(path, i, std::move(plan), FlatLine::Space::Layer),
                                 frames, isDot);
            continue;
        }
        const auto whole = std::make_shared<const FlatLine>(path, i, std::move(plan), FlatLine::Space::Path);
        for (LineRef &piece : trimmedByAll(scope, path, whole, needs.hides))
            sources.emplace_back(std::move(piece), frames);
    }
    return sources;
}

void dropDoubles(std::vector<const Motion *> &motions)
{
    std::set<const Motion *> seen;
    std::erase_if(motions, [&seen](const Motion *motion) { return !seen.insert(motion).second; });
}

} // namespace clipwright
