// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/film/film_format.h"

#include <cstddef>

namespace clipwright {

/** The most frames of a film: an hour and a half at 20 frames a second. */
inline constexpr std::size_t kMostFilmFrames = 100'000;

/** What of an animation a film shows, and how often it looks. */
struct FilmSpan {
    double start = 0; ///< seconds
    double end = 0;   ///< seconds
    double rate = 30; ///< frames a second
    /**
     * Shows the end too. What comes to rest there is seen to; a loop's end is its start, which would be there twice and be
     * seen as a halt.
     */
    bool showsEnd = false;

    /** One at least. Refuses `film-too-long` with the most there can be. */
    Result<std::size_t> count() const;
    double secondsAt(std::size_t frame) const { return start + static_cast<double>(frame) / rate; }
};

/** The animation's own rate, or where the format cannot say so many frames, the largest whole part of it that it can. */
double rateFor(FilmFormat format, double framesPerSecond);

} // namespace clipwright
