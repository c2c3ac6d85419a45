// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/sample_memory.h"
#include "model/cook/weave.h"

#include <optional>

namespace clipwright {

/**
 * Tries stretches of one motion against the numbers it should give. Used by weave, one for each part
 * of the timeline.
 */
class Fit {
public:
    Fit(SampleMemory &samples, std::span<const Measure> measures, CookBudget &budget, KeySpacing spacing);

    /** The part to look at; `easing` is what its stretches follow: the whole part's, or linear. */
    void setPart(double start, double end, const Easing &easing);

    /** Whether one stretch over the whole part is within the tolerances. */
    bool wholeFits();
    /** Whether a stretch ends as it began: one that fits then does not move. */
    bool rests(double from, double to);
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
    void findProbes(double from, double to);
    std::optional<Deviation> tryStretch(double from, double to, const Easing &easing, double slack);
    bool accept(double from, double to, double slack = 1);
    double furthest(double from);
    double reachWithinAFrame(double from, double to);
    void setEnds(double from, double to);
    Deviation compare(std::span<const double> got, double fraction, double slack) const;
    std::span<const double> read(double frame);

    /** Neighbours in the run that are alike. */
    struct Measured {
        std::size_t begin = 0;
        std::size_t end = 0;
        double perTolerance = 0; ///< 1 / tolerance
        bool isLength = false;
    };

    SampleMemory &m_samples;
    std::span<const Measure> m_measures;
    CookBudget &m_budget;
    KeySpacing m_spacing;
    double m_start = 0;
    double m_end = 0;
    Easing m_easing;
    std::vector<double> m_from; ///< the run at m_fromFrame
    std::vector<double> m_to;
    double m_fromFrame = 0;
    bool m_hasFrom = false;
    std::vector<double> m_probes;
    std::vector<Measured> m_measured;
    double m_error = 0;
};

} // namespace clipwright
