// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/line_cut.h"

#include "model/cook/state_scan.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

/** A line measured: how far along it each point is; of a closed one the first again at the end. */
class Measured {
public:
    Measured(const LineSource &line, double frame)
    {
        line.pointsAt(frame, m_points);
        m_rounds = line.isClosed() ? 2 : 1;
        if (line.isClosed() && !m_points.empty())
            m_points.push_back(m_points.front());
        m_along.reserve(m_points.size());
        double length = 0;
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            if (i > 0)
                length += std::hypot(m_points[i].x - m_points[i - 1].x, m_points[i].y - m_points[i - 1].y);
            m_along.push_back(length);
        }
    }

    double length() const { return m_along.empty() ? 0 : m_along.back(); }
    /** Points of a round: the one that closes it is the next round's first. */
    std::size_t pointsARound() const { return m_rounds == 2 ? m_points.size() - 1 : m_points.size(); }
    std::size_t slotCount() const
    {
        return m_points.empty() ? 0 : m_rounds == 2 ? 2 * pointsARound() + 1 : m_points.size();
    }
    double alongOf(std::size_t slot) const
    {
        const std::size_t round = slot / pointsARound();
        return m_along[slot % pointsARound()] + (round == 0 ? 0 : static_cast<double>(round) * length());
    }
    Vec2 at(double along) const
    {
        if (m_points.empty())
            return {0, 0};
        if (along > length() && m_rounds == 2)
            along -= length();
        const auto after = std::ranges::upper_bound(m_along, along);
        if (after == m_along.end())
            return m_points.back();
        if (after == m_along.begin())
            return m_points.front();
        const std::size_t i = static_cast<std::size_t>(after - m_along.begin());
        const double share = (along - m_along[i - 1]) / (m_along[i] - m_along[i - 1]);
        return m_points[i - 1] + share * (m_points[i] - m_points[i - 1]);
    }

private:
    std::vector<Vec2> m_points;
    std::vector<double> m_along;
    std::size_t m_rounds = 1;
};

constexpr double kApart = 5e-5; // world units: five steps of rounding, so that a direction is left

std::uint64_t stateOf(const CutWindow &window)
{
    return static_cast<std::uint64_t>(window.lap) * 2 + (window.isShown ? 1 : 0);
}

} // namespace

std::int64_t lapOf(double turns)
{
    constexpr double kMost = 1e15;
    return static_cast<std::int64_t>(std::isfinite(turns) ? std::clamp(turns, -kMost, kMost) : 0);
}

LineCut::LineCut(CookScope &scope, LineRef line, WindowFunction window, std::vector<const Motion *> windowMotions)
    : m_line(std::move(line)),
      m_window(std::move(window)),
      m_motions(std::move(windowMotions)),
      m_apart(kApart / scope.scale)
{
    std::vector<const Motion *> motions = m_motions;
    m_line->addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    findSlots(scope, frames);
    m_jumps = jumpsOfState(
        [&](double frame) {
            scope.budget.spendSamples(m_line->pointCount() * 4);
            return stateOf(m_window(frame, Measured(*m_line, frame).length()));
        },
        frames, scope.span, scope.budget);
}

void LineCut::findSlots(CookScope &scope, const std::vector<double> &frames)
{
    std::vector<bool> isReached;
    for (double frame : frames) {
        const Measured line(*m_line, frame);
        const CutWindow window = m_window(frame, line.length());
        isReached.resize(line.slotCount(), false);
        scope.budget.spendSamples(line.slotCount() * 4);
        if (scope.budget.hasTooManyKeys())
            break;
        m_isEverShown = m_isEverShown || window.isShown;
        for (std::size_t slot = 0; slot < isReached.size(); ++slot) {
            const double along = line.alongOf(slot);
            if (window.isShown && along > window.start && along < window.end)
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
    const Measured line(*m_line, frame);
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
    return m_line->isShownAt(frame) && m_window(frame, Measured(*m_line, frame).length()).isShown;
}

void LineCut::addMotions(std::vector<const Motion *> &motions) const
{
    m_line->addMotions(motions);
    motions.insert(motions.end(), m_motions.begin(), m_motions.end());
    if (!m_jumps.jumps.empty())
        motions.push_back(&m_jumps);
}

} // namespace clipwright
