// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/fit.h"

#include "model/cook/rounding.h"

#include <algorithm>
#include <cmath>

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

Fit::Fit(const SampleFunction &sample, std::span<const Measure> measures, CookBudget &budget, KeySpacing spacing)
    : m_sample(sample),
      m_measures(measures),
      m_budget(budget),
      m_spacing(spacing),
      m_from(measures.size()),
      m_to(measures.size()),
      m_between(measures.size())
{
    for (const Measure &measure : measures)
        m_perTolerance.push_back(1 / measure.tolerance);
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
    const std::optional<Deviation> deviation =
        tryStretch(from, to, Easing::linear(), to - from > 1 ? 1 : kSlackWithinAFrame);
    if (deviation)
        m_error = std::max(m_error, deviation->length);
    return deviation.has_value();
}

bool Fit::rests() const
{
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        if (rounded(m_from[i], m_measures[i].step) != rounded(m_to[i], m_measures[i].step))
            return false;
    }
    return true;
}

/** Frames between the two at which they are compared; the middle and the quarters first, where most misfits show. */
std::vector<double> Fit::probesOf(double from, double to) const
{
    std::vector<double> frames;
    if (m_spacing == KeySpacing::WholeFrames) {
        const double step = std::max(1.0, std::ceil((to - from) / kMostProbes));
        for (double frame = std::floor(from) + 1; frame < to; frame += step)
            frames.push_back(frame);
        return frames;
    }
    for (double share : {0.5, 0.25, 0.75})
        frames.push_back(from + share * (to - from));
    const double count = (to - from) * kProbesAFrame;
    if (count < kFewestProbes) {
        for (int i = 0; i < kFewestProbes; ++i)
            frames.push_back(from + (i + 1.0) / (kFewestProbes + 1) * (to - from));
        return frames;
    }
    // On one grid for all stretches, so that what was looked at for one is remembered for the next.
    const double step = std::ceil(count / kMostProbes) / kProbesAFrame;
    for (double frame = (std::floor(from / step) + 1) * step; frame < to; frame += step)
        frames.push_back(frame);
    return frames;
}

std::optional<Fit::Deviation> Fit::tryStretch(double from, double to, const Easing &easing, double slack)
{
    read(from, m_from);
    read(to, m_to);
    Deviation worst;
    for (double frame : probesOf(from, to)) {
        read(frame, m_between);
        const Deviation here = compare(m_between, easing.at((frame - from) / (to - from)));
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
    read(from, m_from);
    read(from + length, m_to);
    read(from + length / 2, m_between);
    m_error = std::max(m_error, compare(m_between, easingOf(from, from + length).at(0.5)).length);
    return from + length;
}

Fit::Deviation Fit::compare(std::span<const double> got, double fraction) const
{
    Deviation worst;
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double expected = m_from[i] + fraction * (m_to[i] - m_from[i]);
        const double deviation = std::abs(got[i] - expected) * m_perTolerance[i];
        worst.any = std::max(worst.any, deviation);
        if (m_measures[i].isLength)
            worst.length = std::max(worst.length, deviation);
    }
    return worst;
}

void Fit::read(double frame, std::vector<double> &run)
{
    m_budget.spendSamples(run.size() + CookBudget::kLookUp);
    m_sample(frame, run);
}

} // namespace clipwright
