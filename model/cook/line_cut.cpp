// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/line_cut.h"

#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

namespace clipwright {

namespace {

constexpr double kApart = 5e-5; // world units: five steps of rounding, so that a direction is left
constexpr double kFar = 16;     // tolerances of lengths: what is off by one is then turned by a few degrees

std::uint64_t stateOf(const CutWindow &window, bool isShown)
{
    return static_cast<std::uint64_t>(window.lap) * 2 + (isShown ? 1 : 0);
}

} // namespace

std::int64_t lapOf(double turns)
{
    constexpr double kMost = 1e15;
    return static_cast<std::int64_t>(std::isfinite(turns) ? std::clamp(turns, -kMost, kMost) : 0);
}

LineCut::LineCut(CookScope &scope, std::shared_ptr<const MeasuredLines> line, WindowFunction window,
                 std::vector<const Motion *> windowMotions, bool hides)
    : m_line(std::move(line)),
      m_window(std::move(window)),
      m_motions(std::move(windowMotions)),
      m_hides(hides),
      m_apart(kApart / scope.scale),
      m_far(kFar * scope.lengthTolerance / scope.scale)
{
    std::vector<const Motion *> motions = m_motions;
    m_line->line().addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    findSlots(scope, frames);
    m_jumps = jumpsOfState(
        [&](double frame) {
            scope.budget.spendSamples(m_line->line().pointCount() * 4);
            const CutWindow here = m_window(frame, m_line->at(frame).length());
            return stateOf(here, isShown(here));
        },
        frames, scope.span, scope.budget);
}

void LineCut::findSlots(CookScope &scope, const std::vector<double> &frames)
{
    std::vector<std::uint8_t> isReached;
    for (double frame : frames) {
        const MeasuredLine &line = m_line->at(frame);
        const CutWindow window = m_window(frame, line.length());
        isReached.resize(line.slotCount(), 0);
        scope.budget.spendSamples(line.slotCount() * 4);
        if (scope.budget.hasTooManyKeys())
            break;
        m_isEverThere = m_isEverThere || window.isThere;
        if (!isShown(window) || !(window.start <= window.end))
            continue;
        // Places rise from slot to slot.
        const auto slots = std::views::iota(std::size_t{0}, isReached.size());
        const auto first =
            std::ranges::partition_point(slots, [&](std::size_t i) { return line.alongOf(i) <= window.start; });
        const auto end =
            std::ranges::partition_point(slots, [&](std::size_t i) { return line.alongOf(i) < window.end; });
        for (auto slot = first; slot < end; ++slot)
            isReached[*slot] = 1;
    }
    for (std::size_t slot = 0; slot < isReached.size(); ++slot) {
        if (isReached[slot] != 0)
            m_slots.push_back(slot);
    }
}

/** Where along the line the slots stand in a window that reaches from `start` to `end`: rising, and apart. */
const std::vector<double> &LineCut::placesOf(const MeasuredLine &line, double start, double end) const
{
    std::vector<double> &along = m_places;
    along.clear();
    for (std::size_t slot : m_slots)
        along.push_back(line.alongOf(slot));
    const std::size_t count = along.size();
    const auto firstInside = static_cast<std::size_t>(std::ranges::upper_bound(along, start) - along.begin());
    const auto behindLast = static_cast<std::size_t>(std::ranges::lower_bound(along, end) - along.begin());
    const bool anyInside = firstInside < behindLast;
    const double before = anyInside ? along[firstInside] - start : end - start;
    const double behind = anyInside ? end - along[behindLast - 1] : end - start;
    const double least = std::min(m_apart, (end - start) / (2 * static_cast<double>(count + 1)));
    const auto stepOver = [&](double length, std::size_t points) {
        return std::max(least, std::min(m_far, length / static_cast<double>(points + 1)));
    };
    const double firstStep = stepOver(before, anyInside ? firstInside : count);
    const double lastStep = stepOver(behind, anyInside ? count - behindLast : count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto fromStart = static_cast<double>(i + 1);
        const auto fromEnd = static_cast<double>(count - i);
        if (i < firstInside)
            along[i] = start + fromStart * firstStep;
        else if (i >= behindLast)
            along[i] = end - fromEnd * lastStep;
        else
            along[i] = std::clamp(along[i], start + fromStart * least, end - fromEnd * least);
    }
    return along;
}

void LineCut::pointsAt(double frame, std::vector<Vec2> &points) const
{
    const MeasuredLine &line = m_line->at(frame);
    const CutWindow window = m_window(frame, line.length());
    std::size_t near = 0;
    points.push_back(line.at(window.start, near));
    for (double place : placesOf(line, window.start, window.end))
        points.push_back(line.at(place, near));
    points.push_back(line.at(window.end, near));
}

bool LineCut::isShownAt(double frame) const
{
    return m_line->line().isShownAt(frame) && isShown(m_window(frame, m_line->at(frame).length()));
}

void LineCut::addMotions(std::vector<const Motion *> &motions) const
{
    m_line->line().addMotions(motions);
    motions.insert(motions.end(), m_motions.begin(), m_motions.end());
    if (!m_jumps.jumps.empty())
        motions.push_back(&m_jumps);
}

} // namespace clipwright
