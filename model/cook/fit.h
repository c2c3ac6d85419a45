// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/weave.h"

#include <optional>

namespace clipwright {

/**
 * Tries stretches of one motion against the numbers it should give. Used by weave, one for each part
 * of the timeline.
 */
class Fit {
public:
    Fit(const SampleFunction &sample, std::span<const Measure> measures, CookBudget &budget, KeySpacing spacing);

    /** The part to look at; `easing` is what its stretches follow: the whole part's, or linear. */
    void setPart(double start, double end, const Easing &easing);

    /** Whether one stretch over the whole part is within the tolerances. */
    bool wholeFits();
    /** After wholeFits: whether the part ends as it began, so that nothing moves in it. */
    bool rests() const;
    /** Whether a line does as well from `from` to `to`. */
    bool fitsLinear(double from, double to);
    /** The furthest frame that one stretch from `from` reaches. Deviations of what is accepted are remembered. */
    double reach(double from);
    /** The easing of a stretch within the part. */
    Easing easingOf(double from, double to) const;

    /** The largest deviation of a length that was accepted, in tolerances. */
    double error() const { return m_error; }

private:
    struct Deviation {
        double any = 0;    ///< of all numbers, in tolerances
        double length = 0; ///< of lengths
    };
    std::vector<double> probesOf(double from, double to) const;
    std::optional<Deviation> tryStretch(double from, double to, const Easing &easing, double slack);
    bool accept(double from, double to, double slack = 1);
    double furthest(double from);
    double reachWithinAFrame(double from, double to);
    Deviation compare(std::span<const double> got, double fraction) const;
    void read(double frame, std::vector<double> &run);

    const SampleFunction &m_sample;
    std::span<const Measure> m_measures;
    CookBudget &m_budget;
    KeySpacing m_spacing;
    double m_start = 0;
    double m_end = 0;
    Easing m_easing;
    std::vector<double> m_from;
    std::vector<double> m_to;
    std::vector<double> m_between;
    std::vector<double> m_perTolerance; ///< 1 / tolerance of each number
    double m_error = 0;
};

} // namespace clipwright
