// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/fit.h"

#include "model/cook/rounding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace clipwright {

namespace {

constexpr int kFewestProbes = 7; // inside a stretch; sees every bend a cubic easing can have
constexpr int kMostProbes = 2000;
constexpr double kProbesAFrame = 2; // a game draws between a source's frames too
constexpr int kHalvings = 4;        // of one frame: no keys closer than 1/16
/**
 * Tolerances allowed within one frame: what moves that fast hides a pixel, and keys closer than frames
 * are not worth less.
 */
constexpr double kSlackWithinAFrame = 4;

} // namespace

Fit::Fit(SampleMemory &samples, std::span<const Measure> measures, CookBudget &budget, KeySpacing spacing)
    : m_samples(samples),
      m_measures(measures),
      m_budget(budget),
      m_spacing(spacing),
      m_from(measures.size()),
      m_to(measures.size())
{
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const Measured one{i, i + 1, 1 / measures[i].tolerance, measures[i].isLength};
        if (!m_measured.empty() && m_measured.back().perTolerance == one.perTolerance
            && m_measured.back().isLength == one.isLength)
            m_measured.back().end = one.end;
        else
            m_measured.push_back(one);
    }
}

void Fit::setPart(double start, double end, const Easing &easing)
{
    m_start = start;
    m_end = end;
    m_easing = easing;
}

bool Fit::wholeFits()
{
    return accept(m_start, m_end);
}

double Fit::reach(double from)
{
    const double frame = furthest(from);
    return sameFrame(frame, m_end) ? m_end : frame;
}

double Fit::furthest(double from)
{
    if (accept(from, m_end))
        return m_end;
    const double base = std::floor(from + 1e-3);
    double step = 1; // a frame, or more where floats stand further apart
    while (sameFrame(from, base + step))
        step *= 2;
    // Galloping on whole frames: `fine` steps past base fit, `far` do not or are beyond the part.
    double fine = 0;
    double far = 1;
    while (base + far * step < m_end && accept(from, base + far * step)) {
        fine = far;
        far *= 2;
    }
    if (fine == 0 && m_spacing == KeySpacing::WholeFrames)
        return std::min(base + step, m_end);
    if (fine == 0)
        return reachWithinAFrame(from, std::min(base + step, m_end));
    while (far - fine > 1) {
        const double middle = std::floor((fine + far) / 2);
        if (base + middle * step < m_end && accept(from, base + middle * step))
            fine = middle;
        else
            far = middle;
    }
    return base + fine * step;
}

Easing Fit::easingOf(double from, double to) const
{
    const double length = m_end - m_start;
    return restrictEasing(m_easing, (from - m_start) / length, (to - m_start) / length).value_or(Easing::linear());
}

bool Fit::fitsLinear(double from, double to)
{
    if (m_easing.row == Interpolation::Linear)
        return true; // that is what was tried
    const std::optional<Deviation> deviation =
        tryStretch(from, to, Easing::linear(), to - from > 1 ? 1 : kSlackWithinAFrame);
    if (deviation)
        m_error = std::max(m_error, deviation->length);
    return deviation.has_value();
}

bool Fit::rests(double from, double to)
{
    setEnds(from, to);
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        if (rounded(m_from[i], m_measures[i].step) != rounded(m_to[i], m_measures[i].step))
            return false;
    }
    return true;
}

/** Frames between the two at which they are compared; the middle and the quarters first, where most misfits show. */
void Fit::findProbes(double from, double to)
{
    m_probes.clear();
    if (m_spacing == KeySpacing::WholeFrames) {
        const double step = std::max(1.0, std::ceil((to - from) / kMostProbes));
        for (double frame = std::floor(from) + 1; frame < to; frame += step)
            m_probes.push_back(frame);
        return;
    }
    for (double share : {0.5, 0.25, 0.75})
        m_probes.push_back(from + share * (to - from));
    const double count = (to - from) * kProbesAFrame;
    if (count < kFewestProbes) {
        for (int i = 0; i < kFewestProbes; i += 2) // the even ones are those three
            m_probes.push_back(from + (i + 1.0) / (kFewestProbes + 1) * (to - from));
        return;
    }
    // On one grid for all stretches, so that what was looked at for one is remembered for the next.
    const double step = std::ceil(count / kMostProbes) / kProbesAFrame;
    for (double frame = (std::floor(from / step) + 1) * step; frame < to; frame += step)
        m_probes.push_back(frame);
}

void Fit::setEnds(double from, double to)
{
    if (!m_hasFrom || m_fromFrame != from) {
        std::ranges::copy(read(from), m_from.begin());
        m_fromFrame = from;
        m_hasFrom = true;
    }
    std::ranges::copy(read(to), m_to.begin());
}

std::optional<Fit::Deviation> Fit::tryStretch(double from, double to, const Easing &easing, double slack)
{
    setEnds(from, to);
    findProbes(from, to);
    Deviation worst;
    for (double frame : m_probes) {
        const Deviation here = compare(read(frame), easing.at((frame - from) / (to - from)), slack);
        worst.any = std::max(worst.any, here.any);
        worst.length = std::max(worst.length, here.length);
        if (worst.any > slack && !m_budget.hasTooManyKeys())
            return std::nullopt;
        if (m_budget.hasTooManyKeys())
            break;
    }
    return worst;
}

bool Fit::accept(double from, double to, double slack)
{
    const std::optional<Deviation> deviation = tryStretch(from, to, easingOf(from, to), slack);
    if (deviation)
        m_error = std::max(m_error, deviation->length);
    return deviation.has_value();
}

double Fit::reachWithinAFrame(double from, double to)
{
    if (accept(from, to, kSlackWithinAFrame))
        return to;
    double length = to - from;
    for (int i = 0; i < kHalvings; ++i) {
        length /= 2;
        if (sameFrame(from, from + length) || sameFrame(from + length, to))
            return to;
        if (accept(from, from + length, kSlackWithinAFrame))
            return from + length;
    }
    // As close as keys get: what is left of the deviation belongs to the stated error.
    setEnds(from, from + length);
    const double fraction = easingOf(from, from + length).at(0.5);
    m_error = std::max(m_error, compare(read(from + length / 2), fraction, std::numeric_limits<double>::max()).length);
    return from + length;
}

namespace {

/** The largest distance of numbers from those between two runs; in four lanes, which a processor works on at once. */
double largestDistance(const double *got, const double *from, const double *to, double fraction, std::size_t count)
{
    const auto distanceOf = [&](std::size_t i) { return std::abs(got[i] - (from[i] + fraction * (to[i] - from[i]))); };
    std::array<double, 4> worst{};
    std::size_t i = 0;
    for (; i + worst.size() <= count; i += worst.size()) {
        for (std::size_t lane = 0; lane < worst.size(); ++lane) {
            const double distance = distanceOf(i + lane);
            worst[lane] = worst[lane] < distance ? distance : worst[lane];
        }
    }
    for (; i < count; ++i)
        worst[0] = std::max(worst[0], distanceOf(i));
    return std::max(std::max(worst[0], worst[1]), std::max(worst[2], worst[3]));
}

} // namespace

/** Beyond the slack only that it is: what is left is not looked at. */
Fit::Deviation Fit::compare(std::span<const double> got, double fraction, double slack) const
{
    constexpr std::size_t kAtOnce = 64;
    Deviation worst;
    for (const Measured &part : m_measured) {
        for (std::size_t i = part.begin; i < part.end && worst.any <= slack; i += kAtOnce) {
            const std::size_t count = std::min(kAtOnce, part.end - i);
            const double deviation =
                largestDistance(got.data() + i, m_from.data() + i, m_to.data() + i, fraction, count)
                * part.perTolerance;
            worst.any = std::max(worst.any, deviation);
            if (part.isLength)
                worst.length = std::max(worst.length, deviation);
        }
    }
    return worst;
}

std::span<const double> Fit::read(double frame)
{
    m_budget.spendSamples(m_from.size() + CookBudget::kLookUp);
    return m_samples.at(frame);
}

} // namespace clipwright
