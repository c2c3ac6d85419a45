// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/auto_slope.h"

#include <cmath>
#include <optional>
#include <span>

namespace clipwright {

namespace {

/** A neighbour of a key: which one, how far away in time, and what lies between it and the key's value over the seam. */
struct Neighbour {
    std::size_t key;
    double away;
    std::size_t
        seenFrom; ///< the key whose value it is compared to: the key itself, or the one that it meets at the seam
};

std::optional<Neighbour> neighbourOf(const Track &track, std::size_t key, bool isNext)
{
    const Keys &keys = track.keys;
    const std::size_t last = keys.size() - 1;
    const bool isEnd = key == (isNext ? last : 0);
    if (!isEnd) {
        const std::size_t other = isNext ? key + 1 : key - 1;
        return Neighbour{other, std::abs(keys.time(other) - keys.time(key)), key};
    }
    if (!track.linkedEnds || last == 0)
        return std::nullopt;
    // One lap on: the first key stands at the last one's time, unless the period is longer than the keys.
    const double gap = track.period - (keys.time(last) - keys.time(0));
    const std::size_t met = isNext ? 0 : last;
    if (gap > 0)
        return Neighbour{met, gap, key};
    const std::size_t beyond = isNext ? 1 : last - 1;
    return Neighbour{beyond, std::abs(keys.time(beyond) - keys.time(met)), met};
}

double dot(std::span<const double> a, std::span<const double> b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

} // namespace

double autoSlope(const Track &track, std::size_t key, std::size_t component)
{
    const Keys &keys = track.keys;
    const std::optional<Neighbour> before = neighbourOf(track, key, false);
    const std::optional<Neighbour> next = neighbourOf(track, key, true);
    if (!before || !next || !(before->away + next->away > 0))
        return 0;
    const bool isRotation = track.kind == Kind::Rotation && keys.stride() == 4;
    const auto change = [&](const Neighbour &neighbour) {
        const std::span<const double> from = keys.value(neighbour.seenFrom);
        const std::span<const double> to = keys.value(neighbour.key);
        if (!isRotation)
            return to[component] - from[component];
        const std::span<const double> own = keys.value(key);
        const double side = track.mix != MixRule::Raw && dot(own, to) < 0 ? -1 : 1;
        return side * to[component] - own[component];
    };
    const double toBefore = change(*before);
    const double toNext = change(*next);
    // The signs, not the product, which may sink to nought.
    const bool goesOn = (toBefore < 0 && toNext > 0) || (toBefore > 0 && toNext < 0);
    return goesOn || isRotation ? (toNext - toBefore) / (before->away + next->away) : 0;
}

} // namespace clipwright
