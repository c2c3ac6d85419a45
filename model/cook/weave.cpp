// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/weave.h"

#include "model/cook/fit.h"
#include "model/cook/rounding.h"
#include "model/cook/sample_memory.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace clipwright {

namespace {

/** How long before a jump that ends a motion its last pose is held, in frames. */
constexpr double kHeldBeforeJump = 1.0 / 1024;

struct Part {
    double start;
    double end;
    bool isStill = true;
    std::vector<Easing> easings; ///< of all that moves in it
    bool isShared = true;        ///< all that moves follows the one easing there is
    bool isMixed = true;         ///< and so do all numbers, exactly, where it is shared
};

/** Sorted frames that differ as floats; of equal ones the last, which is where a jump has happened. */
std::vector<double> distinctFrames(std::vector<double> frames)
{
    std::ranges::sort(frames);
    std::vector<double> result;
    for (double frame : frames) {
        if (!result.empty() && sameFrame(result.back(), frame))
            result.back() = frame;
        else
            result.push_back(frame);
    }
    return result;
}

std::vector<double> jumpsOf(std::span<const Motion *const> motions)
{
    std::vector<double> jumps;
    for (const Motion *motion : motions)
        jumps.insert(jumps.end(), motion->jumps.begin(), motion->jumps.end());
    return distinctFrames(std::move(jumps));
}

/** The frames that part the timeline, 0 and the end among them; a held frame before each jump where there is room. */
std::vector<double> bordersOf(std::span<const Motion *const> motions, const std::vector<double> &jumps, double duration)
{
    std::vector<double> frames{0, duration};
    for (const Motion *motion : motions) {
        for (const MotionPiece &piece : motion->pieces) {
            if (!piece.isStill) {
                frames.push_back(piece.start);
                frames.push_back(piece.end);
            }
        }
    }
    frames.insert(frames.end(), jumps.begin(), jumps.end());
    std::vector<double> borders = distinctFrames(std::move(frames));
    std::vector<double> held;
    for (double jump : jumps) {
        const auto after = std::ranges::lower_bound(borders, jump);
        if (after == borders.begin() || after == borders.end())
            continue;
        const double before = *std::prev(after);
        const double frame = std::max(jump - kHeldBeforeJump, (before + jump) / 2);
        if (!sameFrame(frame, jump) && !sameFrame(frame, before))
            held.push_back(frame);
    }
    borders.insert(borders.end(), held.begin(), held.end());
    return distinctFrames(std::move(borders));
}

void addMover(Part &part, const MotionPiece &piece, bool isSum)
{
    part.isMixed = part.isMixed && isSum && piece.isMixed;
    const double length = piece.end - piece.start;
    part.isShared = part.isShared && piece.easings.size() == 1;
    for (const Easing &easing : piece.easings) {
        const std::optional<Easing> restricted =
            restrictEasing(easing, (part.start - piece.start) / length, (part.end - piece.start) / length);
        if (!restricted)
            part.isShared = false;
        else if (std::ranges::find(part.easings, *restricted) == part.easings.end())
            part.easings.push_back(*restricted);
    }
    part.isShared = part.isShared && part.easings.size() == 1;
    part.isStill = false;
}

/** The parts between borders; what lies between a held frame and its jump is still. */
std::vector<Part> partsOf(std::span<const Motion *const> motions, std::span<const Motion *const> sums, double duration)
{
    std::vector<bool> isSum;
    for (const Motion *motion : motions)
        isSum.push_back(std::ranges::find(sums, motion) != sums.end());
    const std::vector<double> jumps = jumpsOf(motions);
    const std::vector<double> borders = bordersOf(motions, jumps, duration);
    std::vector<Part> parts;
    std::vector<std::size_t> cursors(motions.size(), 0);
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        Part part{borders[i], borders[i + 1], true, {}, true, true};
        const bool endsInJump =
            std::ranges::binary_search(jumps, part.end, [](double a, double b) { return a < b && !sameFrame(a, b); });
        const bool isHeld = endsInJump && part.end - part.start <= kHeldBeforeJump * 1.5;
        part.isMixed = !endsInJump; // where there is no room to hold, it ends as it is after the jump
        const double middle = (part.start + part.end) / 2;
        for (std::size_t m = 0; m < motions.size() && !isHeld; ++m) {
            const std::vector<MotionPiece> &pieces = motions[m]->pieces;
            std::size_t &at = cursors[m];
            while (at < pieces.size() && pieces[at].end <= middle)
                ++at;
            if (at < pieces.size() && !pieces[at].isStill)
                addMover(part, pieces[at], isSum[m]);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

/** Whether looking for parts is within the budget: every motion is met at every border. */
bool canAfford(const std::vector<const Motion *> &motions, CookBudget &budget)
{
    std::size_t pieces = 0;
    for (const Motion *motion : motions)
        pieces += motion->pieces.size() + motion->jumps.size();
    budget.spendSamples(pieces * motions.size());
    return !budget.hasTooManyKeys();
}

/** Writes keys one behind the other, rounded, leaving out those that say nothing. */
class KeyWriter {
public:
    KeyWriter(SampleMemory &samples, std::span<const Measure> measures, CookBudget &budget, Woven &woven)
        : m_samples(samples),
          m_measures(measures),
          m_budget(budget),
          m_woven(woven),
          m_run(measures.size())
    {}

    void add(double frame, const Easing &easing, bool isStill)
    {
        read(frame);
        const bool isSame = !m_woven.frames.empty() && std::ranges::equal(m_run, lastRun());
        if (!m_woven.frames.empty() && m_lastIsStill) {
            if (isSame && isStill)
                return;
            // A rest needs no hold; and before the first motion not even a key.
            m_woven.easings.back() = isSame ? Easing::linear() : Easing::hold();
            if (isSame && m_woven.frames.size() == 1)
                dropLast();
        }
        m_woven.frames.push_back(frame);
        m_woven.easings.push_back(isStill ? Easing::linear() : roundedEasing(easing));
        m_woven.values.insert(m_woven.values.end(), m_run.begin(), m_run.end());
        m_budget.spendKeys(1, m_run.size());
        m_lastIsStill = isStill;
    }

    void finish(double duration)
    {
        add(duration, Easing::linear(), true);
        const bool allEqual = countOfEqualRuns() == m_woven.frames.size();
        if (allEqual) {
            m_woven.frames.assign(1, 0.0);
            m_woven.easings.assign(1, Easing::linear());
            m_woven.values.resize(m_measures.size());
        }
    }

private:
    std::span<const double> lastRun() const { return std::span<const double>(m_woven.values).last(m_measures.size()); }

    std::size_t countOfEqualRuns() const
    {
        const std::size_t stride = m_measures.size();
        const std::span<const double> values = m_woven.values;
        std::size_t count = 1;
        while (count < m_woven.frames.size()
               && std::ranges::equal(values.first(stride), values.subspan(count * stride, stride)))
            ++count;
        return count;
    }

    void dropLast()
    {
        m_woven.frames.pop_back();
        m_woven.easings.pop_back();
        m_woven.values.resize(m_woven.values.size() - m_measures.size());
    }

    void read(double frame)
    {
        m_budget.spendSamples(m_run.size() + CookBudget::kLookUp);
        const std::span<const double> run = m_samples.at(frame);
        for (std::size_t begin = 0, end = 0; begin < m_run.size(); begin = end) {
            const double step = m_measures[begin].step;
            while (end < m_run.size() && m_measures[end].step == step)
                ++end;
            roundAll(run.subspan(begin, end - begin), step, std::span(m_run).subspan(begin, end - begin));
        }
    }

    SampleMemory &m_samples;
    std::span<const Measure> m_measures;
    CookBudget &m_budget;
    Woven &m_woven;
    std::vector<double> m_run;
    bool m_lastIsStill = false;
};

void writePart(const Part &part, Fit &fit, KeyWriter &writer, CookBudget &budget)
{
    if (part.isStill) {
        writer.add(part.start, Easing::linear(), true);
        return;
    }
    if (part.isMixed && part.isShared && part.easings.size() == 1) {
        writer.add(part.start, part.easings.front(), fit.rests(part.start, part.end));
        return;
    }
    for (const Easing &easing : part.easings) {
        fit.setPart(part.start, part.end, easing);
        if (fit.wholeFits()) {
            writer.add(part.start, easing, fit.rests(part.start, part.end));
            return;
        }
    }
    fit.setPart(part.start, part.end, part.isShared && !part.easings.empty() ? part.easings.front() : Easing::linear());
    for (double from = part.start; from < part.end;) {
        const double to = budget.hasTooManyKeys() ? part.end : fit.reach(from);
        writer.add(from, fit.fitsLinear(from, to) ? Easing::linear() : fit.easingOf(from, to), false);
        from = to;
    }
}

} // namespace

Woven weave(std::span<const Motion *const> motions, const SampleFunction &sample, std::span<const Measure> measures,
            const FrameSpan &span, CookBudget &budget, KeySpacing spacing, std::span<const Motion *const> sums)
{
    Woven woven;
    SampleMemory samples(sample, measures.size());
    KeyWriter writer(samples, measures, budget, woven);
    std::vector<const Motion *> moving;
    std::ranges::copy_if(motions, std::back_inserter(moving), [](const Motion *motion) { return !motion->isStill(); });
    if (moving.empty() || !canAfford(moving, budget)) {
        writer.add(0, Easing::linear(), true);
        return woven;
    }
    Fit fit(samples, measures, budget, spacing);
    for (const Part &part : partsOf(moving, sums, span.duration)) {
        if (budget.hasTooManyKeys())
            break;
        writePart(part, fit, writer, budget);
    }
    writer.finish(span.duration);
    woven.error = fit.error();
    return woven;
}

} // namespace clipwright
