// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/rounding.h"

#include "model/core/numbers.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

double rounded(double value, double step)
{
    if (std::isnan(value))
        return 0;
    return roundTo(std::clamp(value, -kLargestNumber, kLargestNumber), step);
}

Easing roundedEasing(Easing easing)
{
    for (double &parameter : easing.parameters)
        parameter = rounded(parameter, kColourStep);
    return easing;
}

} // namespace clipwright
