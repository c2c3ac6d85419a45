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

/** Open lines that count as one: where each begins and ends along the whole. */
class Row {
public:
    explicit Row(const std::vector<LineRef> &lines)
    {
        for (const LineRef &line : lines)
            m_lines.push_back(std::make_shared<const MeasuredLines>(line));
    }

    std::size_t count() const { return m_lines.size(); }
    const std::shared_ptr<const MeasuredLines> &line(std::size_t i) const { return m_lines[i]; }
    /** One more than there are lines: the last is the length of all. The reference holds until the next call. */
    const std::vector<double> &bordersAt(double frame) const
    {
        return m_borders.at(frame, m_lines.size() + 1, [&] {
            std::vector<double> borders{0};
            for (const std::shared_ptr<const MeasuredLines> &line : m_lines)
                borders.push_back(borders.back() + line->at(frame).length());
            return borders;
        });
    }

private:
    std::vector<std::shared_ptr<const MeasuredLines>> m_lines;
    mutable FrameMemory<std::vector<double>> m_borders;
};

/**
 * The part that lies on the whole's first length (`round` 0), or that comes in again at its start (1), as far as it lies
 * between `from` and `to` of `whole`.
 */
CutWindow windowOfOpen(const TrimSource::Part &part, int round, double from, double to, double whole)
{
    const double turns = std::floor(part.start);
    const double start = std::clamp(part.start - turns - round, 0.0, 1.0);
    const double end = std::clamp(part.end - turns - round, start, 1.0);
    CutWindow window;
    window.start = std::clamp(start * whole, from, to) - from;
    window.end = std::clamp(end * whole, from, to) - from;
    window.isThere = end - start > kNothing && (window.end - window.start > kNothing * whole || to - from >= whole);
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

std::vector<LineRef> trimmed(CookScope &scope, const std::vector<LineRef> &pieces,
                             const std::shared_ptr<const TrimSource> &trim, bool hides)
{
    std::vector<LineRef> left;
    const auto row = std::make_shared<const Row>(pieces);
    const auto add = [&](std::size_t i, WindowFunction window) {
        auto cut = std::make_shared<const LineCut>(scope, row->line(i), std::move(window), trim->motions(), hides);
        if (cut->isEverThere() || (!hides && row->count() == 1))
            left.push_back(std::move(cut));
    };
    if (pieces.size() == 1 && pieces.front()->isClosed()) {
        add(0, [trim](double frame, double length) { return windowOfClosed(trim->partAt(frame), length); });
        return left;
    }
    const int rounds = everReachesOver(scope, *trim) ? 2 : 1;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < row->count(); ++i) {
            add(i, [trim, round, row, i](double frame, double) {
                const std::vector<double> &borders = row->bordersAt(frame);
                return windowOfOpen(trim->partAt(frame), round, borders[i], borders[i + 1], borders.back());
            });
        }
    }
    return left;
}

} // namespace clipwright
