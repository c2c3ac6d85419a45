// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/trim_source.h"

#include "model/cook/line_cut.h"
#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace clipwright {

namespace {

/** Lottie's players round to 1e-4: less than half of that is nothing. */
constexpr double kNothing = 0.5e-4;
/** A closed line that is whole goes on a little past its start, so that there is a join and no gap. */
constexpr double kOverlap = 2e-4;

CutWindow windowOfClosed(const TrimSource::Part &part, double length)
{
    const double turns = std::floor(part.start);
    const double span = part.end - part.start;
    const bool isWhole = span >= 1 - 1e-9;
    const double start = part.start - turns;
    CutWindow window;
    window.start = start * length;
    window.end = (start + (isWhole ? 1 + (start < 1 - kOverlap ? kOverlap : 0) : span)) * length;
    window.isThere = span > kNothing;
    window.lap = lapOf(turns);
    return window;
}

/** The part that lies on the line's first length (`round` 0), or that comes in again at its start (1). */
CutWindow windowOfOpen(const TrimSource::Part &part, int round, double length)
{
    const double turns = std::floor(part.start);
    const double start = std::clamp(part.start - turns - round, 0.0, 1.0);
    const double end = std::clamp(part.end - turns - round, start, 1.0);
    CutWindow window;
    window.start = start * length;
    window.end = end * length;
    window.isThere = end - start > kNothing;
    window.lap = lapOf(turns);
    return window;
}

bool everReachesOver(CookScope &scope, const TrimSource &trim)
{
    const std::vector<const Motion *> motions = trim.motions();
    return std::ranges::any_of(scanFrames(motions, scope.span), [&](double frame) {
        const TrimSource::Part part = trim.partAt(frame);
        return part.end - std::floor(part.start) > 1 + kNothing;
    });
}

} // namespace

TrimSource::TrimSource(CookScope &scope, const Node &trim)
    : m_start(scope, trim, TrimProperty::Start),
      m_end(scope, trim, TrimProperty::End),
      m_offset(scope, trim, TrimProperty::Offset)
{}

TrimSource::Part TrimSource::partAt(double frame) const
{
    double start = std::clamp(m_start.numberAt(frame) / 100, 0.0, 1.0);
    double end = std::clamp(m_end.numberAt(frame) / 100, 0.0, 1.0);
    if (start > end)
        std::swap(start, end);
    const double turns = m_offset.numberAt(frame) / 360;
    return {start + turns, end + turns};
}

bool TrimSource::isWhole() const
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    return m_start.staysWithin(-kInfinity, 0) && m_end.staysWithin(100, kInfinity);
}

std::vector<const Motion *> TrimSource::motions() const
{
    std::vector<const Motion *> motions;
    for (const PropertySource *source : {&m_start, &m_end, &m_offset})
        source->addMotions(motions);
    return motions;
}

std::vector<LineRef> trimmed(CookScope &scope, LineRef line, std::shared_ptr<const TrimSource> trim, bool hides)
{
    std::vector<LineRef> pieces;
    const bool isClosed = line->isClosed();
    const auto measured = std::make_shared<const MeasuredLines>(std::move(line));
    const auto add = [&](WindowFunction window) {
        auto cut = std::make_shared<const LineCut>(scope, measured, std::move(window), trim->motions(), hides);
        if (!hides || cut->isEverThere())
            pieces.push_back(std::move(cut));
    };
    if (isClosed) {
        add([trim](double frame, double length) { return windowOfClosed(trim->partAt(frame), length); });
        return pieces;
    }
    const int rounds = everReachesOver(scope, *trim) ? 2 : 1;
    for (int round = 0; round < rounds; ++round)
        add([trim, round](double frame, double length) { return windowOfOpen(trim->partAt(frame), round, length); });
    return pieces;
}

} // namespace clipwright
