// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/numbers.h"

#include <cstdint>

namespace clipwright::bench {

/** Numbers that look like any others, and are the same everywhere: a linear congruential generator (Knuth's MMIX constants). */
class Noise {
public:
    double between(double low, double high, double step)
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        const double share = static_cast<double>(m_state >> 11) * 0x1p-53;
        return roundTo(low + (high - low) * share, step);
    }

private:
    std::uint64_t m_state = 1;
};

inline constexpr double kPlaceStep = 1e-5; ///< what the cook rounds places and widths to
inline constexpr double kColourStep = 1e-4;

} // namespace clipwright::bench
