// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/rounding.h"

#include "model/core/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace clipwright {

double rounded(double value, double step)
{
    if (std::isnan(value))
        return 0;
    return roundTo(std::clamp(value, -kLargestNumber, kLargestNumber), step);
}

void roundAll(std::span<const double> values, double step, std::span<double> out)
{
    constexpr double kWhole = 9e15; // every double that large is a multiple already
    const double inverse = std::round(1 / step);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double value = std::isnan(values[i]) ? 0 : std::clamp(values[i], -kLargestNumber, kLargestNumber);
        const double magnitude = std::abs(value) * inverse;
        if (!(magnitude < kWhole)) {
            out[i] = value;
            continue;
        }
        auto whole = static_cast<double>(static_cast<std::int64_t>(magnitude + 0.5));
        if (whole - magnitude > 0.5) // adding a half was rounded up
            whole -= 1;
        out[i] = whole == 0 ? 0 : std::copysign(whole / inverse, value);
    }
}

Easing roundedEasing(Easing easing)
{
    for (double &parameter : easing.parameters)
        parameter = rounded(parameter, kColourStep);
    return easing;
}

} // namespace clipwright
