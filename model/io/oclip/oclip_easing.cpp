// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_easing.h"

#include "model/core/named.h"
#include "model/io/oclip/oclip_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright::oclip {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/** What a named curve takes, in the order of its row's parameters. */
std::span<const std::string_view> parameterNames(Interpolation row)
{
    static constexpr std::array<std::string_view, 1> kBack{"overshoot"};
    static constexpr std::array<std::string_view, 2> kElastic{"amplitude", "period"};
    if (row >= Interpolation::BackIn && row <= Interpolation::BackInOut)
        return kBack;
    if (row >= Interpolation::ElasticIn && row <= Interpolation::ElasticInOut)
        return kElastic;
    return {};
}

/** The rows that files name: without parameters of the key's own, or with those of parameterNames. */
bool isNamed(Interpolation row)
{
    return row >= Interpolation::SineIn && row <= Interpolation::BounceInOut;
}

std::optional<Interpolation> rowNamed(const std::string &name)
{
    if (name == "linear")
        return Interpolation::Linear;
    if (name == "step")
        return Interpolation::Hold;
    const std::optional<Interpolation> row = interpolationNamed(name);
    return row && isNamed(*row) ? row : std::nullopt;
}

std::optional<Easing> readCubic(JsonValue list)
{
    std::vector<double> handles;
    for (JsonValue item = list.first(); list.isArray() && item.isValid(); item = item.next())
        handles.push_back(item.number(kNone));
    if (handles.size() != 4 || !std::ranges::all_of(handles, [](double number) { return std::isfinite(number); }))
        return std::nullopt;
    return Easing::cubic(handles[0], handles[1], handles[2], handles[3]);
}

std::optional<Easing> readNamed(JsonValue value)
{
    const std::optional<Interpolation> row = rowNamed(value["name"].string());
    if (!row)
        return std::nullopt;
    Easing easing{*row, 1, {}};
    const std::span<const double> defaults = rowOf(*row).defaults;
    const std::span<const std::string_view> names = parameterNames(*row);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double number = value[names[i]].number(defaults[i]);
        easing.parameters.push_back(std::isfinite(number) ? number : defaults[i]);
    }
    return easing;
}

bool hasDefaults(const Easing &easing)
{
    return easing.parameters.empty() || std::ranges::equal(easing.parametersOf(0), rowOf(easing.row).defaults);
}

/** How far an easing runs from another one, on the average. */
double distance(const Easing &easing, Interpolation row)
{
    constexpr int kSteps = 16;
    double sum = 0;
    for (int i = 1; i < kSteps; ++i) {
        const double u = static_cast<double>(i) / kSteps;
        sum += std::abs(easing.at(u) - rowOf(row).ease(u, {}));
    }
    return sum;
}

} // namespace

std::optional<int> shapeNamed(JsonValue value)
{
    return value.isString() ? enumNamed<int>(kShapes, value.string()) : std::nullopt;
}

Easing easingOf(Hold hold, JsonValue shape)
{
    switch (hold) {
    case Hold::Step: return Easing::hold();
    case Hold::Linear: return Easing::linear();
    case Hold::Smooth: return {Interpolation::Smooth, 1, {}};
    case Hold::Curve: return {Interpolation::Hermite, 1, {}};
    case Hold::Shaped: break;
    }
    return {Interpolation::Shaped, 1, {static_cast<double>(shapeNamed(shape).value_or(-1))}};
}

std::optional<Easing> readEasing(JsonValue value)
{
    if (value.isString()) {
        const std::optional<Interpolation> row = rowNamed(value.string());
        return row ? std::optional(Easing{*row, 1, {}}) : std::nullopt;
    }
    if (!value.isObject())
        return std::nullopt;
    if (value["cubic"].isValid())
        return readCubic(value["cubic"]);
    if (value["curve"].isString())
        return Easing{Interpolation::Drawn, 1, {}, value["curve"].string()};
    return readNamed(value);
}

Hold holdFor(const Easing &easing)
{
    switch (easing.row) {
    case Interpolation::Hold: return Hold::Step;
    case Interpolation::Linear: return Hold::Linear;
    case Interpolation::Smooth: return Hold::Smooth;
    case Interpolation::Shaped: return Hold::Shaped;
    case Interpolation::Hermite:
    case Interpolation::Weighted: return Hold::Curve;
    default:
        return distance(easing, Interpolation::Linear) < distance(easing, Interpolation::Smooth) ? Hold::Linear
                                                                                                 : Hold::Smooth;
    }
}

std::string_view shapeOf(const Easing &easing)
{
    if (easing.row != Interpolation::Shaped || easing.parameters.empty())
        return {};
    const double index = easing.parameters.front();
    return index >= 0 && index < static_cast<double>(kShapes.size()) ? kShapes[static_cast<std::size_t>(index)]
                                                                     : std::string_view();
}

std::string easingText(const Easing &easing)
{
    std::string text;
    if (easing.row == Interpolation::Cubic) {
        text = "{\"cubic\":";
        appendNumbers(text, easing.parametersOf(0));
        text += '}';
    } else if (easing.row == Interpolation::Drawn) {
        text = "{\"curve\":";
        appendString(text, easing.curve);
        text += '}';
    } else if (isNamed(easing.row) && hasDefaults(easing)) {
        appendString(text, rowOf(easing.row).name);
    } else if (isNamed(easing.row)) {
        text = "{\"name\":";
        appendString(text, rowOf(easing.row).name);
        const std::span<const std::string_view> names = parameterNames(easing.row);
        for (std::size_t i = 0; i < names.size() && i < easing.parametersOf(0).size(); ++i) {
            text += ",\"";
            text += names[i];
            text += "\":";
            appendNumber(text, easing.parametersOf(0)[i]);
        }
        text += '}';
    }
    return text;
}

void weighStretches(Keys &keys, EasingTable &easings)
{
    const EasingTable::Index weighted = easings.intern({Interpolation::Weighted, 1, {}});
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
        const bool isWeighted = keys.handles(i).weightOut >= 0 || keys.handles(i + 1).weightIn >= 0;
        if (isWeighted && keys.easing(i) == EasingTable::kHermite)
            keys.setEasing(i, weighted);
    }
}

} // namespace clipwright::oclip
