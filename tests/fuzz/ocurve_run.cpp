// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/ocurve_run.h"

#include "fuzz/play_rig.h"
#include "model/io/ocurve/ocurve_format.h"
#include "model/timeline/easing_cubics.h"

#include <cmath>

namespace clipwright::fuzz {

void runOcurve(std::string_view bytes)
{
    const Result<OcurveReading> read = readOcurve(std::make_shared<const std::string>(bytes), "fuzz.ocurve");
    if (!read) {
        require(!read.error().code.empty() && !read.error().what.empty(), "a refusal must have a reason");
        return;
    }
    const DrawnCurve &curve = *read->file.curve;
    require(curve.at(0) == 0 && curve.at(1) == 1, "a drawn curve ends exactly");
    const auto [low, high] = curve.bounds();
    const double room = 1e-6 * (1 + std::abs(low) + std::abs(high));
    for (int i = 0; i <= 256; ++i) {
        const double value = curve.at(i / 256.0);
        require(value >= low - room && value <= high + room, "a drawn curve stays within its bounds");
    }
    const CubicPieces cut = asCubics({Interpolation::Drawn, 1, {}, "fuzz", read->file.curve}, 1e-3);
    require(cut.pieces.size() <= 8 * curve.points().size() && cut.pieces.back().end == 1, "few cubics cover it all");
    const std::string text = writeOcurve(read->file);
    const Result<OcurveReading> again = readOcurve(std::make_shared<const std::string>(text));
    require(again && again->issues.empty(), "what is written must read back without a word");
    require(again->file.name == read->file.name && *again->file.curve == curve, "and as what was written");
    require(writeOcurve(again->file) == text, "the second writing must be the first");
}

} // namespace clipwright::fuzz
