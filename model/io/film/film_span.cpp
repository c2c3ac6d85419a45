// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_span.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace clipwright {

Result<std::size_t> FilmSpan::count() const
{
    // Lengths are frames divided by rates: what is off by rounding is no frame of its own.
    constexpr double kRounding = 1e-6;
    const double frames = (end - start) * rate;
    const double shown = showsEnd ? std::floor(frames + kRounding) + 1 : std::ceil(frames - kRounding);
    if (!(shown <= static_cast<double>(kMostFilmFrames)))
        return refuse("film-too-long", "a film has " + std::to_string(kMostFilmFrames)
                                           + " frames at most: take a part of it, or a lower rate");
    return static_cast<std::size_t>(std::max(shown, 1.0));
}

double rateFor(FilmFormat format, double framesPerSecond)
{
    const double most = rowOf(format).maxRate;
    return framesPerSecond <= most ? framesPerSecond : framesPerSecond / std::ceil(framesPerSecond / most);
}

} // namespace clipwright
