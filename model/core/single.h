// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace clipwright {

/** Above 0 and finite, also as the single precision that a game keeps: rates, lengths and sizes of a composition. */
inline bool isPositiveSingle(double number)
{
    const auto single = static_cast<float>(number);
    return std::isfinite(single) && single > 0;
}

} // namespace clipwright
