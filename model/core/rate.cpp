// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/rate.h"

#include "model/core/numbers.h"

#include <array>
#include <cmath>

namespace clipwright {

std::optional<Rate::Fraction> Rate::fraction() const
{
    const double whole = std::round(framesPerSecond);
    if (whole == framesPerSecond && whole >= 1 && whole <= 1e9)
        return Fraction{static_cast<std::int64_t>(whole), 1};
    // NTSC's rates are whole numbers divided by 1.001; files spell them with two to six digits.
    for (const std::int64_t nominal : std::array<std::int64_t, 5>{24, 30, 48, 60, 120}) {
        if (std::abs(framesPerSecond - static_cast<double>(nominal) / 1.001) < 0.002)
            return Fraction{nominal * 1000, 1001};
    }
    return std::nullopt;
}

Result<TimeText> parseTime(std::string_view text)
{
    TimeText time;
    std::string_view digits = text;
    if (digits.ends_with('f')) {
        time.isFrames = true;
        digits.remove_suffix(1);
    }
    const std::optional<double> value = parseNumber(digits);
    if (!value) {
        constexpr std::size_t kQuoted = 40;
        const std::string quoted = std::string(text.substr(0, kQuoted)) + (text.size() > kQuoted ? "..." : "");
        return refuse("time-malformed", "expected seconds (0.5) or frames (12f), found '" + quoted + "'");
    }
    time.value = *value;
    return time;
}

} // namespace clipwright
