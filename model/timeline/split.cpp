// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/auto_slope.h"
#include "model/timeline/easing_cubics.h"
#include "model/timeline/mixing.h"
#include "model/timeline/named_easings.h"
#include "model/timeline/spatial_curve.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

// What rounding may push a handle out of 0..1; far below what the 1e-12 of the law allows.
constexpr double kRounding = 1e-14;
// Handles this many times the span turn the span's own rounding (1e-16) into 1e-13 of the value.
constexpr double kTallest = 1000;

tl::unexpected<Error> notSplittable(const char *why)
{
    return refuse("easing-not-splittable", why);
}

/** Both halves of one set of cubic handles, four numbers each, appended to `left` and `right`; the fraction at the cut. */
Result<double> splitCubic(std::span<const double> handles, double u, std::vector<double> &left,
                          std::vector<double> &right)
{
    const auto held = [](double x) { return x > 0 ? std::min(x, 1.0) : 0.0; };
    const double s = cubicParameterAt(u, handles[0], handles[2]);
    const double one[2]{held(handles[0]), handles[1]};
    const double two[2]{held(handles[2]), handles[3]};
    double at[2];
    double halves[2][4];
    for (int axis = 0; axis < 2; ++axis) {
        const double first = s * one[axis];
        const double second = one[axis] + s * (two[axis] - one[axis]);
        const double third = two[axis] + s * (1 - two[axis]);
        const double before = first + s * (second - first);
        const double after = second + s * (third - second);
        at[axis] = before + s * (after - before);
        halves[0][axis] = first / at[axis];
        halves[0][2 + axis] = before / at[axis];
        halves[1][axis] = (after - at[axis]) / (1 - at[axis]);
        halves[1][2 + axis] = (third - at[axis]) / (1 - at[axis]);
    }
    for (double(&half)[4] : halves) {
        for (int i = 0; i < 4; i += 2) {
            if (!(half[i] >= -kRounding && half[i] <= 1 + kRounding))
                return notSplittable("a half of the easing would need a handle outside its unit of time");
            half[i] = std::clamp(half[i], 0.0, 1.0);
            if (!(std::abs(half[i + 1]) <= kTallest))
                return notSplittable("the eased value is at one of its ends there while it moves on that side");
        }
    }
    left.insert(left.end(), std::begin(halves[0]), std::end(halves[0]));
    right.insert(right.end(), std::begin(halves[1]), std::end(halves[1]));
    return at[1];
}

/** The way there and back of one of the ten curves is its way in and its way out; none for other rows. */
std::optional<EasingSplit> halvesOf(const Easing &easing)
{
    using I = Interpolation;
    const bool isQuad =
        easing.row == I::Smooth
        || (easing.row == I::Shaped && easing.components <= 1 && shapedIndex(easing.parametersOf(0)[0]) == 3);
    if (isQuad)
        return EasingSplit{{I::QuadIn, 1, {}}, {I::QuadOut, 1, {}}, {0.5}};
    const int step = static_cast<int>(easing.row) - static_cast<int>(I::SineIn);
    if (easing.row < I::SineIn || easing.row > I::BounceInOut || step % 3 != 2)
        return std::nullopt;
    const auto sets = static_cast<std::size_t>(std::max(easing.components, 1));
    Easing in{static_cast<I>(static_cast<int>(easing.row) - 2), static_cast<int>(sets), {}};
    for (std::size_t c = 0; c < sets; ++c) {
        const std::span<const double> told = easing.parametersOf(static_cast<int>(c));
        if (easing.row == I::BackInOut)
            in.parameters.push_back(named::kHalfOvershoot * named::overshootOf(told));
        else
            in.parameters.insert(in.parameters.end(), told.begin(), told.end());
    }
    Easing out = in;
    out.row = static_cast<I>(static_cast<int>(easing.row) - 1);
    return EasingSplit{std::move(in), std::move(out), std::vector<double>(sets, 0.5)};
}

/** The easing as the stretch uses it: one set where one fraction counts; straight where a component does not move. */
Easing easingInUse(const Segment &segment)
{
    Easing easing = segment.easing;
    if (rowOf(easing.row).parameterCount == 0 || easing.components <= 1)
        return easing;
    const std::optional<Easing> cubic = asCubic(segment.easing);
    if (!cubic)
        return easing;
    easing.row = Interpolation::Cubic;
    const bool single = segment.isSpatial() || segment.isRotation() || segment.track.keys.stride() <= 1;
    easing.components = single ? 1 : segment.track.keys.stride();
    easing.parameters.clear();
    for (int c = 0; c < easing.components; ++c) {
        const std::span<const double> set = cubic->parametersOf(c);
        easing.parameters.insert(easing.parameters.end(), set.begin(), set.end());
        if (single)
            continue;
        const auto i = static_cast<std::size_t>(c);
        if (segment.track.keys.value(segment.from)[i] == segment.track.keys.value(segment.to)[i])
            std::ranges::copy(std::array{0.0, 0.0, 1.0, 1.0}, easing.parameters.end() - 4);
    }
    return easing;
}

bool standsStill(const Segment &segment, const Key &before, const Key &after)
{
    if (!rowOf(segment.track.kind).blends)
        return true;
    const bool sameShape =
        before.path == after.path
        || (before.path && after.path && (*before.path == *after.path || !before.path->sameTopology(*after.path)));
    const bool moves = segment.isSpatial() || (segment.isTangent() && !before.path);
    return before.value == after.value && sameShape && !moves;
}

/** Smallest and largest fraction that an easing of one set passes. */
std::array<double, 2> rangeOf(const Easing &easing)
{
    std::array<double, 2> range{0, 1};
    if (!rowOf(easing.row).overshoots)
        return range;
    const std::optional<Easing> cubic = asCubic(easing);
    if (!cubic) { // Elastic: between its turns it stays within a power of two, so its swings are seen
        for (const CubicPiece &piece : asCubics(easing, 1e-3).pieces)
            range = {std::min(range[0], piece.to), std::max(range[1], piece.to)};
        return range;
    }
    const double y1 = cubic->parameters[1];
    const double y2 = cubic->parameters[3];
    // A third of the derivative in s: a·s² + b·s + y1.
    const double a = 1 + 3 * y1 - 3 * y2;
    const double b = 2 * (y2 - 2 * y1);
    const double root = std::sqrt(std::max(b * b - 4 * a * y1, 0.0));
    for (const double s : {(-b - root) / (2 * a), (-b + root) / (2 * a), -y1 / b}) {
        if (!(s > 0 && s < 1))
            continue;
        const double y = 3 * s * (1 - s) * ((1 - s) * y1 + s * y2) + s * s * s;
        range = {std::min(range[0], y), std::max(range[1], y)};
    }
    return range;
}

Result<void> splitSpatial(const Segment &segment, double fraction, const EasingSplit &halves, SegmentSplit &split)
{
    // Past its ends a path goes on straight. A half that passes the cut would so leave the whole one.
    const bool isInside = fraction >= 0 && fraction <= 1;
    if (!isInside || rangeOf(halves.left)[1] > 1 + kRounding || rangeOf(halves.right)[0] < -kRounding)
        return notSplittable("the position passes an end of its path, or this place twice");
    const SpatialCurve curve(split.before.value, split.before.spatialOut, split.after.spatialIn, split.after.value);
    const SpatialCurve::Cut cut = curve.cutAt(curve.parameterAt(fraction));
    const auto part = [&segment](const SpatialCurve::Point &point) {
        return std::vector<double>(point.begin(), point.begin() + segment.track.keys.stride());
    };
    split.before.spatialOut = part(cut.firstOut);
    split.middle.value = part(cut.point);
    split.middle.spatialIn = part(cut.middleIn);
    split.middle.spatialOut = part(cut.middleOut);
    split.after.spatialIn = part(cut.lastIn);
    return {};
}

Result<void> splitSlerp(double fraction, SegmentSplit &split)
{
    const double angle = halfAngle(split.before.value, split.after.value);
    // Each half must itself be the shorter way round.
    if (!(std::max(std::abs(fraction), std::abs(1 - fraction)) * angle < std::numbers::pi / 2))
        return notSplittable("the rotation overshoots by more than half a turn there");
    const Quaternion middle = slerp(split.before.value, split.after.value, fraction);
    split.middle.value.assign(middle.begin(), middle.end());
    return {};
}

Result<void> splitEased(const Segment &segment, EasingTable &easings, double u, SegmentSplit &split)
{
    const Result<EasingSplit> halves = splitEasing(easingInUse(segment), u);
    if (!halves)
        return tl::make_unexpected(halves.error());
    const auto fraction = [&halves](std::size_t component) {
        return halves->fractions[std::min(component, halves->fractions.size() - 1)];
    };
    Result<void> done;
    if (segment.isSpatial()) {
        done = splitSpatial(segment, fraction(0), *halves, split);
    } else if (segment.isRotation() && segment.track.mix == MixRule::Slerp) {
        done = splitSlerp(fraction(0), split);
    } else if (split.before.path) {
        split.middle.path = std::make_shared<const Path>(mixPaths(*split.before.path, *split.after.path, fraction(0)));
    } else {
        const double sign = segment.sign();
        for (std::size_t i = 0; i < split.middle.value.size(); ++i)
            split.middle.value[i] += fraction(i) * (sign * split.after.value[i] - split.middle.value[i]);
    }
    if (!done)
        return done;
    split.before.easing = easings.intern(halves->left);
    split.middle.easing = easings.intern(halves->right);
    return {};
}

/** Gives a key the slopes that it has from its neighbours, where they count: with a neighbour more they would be others. */
void keepSlopes(const Track &track, const EasingTable &easings, std::size_t i, Key &key)
{
    const auto counts = [&](std::size_t from) {
        return from + 1 < track.keys.size()
               && rowOf(easings[track.keys.easing(from)].row).family == InterpolationFamily::Tangent;
    };
    const auto keep = [&](std::vector<double> &slopes) {
        for (std::size_t c = 0; slopes.size() < key.value.size(); ++c)
            slopes.push_back(autoSlope(track, i, c));
    };
    if (i > 0 && counts(i - 1))
        keep(key.tangentIn);
    if (counts(i))
        keep(key.tangentOut);
}

/** A Hermite or weighted stretch, cut as the Béziers in time and value that it is made of (de Casteljau). */
void splitTangent(const Segment &segment, double time, SegmentSplit &split)
{
    const double u = (time - segment.start) / segment.length;
    const bool isWeighted = segment.easing.row == Interpolation::Weighted && segment.tangents(0).handles().areWeighted;
    const TangentStretch::Handles x = segment.tangents(0).handles(); // alike in all components
    const double s = isWeighted ? cubicParameterAt(u, x.out, 1 - x.in) : u;
    const double r = 1 - s;
    const double out = isWeighted ? x.out : 1.0 / 3.0;
    const double in = isWeighted ? x.in : 1.0 / 3.0;
    // What the handles' ends are in time, a fraction of the length, and its derivative over 3.
    const double speed = r * r * out + 2 * r * s * (1 - in - out) + s * s * in;
    split.middle.tangentIn.resize(split.middle.value.size());
    for (std::size_t i = 0; i < split.middle.value.size(); ++i) {
        const TangentStretch its = segment.tangents(i);
        const double first = out * its.length * its.out;
        const double last = in * its.length * its.in;
        const double rise = r * r * first + 2 * r * s * (its.to - its.from - last - first) + s * s * last;
        split.middle.tangentIn[i] = speed > 0 ? rise / (speed * segment.length) : 0;
        split.middle.value[i] = segment.tangentValue(time, i);
    }
    split.middle.tangentOut = split.middle.tangentIn;
    if (!isWeighted)
        return;
    split.before.handles.weightOut = s * x.out * segment.length;
    split.middle.handles.weightIn = s * speed * segment.length;
    split.middle.handles.weightOut = r * speed * segment.length;
    split.after.handles.weightIn = r * x.in * segment.length;
}

} // namespace

Result<EasingSplit> splitEasing(const Easing &easing, double u)
{
    if (!(u > 0 && u < 1))
        return notSplittable("an easing is cut inside its stretch only");
    if (easing.row == Interpolation::Hold)
        return EasingSplit{easing, easing, {0}};
    if (easing.row == Interpolation::Linear || rowOf(easing.row).family == InterpolationFamily::Tangent)
        return EasingSplit{easing, easing, {u}};
    if (std::optional<EasingSplit> halves = u == 0.5 ? halvesOf(easing) : std::nullopt)
        return std::move(*halves);
    const std::optional<Easing> cubic = asCubic(easing);
    if (!cubic)
        return refuse("easing-not-splittable", std::string(rowOf(easing.row).name)
                                                   .append(" cannot be cut: its halves are no easings; make it cubic "
                                                           "curves first"));
    const int sets = std::max(easing.components, 1);
    EasingSplit split{{Interpolation::Cubic, sets, {}}, {Interpolation::Cubic, sets, {}}, {}};
    for (int c = 0; c < sets; ++c) {
        const Result<double> fraction =
            splitCubic(cubic->parametersOf(c), u, split.left.parameters, split.right.parameters);
        if (!fraction)
            return tl::make_unexpected(fraction.error());
        split.fractions.push_back(*fraction);
    }
    return split;
}

Result<SegmentSplit> splitSegment(const Track &track, EasingTable &easings, double time)
{
    const Keys &keys = track.keys;
    const std::size_t after = keys.upperBound(time);
    if (after > 0 && keys.time(after - 1) == time)
        return refuse("key-there", "there is a key at that time already");
    if (after == 0 || after == keys.size())
        return refuse("outside-keys", "a stretch is split between two keys only");
    const Segment segment(track, easings, after - 1, after);
    SegmentSplit split{keys.key(after - 1), {}, keys.key(after)};
    split.middle.time = time;
    split.middle.value = split.before.value;
    split.middle.text = split.before.text;
    split.middle.path = split.before.path;
    split.middle.easing = split.before.easing;
    if (rowOf(track.kind).storage == Storage::Numbers && rowOf(track.kind).blends) {
        keepSlopes(track, easings, after - 1, split.before);
        keepSlopes(track, easings, after, split.after);
    }
    const double u = (time - segment.start) / segment.length;
    if (segment.easing.row == Interpolation::Hold || standsStill(segment, split.before, split.after))
        return split;
    if (segment.isTangent() && rowOf(track.kind).storage == Storage::Numbers) {
        splitTangent(segment, time, split);
        return split;
    }
    if (const Result<void> done = splitEased(segment, easings, u, split); !done)
        return tl::make_unexpected(done.error());
    return split;
}

} // namespace clipwright
