// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_item_reading.h"
#include "model/rig/rig_properties.h"

#include <array>

namespace clipwright {

void readTrim(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 3> members{
        {{TrimProperty::Start, "s"}, {TrimProperty::End, "e"}, {TrimProperty::Offset, "o"}}};
    constexpr double asOneLine = 2;
    item.readAll(members);
    const JsonValue mode = item.json["m"];
    const bool isSequential = mode.number() == asOneLine;
    item.properties.setStill(item.node, TrimProperty::Mode, isSequential ? 1 : 0, mode);
    if (isSequential)
        item.context.report.gap(gaps::kTrimSequential, item.place("m"));
}

void readRoundCorners(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 1> members{{{RoundCornersProperty::Radius, "r"}}};
    item.readAll(members);
}

void readPuckerBloat(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 1> members{{{PuckerBloatProperty::Amount, "a"}}};
    item.readAll(members);
}

/** `mm` 1 to 5 for the choices 0 to 4. The first two only add, as a style does anyway; one path alone is not cut. */
void readMergePaths(LottieItemReading &item)
{
    constexpr double merge = 1;
    constexpr double add = 2;
    constexpr double exclude = 5;
    double mode = item.json["mm"].number(merge);
    if (!(mode >= merge && mode <= exclude))
        mode = merge;
    item.properties.setStill(item.node, MergePathsProperty::Mode, static_cast<int>(mode) - 1, item.json["mm"]);
    if (mode > add && item.pathsBefore > 1)
        item.context.report.gap(gaps::kMergePaths, item.place());
}

} // namespace clipwright
