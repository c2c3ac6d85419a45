// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/sampling.h"

#include "model/timeline/mixing.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

bool cycles(Extrapolation rule)
{
    return rule == Extrapolation::Cycle || rule == Extrapolation::Offset || rule == Extrapolation::Oscillate;
}

/** What rules at a time: within the keys, or beyond an end of them. */
Extrapolation ruleAt(const Track &track, double time)
{
    const Keys &keys = track.keys;
    if (time < keys.time(0))
        return track.before;
    return time > keys.time(keys.size() - 1) ? track.after : Extrapolation::Hold;
}

/** The two keys to go on from straight ahead, or equal ones where the value stands still. */
Stretch endStretch(const Track &track, double time)
{
    const std::size_t size = track.keys.size();
    const std::size_t from = time < track.keys.time(0) || size < 2 ? 0 : size - 2;
    const std::size_t to = std::min(from + 1, size - 1);
    const double length = track.keys.time(to) - track.keys.time(from);
    const bool moves = length > 0 && std::isfinite(length) && track.keys.easing(from) != EasingTable::kHold;
    const std::size_t end = time < track.keys.time(0) ? 0 : size - 1;
    return moves ? Stretch{from, to, 0} : Stretch{end, end, 0};
}

Stretch stretchFor(const Track &track, double time)
{
    if (ruleAt(track, time) == Extrapolation::Linear && std::isfinite(time))
        return endStretch(track, time);
    return stretchAt(track.keys, time);
}

void addLaps(const Track &track, double laps, std::span<double> out)
{
    const Keys &keys = track.keys;
    const std::span<const double> first = keys.value(0);
    const std::span<const double> last = keys.value(keys.size() - 1);
    if (track.kind == Kind::Rotation && out.size() == 4) {
        const Quaternion turned = turnedOn(out, first, last, laps);
        std::copy(turned.begin(), turned.end(), out.begin());
    } else if (rowOf(track.kind).adds) {
        for (std::size_t i = 0; i < std::min(out.size(), first.size()); ++i)
            out[i] += laps * (last[i] - first[i]);
    }
}

} // namespace

Stretch stretchAt(const Keys &keys, double time)
{
    const std::size_t after = keys.upperBound(time);
    if (after == 0)
        return {};
    const std::size_t from = after - 1;
    if (after == keys.size() || keys.easing(from) == EasingTable::kHold)
        return {from, from, 0};
    const double start = keys.time(from);
    const double u = (time - start) / (keys.time(after) - start);
    // Rounding may reach 1, and infinite times give not-a-number.
    constexpr double kBelowOne = 1 - 0x1p-53;
    return {from, after, u > 0 ? std::min(u, kBelowOne) : 0};
}

CycleTime cycleTime(const Track &track, SampleTime at)
{
    const CycleTime same{at.time, 0, at.backwards};
    const Keys &keys = track.keys;
    if (keys.isEmpty())
        return same;
    const double first = keys.time(0);
    const double span = keys.time(keys.size() - 1) - first;
    const double period = track.period > 0 ? track.period : span;
    const bool isBefore = at.time < first;
    const Extrapolation rule = isBefore ? track.before : track.after;
    if (!cycles(rule) || !(period > 0) || !std::isfinite(period) || !std::isfinite(at.time)
        || (!isBefore && at.time < first + period))
        return same;
    double within = std::fmod(at.time - first, period);
    if (within < 0)
        within += period; // may round to the period itself: the end of that lap
    // From `within`, not by flooring the quotient, which may round up to a lap that fmod has not reached.
    double laps = std::round((at.time - first - within) / period);
    if (at.parked && within == 0 && laps > 0) {
        within = period;
        laps -= 1;
    }
    if (rule == Extrapolation::Oscillate) {
        const bool isBack = std::fmod(laps, 2) != 0;
        return {first + (isBack ? period - within : within), 0, at.backwards != isBack};
    }
    return {first + within, rule == Extrapolation::Offset ? laps : 0, at.backwards};
}

std::size_t heldKey(const Track &track, SampleTime at)
{
    const CycleTime shown = cycleTime(track, at);
    const std::size_t after = track.keys.upperBound(shown.time);
    if (after == 0)
        return 0;
    const bool isPast = shown.time > track.keys.time(after - 1);
    return shown.backwards && isPast && after < track.keys.size() ? after : after - 1;
}

namespace {

/** The key that a flag on its way is like, where it switches halfway. */
std::size_t halfwayKey(const Track &track, const EasingTable &easings, double time)
{
    const Stretch stretch = stretchAt(track.keys, time);
    if (stretch.from == stretch.to)
        return stretch.from;
    const bool isFirst = Segment(track, easings, stretch.from, stretch.to).fraction(time, 0) < 0.5;
    return isFirst ? stretch.from : stretch.to;
}

} // namespace

void sampleNumbers(const Track &track, const EasingTable &easings, SampleTime at, std::span<double> out)
{
    std::fill(out.begin(), out.end(), 0.0);
    if (track.keys.isEmpty()) {
        std::copy_n(track.base.begin(), std::min(out.size(), track.base.size()), out.begin());
        return;
    }
    const CycleTime shown = cycleTime(track, at);
    const Stretch stretch = stretchFor(track, shown.time);
    if (stretch.from == stretch.to || !rowOf(track.kind).blends || shown.time == track.keys.time(stretch.from)) {
        const bool isHalfway = at.flagsSwitchHalfway && track.kind == Kind::Flag;
        const std::size_t key = isHalfway ? halfwayKey(track, easings, shown.time) : heldKey(track, at);
        const std::span<const double> value = track.keys.value(key);
        std::copy_n(value.begin(), std::min(out.size(), value.size()), out.begin());
        if (track.kind == Kind::Rotation && out.size() == 4)
            makeUnit(out);
    } else {
        Segment(track, easings, stretch.from, stretch.to).valueAt(shown.time, out);
    }
    if (shown.laps != 0)
        addLaps(track, shown.laps, out);
}

const std::string &sampleText(const Track &track, SampleTime at)
{
    return track.keys.isEmpty() ? track.baseText : track.keys.text(heldKey(track, at));
}

namespace {

/** What is seen of a path at a time: one key's, or two that are mixed. */
struct PathMix {
    const PathRef &from;
    const PathRef *to = nullptr; ///< null: only the one
    double fraction = 0;
};

PathMix pathMixAt(const Track &track, const EasingTable &easings, SampleTime at)
{
    if (track.keys.isEmpty())
        return {track.basePath};
    const CycleTime shown = cycleTime(track, at);
    const Stretch stretch = stretchFor(track, shown.time);
    if (stretch.from == stretch.to)
        return {track.keys.path(heldKey(track, at))};
    const PathRef &from = track.keys.path(stretch.from);
    const PathRef &to = track.keys.path(stretch.to);
    if (!from || !to || !from->sameTopology(*to))
        return {from};
    const double fraction = Segment(track, easings, stretch.from, stretch.to).fraction(shown.time, 0);
    if (fraction == 0)
        return {from};
    if (fraction == 1)
        return {to};
    return {from, &to, fraction};
}

void mixInto(Path &mixed, const Path &to, double fraction)
{
    for (std::size_t c = 0; c < mixed.contours.size(); ++c) {
        for (std::size_t v = 0; v < mixed.contours[c].vertices.size(); ++v) {
            PathVertex &vertex = mixed.contours[c].vertices[v];
            const PathVertex &other = to.contours[c].vertices[v];
            vertex.point += fraction * (other.point - vertex.point);
            vertex.in += fraction * (other.in - vertex.in);
            vertex.out += fraction * (other.out - vertex.out);
        }
    }
}

} // namespace

PathRef samplePath(const Track &track, const EasingTable &easings, SampleTime at)
{
    const PathMix mix = pathMixAt(track, easings, at);
    return mix.to == nullptr ? mix.from : std::make_shared<const Path>(mixPaths(*mix.from, **mix.to, mix.fraction));
}

void samplePathInto(const Track &track, const EasingTable &easings, SampleTime at, Path &out)
{
    const PathMix mix = pathMixAt(track, easings, at);
    if (mix.from == nullptr)
        out.contours.clear();
    else
        out = *mix.from;
    if (mix.to != nullptr)
        mixInto(out, **mix.to, mix.fraction);
}

Path mixPaths(const Path &from, const Path &to, double fraction)
{
    Path mixed = from;
    mixInto(mixed, to, fraction);
    return mixed;
}

} // namespace clipwright
