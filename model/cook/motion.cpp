// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/motion.h"

#include "model/timeline/easing_cubics.h"

#include <algorithm>
#include <span>

namespace clipwright {

namespace {

/** Keys at one float time: the curve arrives at the first and goes on from the last. */
struct KeyGroup {
    std::size_t first;
    std::size_t last;
    double frame;
};

std::vector<KeyGroup> groupsOf(const Keys &keys, double start)
{
    std::vector<KeyGroup> groups;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const double frame = keys.time(i) - start;
        if (!groups.empty() && sameFrame(groups.back().frame, frame)) {
            groups.back().last = i;
            groups.back().frame = frame;
        } else {
            groups.push_back({i, i, frame});
        }
    }
    return groups;
}

bool sameValue(const Keys &keys, std::size_t a, std::size_t b)
{
    switch (keys.storage()) {
    case Storage::Numbers: return std::ranges::equal(keys.value(a), keys.value(b));
    case Storage::Strings: return keys.text(a) == keys.text(b);
    case Storage::Paths: return keys.path(a) == keys.path(b) || *keys.path(a) == *keys.path(b);
    }
    return true;
}

bool anyNonzero(std::span<const double> numbers)
{
    return std::ranges::any_of(numbers, [](double n) { return n != 0; });
}

bool movesBetween(const Keys &keys, std::size_t from, std::size_t to, const Easing &easing)
{
    if (easing.row == Interpolation::Hold || keys.storage() == Storage::Strings)
        return false;
    return !sameValue(keys, from, to) || anyNonzero(keys.spatialOut(from)) || anyNonzero(keys.spatialIn(to))
           || (rowOf(easing.row).family == InterpolationFamily::Tangent
               && (keys.tangentOut(from).empty() || anyNonzero(keys.tangentOut(from)) || keys.tangentIn(to).empty()
                   || anyNonzero(keys.tangentIn(to)))); // slopes from the neighbours may be any
}

Easing plain(Easing easing)
{
    const std::vector<double> &p = easing.parameters;
    const bool isDiagonal = easing.row == Interpolation::Cubic && p.size() == 4 && p[0] == p[1] && p[2] == p[3];
    return isDiagonal ? Easing::linear() : easing;
}

void addOnce(std::vector<Easing> &easings, Easing easing)
{
    if (std::ranges::find(easings, easing) == easings.end())
        easings.push_back(std::move(easing));
}

/** As the grammar has it: hold, linear or cubic curves; none where it takes more than one. */
std::optional<Easing> sayable(const Easing &easing)
{
    if (rowOf(easing.row).family != InterpolationFamily::Eased)
        return std::nullopt;
    const bool isKnown =
        easing.row == Interpolation::Hold || easing.row == Interpolation::Linear || easing.row == Interpolation::Cubic;
    return isKnown ? easing : asCubic(easing);
}

/** One easing, or those of the components that move where each has its own. */
std::vector<Easing> easingsBetween(const Keys &keys, std::size_t from, std::size_t to, const Easing &told)
{
    std::vector<Easing> result;
    const std::optional<Easing> said = sayable(told);
    if (!said)
        return result;
    const Easing &easing = *said;
    if (easing.components <= 1) {
        result.push_back(plain(easing));
        return result;
    }
    const std::size_t count = easing.parameters.size() / static_cast<std::size_t>(easing.components);
    const std::span<const double> a = keys.value(from);
    const std::span<const double> b = keys.value(to);
    for (std::size_t c = 0; c < static_cast<std::size_t>(easing.components); ++c) {
        if (c < a.size() && c < b.size() && a[c] == b[c])
            continue;
        const auto first = easing.parameters.begin() + static_cast<std::ptrdiff_t>(c * count);
        addOnce(result, plain({easing.row, 1, {first, first + static_cast<std::ptrdiff_t>(count)}}));
    }
    return result;
}

/** Handles that lie on the way from one key to the next: the path is that line, and even along it. */
bool isStraight(const Keys &keys, std::size_t from, std::size_t to)
{
    constexpr double kOnLine = 1e-9; // of the way; handles are written as decimals
    const std::span<const double> a = keys.value(from);
    const std::span<const double> b = keys.value(to);
    double square = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        square += (b[i] - a[i]) * (b[i] - a[i]);
    const auto liesOn = [&](std::span<const double> handle, double sign) {
        double along = 0;
        for (std::size_t i = 0; i < std::min(handle.size(), a.size()); ++i)
            along += sign * handle[i] * (b[i] - a[i]);
        const double share = square > 0 ? along / square : 0;
        if (!(share >= 0 && share <= 1))
            return false;
        for (std::size_t i = 0; i < std::min(handle.size(), a.size()); ++i) {
            const double off = sign * handle[i] - share * (b[i] - a[i]);
            if (!(off * off <= kOnLine * kOnLine * square))
                return false;
        }
        return true;
    };
    return liesOn(keys.spatialOut(from), 1) && liesOn(keys.spatialIn(to), -1);
}

bool overshoots(const Easing &easing)
{
    if (easing.row != Interpolation::Cubic)
        return rowOf(easing.row).overshoots;
    const std::vector<double> &p = easing.parameters;
    const auto isOutside = [](double y) { return !(y >= 0 && y <= 1); };
    return p.size() != 4 || isOutside(p[1]) || isOutside(p[3]);
}

/** Whether every number of the value, or every point of the path, goes straight from one key's to the next one's. */
bool isMixed(const Track &track, std::size_t from, std::size_t to, const Easing &easing)
{
    const Keys &keys = track.keys;
    if (!rowOf(track.kind).blends || track.kind == Kind::Rotation || easing.components > 1
        || rowOf(easing.row).family != InterpolationFamily::Eased || overshoots(easing))
        return false;
    if (keys.storage() == Storage::Paths)
        return keys.path(from)->sameTopology(*keys.path(to));
    return isStraight(keys, from, to);
}

/** Adds what of [start, end) lies in the timeline; a still piece joins a still one before it. */
void addPiece(Motion &motion, const FrameSpan &span, MotionPiece piece)
{
    const double from = std::max(piece.start, 0.0);
    const double to = std::min(piece.end, span.duration);
    if (!(from < to))
        return;
    if (piece.isStill && !motion.pieces.empty() && motion.pieces.back().isStill) {
        motion.pieces.back().end = to;
        return;
    }
    if (from != piece.start || to != piece.end) {
        const double length = piece.end - piece.start;
        std::vector<Easing> cut;
        for (const Easing &easing : piece.easings) {
            if (std::optional<Easing> part =
                    restrictEasing(easing, (from - piece.start) / length, (to - piece.start) / length))
                cut.push_back(std::move(*part));
        }
        piece.easings = std::move(cut);
        piece.start = from;
        piece.end = to;
    }
    motion.pieces.push_back(std::move(piece));
}

void addJump(Motion &motion, const FrameSpan &span, double frame)
{
    if (frame > 0 && frame <= span.duration)
        motion.jumps.push_back(frame);
}

} // namespace

bool sameFrame(double a, double b)
{
    return static_cast<float>(a) == static_cast<float>(b);
}

std::optional<Easing> restrictEasing(const Easing &easing, double from, double to)
{
    if (easing.row == Interpolation::Linear || easing.row == Interpolation::Hold)
        return easing;
    Easing part = easing;
    if (to < 1) {
        const Result<EasingSplit> split = splitEasing(part, to);
        if (!split)
            return std::nullopt;
        part = split->left;
    }
    if (from > 0) {
        const Result<EasingSplit> split = splitEasing(part, from / to);
        if (!split)
            return std::nullopt;
        part = split->right;
    }
    return part;
}

Motion motionOf(const Track &track, const EasingTable &easings, const FrameSpan &span)
{
    Motion motion;
    const Keys &keys = track.keys;
    const std::vector<KeyGroup> groups = groupsOf(keys, span.start);
    const double firstFrame = groups.empty() ? span.duration : groups.front().frame;
    addPiece(motion, span, {std::min(0.0, firstFrame), firstFrame, true, {}});
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const KeyGroup &here = groups[i];
        if (here.first != here.last && i == 0 && !sameValue(keys, here.first, here.last))
            addJump(motion, span, here.frame); // before its first key a track shows that key
        if (i + 1 == groups.size()) {
            addPiece(motion, span, {here.frame, std::max(here.frame, span.duration), true, {}});
            break;
        }
        const KeyGroup &next = groups[i + 1];
        const Easing &easing = easings[keys.easing(here.last)];
        const bool moves = movesBetween(keys, here.last, next.first, easing);
        addPiece(motion, span,
                 {here.frame, next.frame, !moves,
                  moves ? easingsBetween(keys, here.last, next.first, easing) : std::vector<Easing>(),
                  moves && isMixed(track, here.last, next.first, easing)});
        const std::size_t arrival = moves ? next.first : here.last;
        if (!sameValue(keys, arrival, next.last))
            addJump(motion, span, next.frame);
    }
    return motion;
}

Motion motionOfWindow(double start, double end, const FrameSpan &span)
{
    Motion motion;
    addPiece(motion, span, {0, span.duration, true, {}});
    addJump(motion, span, start);
    if (end < span.duration)
        addJump(motion, span, end);
    return motion;
}

} // namespace clipwright
