// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/overlaid_fill.h"

#include "model/cook/contour_source.h"
#include "model/cook/state_scan.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace clipwright {

namespace {

/** More changes of corners than this cost more keys than the crossing is worth. */
constexpr std::size_t kMostJumps = 160;
constexpr int kMostChangesAFrame = 8;
constexpr double kExact = 1e-4; // of a frame
constexpr std::size_t kMostKnown = 2048;
/** Edges looked at before it is known whether this can be done: half a second. */
constexpr std::size_t kMostEdges = 400'000;

std::vector<std::size_t> countsOf(const OverlayRegion &region)
{
    std::vector<std::size_t> counts{region.outer.points.size()};
    for (const OverlayContour &hole : region.holes)
        counts.push_back(hole.points.size());
    return counts;
}

std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return (a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2))) * 0xff51afd7ed558ccdu;
}

std::uint64_t stateOf(const Overlay &overlay)
{
    std::uint64_t state = overlay.regions.size();
    const auto add = [&state](const OverlayContour &contour) {
        state = mixed(state, contour.labels.size());
        for (std::uint64_t label : contour.labels)
            state = mixed(state, label);
    };
    for (const OverlayRegion &region : overlay.regions) {
        add(region.outer);
        for (const OverlayContour &hole : region.holes)
            add(hole);
    }
    return state;
}

} // namespace

OverlaidFill::OverlaidFill(CookScope &scope, std::vector<LineRef> lines, bool isEvenOdd)
    : m_scope(scope),
      m_lines(std::move(lines)),
      m_isEvenOdd(isEvenOdd)
{}

std::shared_ptr<const OverlaidFill> OverlaidFill::of(CookScope &scope, std::vector<LineRef> lines, bool isEvenOdd)
{
    std::shared_ptr<OverlaidFill> fill(new OverlaidFill(scope, std::move(lines), isEvenOdd));
    std::vector<const Motion *> motions;
    fill->addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    if (!fill->findJumps(frames))
        return nullptr;
    std::vector<double> looked = frames;
    std::ranges::copy(fill->m_jumps.jumps, std::back_inserter(looked));
    return fill->look(looked) ? fill : nullptr;
}

bool OverlaidFill::canLook() const
{
    return !m_scope.budget.hasTooManyKeys() && !m_scope.budget.comparisonsRanOut();
}

/** All changes between frames, one behind the other; false where that is too much. */
bool OverlaidFill::findJumps(const std::vector<double> &frames)
{
    const auto stateAt = [this](double frame) { return stateOf(at(frame).overlay); };
    m_jumps.pieces.push_back({0, m_scope.span.duration, true, {}});
    for (std::size_t i = 0; i < frames.size(); ++i) {
        double from = i == 0 ? frames[0] : frames[i - 1];
        for (int changes = 0; changes < kMostChangesAFrame && stateAt(from) != stateAt(frames[i]); ++changes) {
            if (!canLook())
                return false;
            const std::uint64_t before = stateAt(from);
            double old = from;
            double changed = frames[i];
            while (changed - old > kExact && canLook()) {
                const double middle = (old + changed) / 2;
                (stateAt(middle) == before ? old : changed) = middle;
            }
            from = changed;
            m_jumps.jumps.push_back(changed);
        }
        if (m_edges > kMostEdges || m_jumps.jumps.size() > kMostJumps || !canLook())
            return false;
    }
    return true;
}

/** Whether lines cross at some frame; how much there is of everything. */
bool OverlaidFill::look(const std::vector<double> &frames)
{
    bool crosses = false;
    for (double frame : frames) {
        if (!canLook() || at(frame).isTooMuch)
            return false;
        const Overlay &overlay = at(frame).overlay;
        crosses = crosses || overlay.hasCrossings;
        for (std::size_t i = 0; i < overlay.regions.size(); ++i) {
            m_bridges = m_bridges || (i < m_counts.size() && overlay.regions[i].holes.size() + 1 != m_counts[i].size());
            m_counts.resize(std::max(m_counts.size(), i + 1));
            m_counts[i].resize(overlay.regions[i].holes.size() + 1);
        }
    }
    for (double frame : frames) {
        const Overlay &overlay = at(frame).overlay;
        for (std::size_t i = 0; i < overlay.regions.size(); ++i) {
            const std::vector<std::size_t> counts =
                m_bridges ? std::vector{bridged(overlay.regions[i]).points.size()} : countsOf(overlay.regions[i]);
            m_counts[i].resize(counts.size());
            for (std::size_t c = 0; c < counts.size(); ++c)
                m_counts[i][c] = std::max(m_counts[i][c], counts[c]);
        }
    }
    return crosses && !m_counts.empty();
}

const OverlaidFill::Look &OverlaidFill::at(double frame) const
{
    if (m_known.size() > kMostKnown)
        m_known.clear();
    const auto [known, isNew] = m_known.try_emplace(frame);
    if (!isNew)
        return known->second;
    std::vector<std::vector<Vec2>> polygons(m_lines.size());
    std::size_t edges = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->pointsAt(frame, polygons[i]);
        edges += polygons[i].size();
    }
    constexpr std::size_t kAnEdge = 16;     // sorting it in, and looking at those around it
    constexpr std::size_t kAComparison = 4; // is a long one
    m_edges += edges;
    std::size_t compared = 0;
    if (std::optional<Overlay> overlay = overlayOf(polygons, m_isEvenOdd, &compared))
        known->second.overlay = std::move(*overlay);
    else // nothing is compared where there is nothing to overlay
        known->second.isTooMuch = edges > kMostOverlayEdges || compared > 0;
    m_scope.budget.spendSamples(edges * kAnEdge + compared / kAComparison);
    m_scope.budget.spendComparisons(kAComparison * compared);
    return known->second;
}

void OverlaidFill::pointsAt(double frame, std::size_t region, std::size_t contour, std::vector<Vec2> &points) const
{
    const std::size_t before = points.size();
    const Overlay &overlay = at(frame).overlay;
    if (region < overlay.regions.size() && contour <= overlay.regions[region].holes.size()) {
        const OverlayRegion &here = overlay.regions[region];
        const std::vector<Vec2> shown = m_bridges      ? bridged(here).points
                                        : contour == 0 ? here.outer.points
                                                       : here.holes[contour - 1].points;
        points.insert(points.end(), shown.begin(), shown.end());
    } else {
        m_lines.front()->pointsAt(frame, points);
        points.resize(std::min(points.size(), before + 1));
    }
    points.resize(before + m_counts[region][contour], points.size() > before ? points.back() : Vec2{0, 0});
}

void OverlaidFill::addMotions(std::vector<const Motion *> &motions) const
{
    for (const LineRef &line : m_lines)
        line->addMotions(motions);
    dropDoubles(motions);
    if (!m_jumps.jumps.empty())
        motions.push_back(&m_jumps);
}

} // namespace clipwright
