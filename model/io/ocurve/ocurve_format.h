// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/kept_text.h"
#include "model/core/result.h"
#include "model/timeline/drawn_curve.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** The members of a file and of a point in the order in which they are written: what slots of kept ones count. */
inline constexpr std::array<std::string_view, 4> kOcurveMembers{"kind", "formatVersion", "name", "points"};
inline constexpr std::array<std::string_view, 4> kPointMembers{"at", "value", "in", "out"};

/** A drawn easing as a file has it. */
struct OcurveFile {
    std::string name;
    std::shared_ptr<const DrawnCurve> curve;         ///< never null
    std::vector<KeptText> kept;                      ///< members of the whole that we do not know
    std::vector<std::vector<KeptText>> keptAtPoints; ///< one a point, or empty where no point has any
};

/** The file, and what of it was left out. */
struct OcurveReading {
    OcurveFile file;
    Issues issues;
};

/**
 * Refuses, with line and column, what JsonDocument does, `ocurve-kind`, `ocurve-version` (newer than 1), `ocurve-points`
 * (no list of them), and `curve-points` (what remains is no curve from (0, 0) to (1, 1)). Left out and named: `point-left-out`,
 * `handle-left-out`, `name-left-out`.
 */
Result<OcurveReading> readOcurve(std::shared_ptr<const std::string> text, const std::string &file = {});

/** One point a line, LF, no byte order mark, a new line at the end. Handles of no length are left out. */
std::string writeOcurve(const OcurveFile &file);

} // namespace clipwright
