// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/line_cut.h"

#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr double kApart = 5e-5; // world units: five steps of rounding, so that a direction is left

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
      m_apart(kApart / scope.scale)
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
    std::vector<bool> isReached;
    for (double frame : frames) {
        const MeasuredLine &line = m_line->at(frame);
        const CutWindow window = m_window(frame, line.length());
        isReached.resize(line.slotCount(), false);
        scope.budget.spendSamples(line.slotCount() * 4);
        if (scope.budget.hasTooManyKeys())
            break;
        m_isEverThere = m_isEverThere || window.isThere;
        for (std::size_t slot = 0; slot < isReached.size(); ++slot) {
            const double along = line.alongOf(slot);
            if (isShown(window) && along > window.start && along < window.end)
                isReached[slot] = true;
        }
    }
    for (std::size_t slot = 0; slot < isReached.size(); ++slot) {
        if (isReached[slot])
            m_slots.push_back(slot);
    }
}

void LineCut::pointsAt(double frame, std::vector<Vec2> &points) const
{
    const MeasuredLine &line = m_line->at(frame);
    const CutWindow window = m_window(frame, line.length());
    points.push_back(line.at(window.start));
    const double count = static_cast<double>(m_slots.size());
    const double step = std::min(m_apart, (window.end - window.start) / (2 * (count + 1)));
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const double before = static_cast<double>(i + 1) * step;
        const double behind = (count - static_cast<double>(i)) * step;
        points.push_back(line.at(std::clamp(line.alongOf(m_slots[i]), window.start + before, window.end - behind)));
    }
    points.push_back(line.at(window.end));
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
