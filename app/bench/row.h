// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace clipwright::bench {

/** What a figure must reach. */
struct Goal {
    enum class Side { AtMost, AtLeast };
    Side side = Side::AtMost;
    double value = 0;

    bool isMet(double figure) const { return side == Side::AtMost ? figure <= value : figure >= value; }
    std::string text() const; ///< "<= 0.45"
};

inline Goal atMost(double value)
{
    return {Goal::Side::AtMost, value};
}
inline Goal atLeast(double value)
{
    return {Goal::Side::AtLeast, value};
}

/** The cost of ours at sizes ten apart, and the exponent of the fit. */
struct Growth {
    std::string of; ///< what the sizes count: "keys"
    std::vector<double> sizes;
    std::vector<double> ms;
    double exponent = 0;
    Goal goal = atMost(1.1); ///< of the exponent
};

/** What a file gave in a row over many. */
struct FileFigure {
    std::string file;
    double ratio = 0;
    std::optional<double> oursMs;
    std::optional<double> peerMs;
    std::optional<double> oursError; ///< levels of 255
    std::optional<double> peerError;
};

/** One figure of the benchmark with its goal. */
struct Row {
    std::string id;              ///< of performance.md: "P4"; several rows may share one
    std::string what;            ///< "load .oanim"
    std::string peer;            ///< what it is compared with
    std::optional<double> ratio; ///< absent: could not be measured
    std::string unit = {};       ///< of the figure, where it is no ratio
    std::string package = {};    ///< to be installed, where that is why
    Goal goal = {};
    std::optional<Goal> stretch = {};
    std::optional<double> oursMs = {};
    std::optional<double> peerMs = {};
    std::optional<double> spread = {};
    std::optional<Growth> growth = {};       ///< in the work that must be done
    std::optional<Growth> growthUnseen = {}; ///< in what cannot be seen
    std::vector<FileFigure> files = {};
    std::string note = {}; ///< a sentence: over what, and what was left out and why

    /** Nothing where nothing was measured. */
    std::optional<bool> holds() const;
};

} // namespace clipwright::bench
