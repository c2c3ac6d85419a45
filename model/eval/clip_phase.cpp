// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/clip_phase.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

// Seconds times rate is off by a few units in the last place: 1e-9 of a clip is far above that and far below a frame.
constexpr double kEndTolerance = 1e-9;

} // namespace

bool isEndOf(const TimeRange &clip, double frames)
{
    const double length = clip.end - clip.start;
    return std::abs(frames - length) <= kEndTolerance * length;
}

double phaseWithin(const TimeRange &clip, double frames)
{
    const double length = clip.end - clip.start;
    if (std::isnan(frames) || !(length > 0))
        return 0;
    if (!clip.loops)
        return std::clamp(frames, 0.0, length);
    if (std::isinf(frames))
        return 0;
    double phase = std::fmod(frames, length);
    if (phase < 0)
        phase += length;
    return isEndOf(clip, phase) ? 0 : phase;
}

} // namespace clipwright
