// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace clipwright {

/** Frames a second as read, and as a fraction where the number is one of film's and video's (23.976 = 24000/1001). */
struct Rate {
    double framesPerSecond = 30;

    struct Fraction {
        std::int64_t numerator;
        std::int64_t denominator;
    };
    /** The exact fraction for 23.976, 29.97, 47.952, 59.94, 119.88 (each within 0.002) and whole numbers; else none. */
    std::optional<Fraction> fraction() const;

    double seconds(double frame) const { return frame / framesPerSecond; }
    double frame(double seconds) const { return seconds * framesPerSecond; }

    bool operator==(const Rate &) const = default;
};

/** A time as people type it: seconds, or frames with `f` behind the number ("12.5f"). Refuses anything else by name. */
struct TimeText {
    double value = 0;
    bool isFrames = false;

    double seconds(Rate rate) const { return isFrames ? rate.seconds(value) : value; }
    double frame(Rate rate) const { return isFrames ? value : rate.frame(value); }
};
Result<TimeText> parseTime(std::string_view text);

} // namespace clipwright
