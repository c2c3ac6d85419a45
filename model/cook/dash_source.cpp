// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/dash_source.h"

#include "model/cook/laid_dashes.h"
#include "model/cook/line_cut.h"
#include "model/cook/measured_line.h"
#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace clipwright {

namespace {

constexpr double kShortestPeriod = 1e-9; // of a pattern, in the smallest group

int roleOf(CookScope &scope, const Node &dash)
{
    return static_cast<int>(PropertySource(scope, dash, DashProperty::Role).numberAt(0));
}

/** Which periods of the pattern a line ever shows. While the offset stays near they are counted through. */
struct Periods {
    bool wraps = false; ///< the offset is taken within one period
    double first = 0;
    double last = 0;
};

Periods periodsOf(CookScope &scope, const MeasuredLines &lines, const DashSource &dashes,
                  const std::vector<double> &frames)
{
    Periods through{false, 1e300, -1e300};
    Periods wrapped{true, 0, 0};
    double fewest = 1e300;
    double most = -1e300;
    for (double frame : frames) {
        scope.budget.spendSamples(lines.line().pointCount() * 4);
        const double period = sumOf(dashes.patternAt(frame));
        const double length = lines.at(frame).length();
        const double offset = dashes.offsetAt(frame);
        through.first = std::min(through.first, std::floor(offset / period));
        through.last = std::max(through.last, std::ceil((offset + length) / period) - 1);
        wrapped.last =
            std::max(wrapped.last, std::ceil((offset - std::floor(offset / period) * period + length) / period) - 1);
        fewest = std::min(fewest, std::floor(offset / period));
        most = std::max(most, std::floor(offset / period));
        if (scope.budget.hasTooManyKeys())
            break;
    }
    constexpr double kFarOff = 1e9; // periods; further ones could not be counted through
    return most - fewest <= 1 && std::abs(most) < kFarOff ? through : wrapped;
}

/** A line closes on itself a little past its start, so that there is a join and no gap. */
constexpr double kOverlap = 2e-4;

/** On a closed line the dash at its end and the one at its start are one, which the first of them shows. */
CutWindow windowOf(const LaidDashes &laid, double length, bool isClosed, DashPlace place)
{
    const double start = laid.startOf(place);
    const double end = start + laid.lengthOf(place.dash);
    CutWindow window;
    window.start = std::clamp(start, 0.0, length);
    window.end = std::clamp(end, window.start, length);
    window.isThere = laid.lengthOf(place.dash) > 0 ? window.end > window.start : start >= 0 && start <= length;
    window.lap = lapOf(laid.laps());
    if (!isClosed || !window.isThere)
        return window;
    const bool isWhole = start <= 0 && end >= length;
    const bool isJoined = laid.reachFromStart() > 0 && laid.reachesOverEnd();
    if (isWhole) {
        window.end = length * (1 + kOverlap);
    } else if (isJoined && start <= 0) {
        window.end = window.start;
        window.isThere = false;
    } else if (isJoined && end >= length) {
        window.end = length + laid.reachFromStart();
    }
    window.lap = 2 * window.lap + (isWhole || isJoined ? 1 : 0);
    return window;
}

} // namespace

DashSource::DashSource(CookScope &scope, const Node &stroke, GroupChain chain) : m_chain(std::move(chain))
{
    for (const Node &item : stroke.items) {
        if (item.type != NodeType::Dash || item.isHidden)
            continue;
        if (roleOf(scope, item) == 2)
            m_offset.emplace(scope, item, DashProperty::Length);
        else
            m_lengths.emplace_back(scope, item, DashProperty::Length);
    }
    const std::vector<const Motion *> moving = motions();
    m_isDashed = !m_lengths.empty() && std::ranges::all_of(scanFrames(moving, scope.span), [this](double frame) {
        const std::vector<double> pattern = patternAt(frame);
        return std::ranges::all_of(pattern, [](double length) { return length >= 0; })
               && sumOf(pattern) > kShortestPeriod;
    });
}

std::vector<double> DashSource::patternAt(double frame) const
{
    const double stretch = stretchAt(frame);
    std::vector<double> pattern;
    for (const PropertySource &length : m_lengths)
        pattern.push_back(length.numberAt(frame) * stretch);
    if (pattern.size() % 2 == 1)
        pattern.insert(pattern.end(), pattern.begin(), pattern.begin() + static_cast<std::ptrdiff_t>(m_lengths.size()));
    return pattern;
}

double DashSource::offsetAt(double frame) const
{
    return m_offset ? m_offset->numberAt(frame) * stretchAt(frame) : 0;
}

double DashSource::stretchAt(double frame) const
{
    // A group may grow from nothing: the pattern then stays one, as small as its line.
    constexpr double kSmallest = 1e-6;
    return std::max(transformAt(m_chain, frame).stretch(), kSmallest);
}

std::vector<const Motion *> DashSource::motions() const
{
    std::vector<const Motion *> motions;
    for (const PropertySource &length : m_lengths)
        length.addMotions(motions);
    if (m_offset)
        m_offset->addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addTransformMotions(motions);
    return motions;
}

std::optional<std::vector<LineRef>> dashesOf(CookScope &scope, LineRef line, std::shared_ptr<const DashSource> dashes,
                                             bool hides)
{
    const auto shared = std::make_shared<const MeasuredLines>(std::move(line));
    std::vector<const Motion *> motions = dashes->motions();
    shared->line().addMotions(motions);
    const Periods periods = periodsOf(scope, *shared, *dashes, scanFrames(motions, scope.span));
    const std::size_t dashesAPeriod = dashes->patternAt(0).size() / 2;
    if (!((periods.last - periods.first + 1) * static_cast<double>(dashesAPeriod) <= DashSource::kMostDashes * 2))
        return std::nullopt;
    const auto laid = std::make_shared<const DashesOfLine>(dashes, periods.wraps);
    std::vector<LineRef> lines;
    for (double period = periods.first; period <= periods.last && !scope.budget.hasTooManyKeys(); ++period) {
        for (std::size_t dash = 0; dash < dashesAPeriod; ++dash) {
            const auto window = [laid, isClosed = shared->line().isClosed(), period, dash](double frame,
                                                                                           double length) {
                return windowOf(laid->at(frame, length), length, isClosed, {period, dash});
            };
            auto cut = std::make_shared<const LineCut>(scope, shared, window, dashes->motions(), hides);
            if (cut->isEverThere())
                lines.push_back(std::move(cut));
        }
    }
    if (lines.size() > DashSource::kMostDashes)
        return std::nullopt;
    return lines;
}

} // namespace clipwright
