// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/mixing.h"

#include "model/timeline/auto_slope.h"
#include "model/timeline/spatial_curve.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

double dot(std::span<const double> a, std::span<const double> b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

Quaternion unit(std::span<const double> rotation)
{
    Quaternion result{rotation[0], rotation[1], rotation[2], rotation[3]};
    const double size = std::sqrt(dot(result, result));
    if (size > 0 && std::isfinite(size)) {
        for (double &number : result)
            number /= size;
    }
    return result;
}

// The Hamilton product: first `b`, then `a`.
Quaternion product(const Quaternion &a, const Quaternion &b)
{
    return {
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1], a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3], a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]};
}

} // namespace

double halfAngle(std::span<const double> from, std::span<const double> to)
{
    const Quaternion a = unit(from);
    const Quaternion b = unit(to);
    double apart = 0;
    double along = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        apart += (a[i] - b[i]) * (a[i] - b[i]);
        along += (a[i] + b[i]) * (a[i] + b[i]);
    }
    // Kahan's angle between unit vectors: exact for small and for large ones, which acos is not.
    const double angle = 2 * std::atan2(std::sqrt(apart), std::sqrt(along));
    return dot(a, b) < 0 ? std::atan2(0.0, -1.0) - angle : angle;
}

Quaternion slerp(std::span<const double> from, std::span<const double> to, double fraction)
{
    const Quaternion a = unit(from);
    const Quaternion b = unit(to);
    const double sign = dot(a, b) < 0 ? -1 : 1;
    const double angle = halfAngle(a, b);
    const double sine = std::sin(angle);
    const double weightA = sine > 0 ? std::sin((1 - fraction) * angle) / sine : 1 - fraction;
    const double weightB = sign * (sine > 0 ? std::sin(fraction * angle) / sine : fraction);
    Quaternion result;
    for (std::size_t i = 0; i < 4; ++i)
        result[i] = weightA * a[i] + weightB * b[i];
    return unit(result);
}

Quaternion turnedOn(std::span<const double> rotation, std::span<const double> from, std::span<const double> to,
                    double times)
{
    const Quaternion a = unit(from);
    Quaternion turn = product(unit(to), {-a[0], -a[1], -a[2], a[3]});
    if (turn[3] < 0) {
        for (double &number : turn)
            number = -number;
    }
    const double sine = std::hypot(turn[0], turn[1], turn[2]);
    if (!(sine > 0))
        return unit(rotation);
    const double angle = std::atan2(sine, turn[3]) * times;
    const double scale = std::sin(angle) / sine;
    return product({turn[0] * scale, turn[1] * scale, turn[2] * scale, std::cos(angle)}, unit(rotation));
}

Segment::Segment(const Track &its, const EasingTable &easings, std::size_t first, std::size_t second)
    : track(its),
      easing(easings[its.keys.easing(first)]),
      from(first),
      to(second),
      start(its.keys.time(first)),
      length(its.keys.time(second) - start)
{}

bool Segment::isSpatial() const
{
    const int stride = track.keys.stride();
    return stride >= 1 && stride <= static_cast<int>(SpatialCurve::kMaxComponents) && !isTangent()
           && (!track.keys.spatialOut(from).empty() || !track.keys.spatialIn(to).empty());
}

double Segment::sign() const
{
    const bool shorter = isRotation() && track.mix != MixRule::Raw;
    return shorter && dot(track.keys.value(from), track.keys.value(to)) < 0 ? -1 : 1;
}

double Segment::fraction(double time, int component) const
{
    const double u = (time - start) / length;
    if (u < 0)
        return u * easing.slopeAt(false, component);
    if (u > 1)
        return 1 + (u - 1) * easing.slopeAt(true, component);
    return easing.at(u, component);
}

TangentStretch Segment::tangents(std::size_t component) const
{
    const Keys &keys = track.keys;
    const double turned = sign();
    const std::span<const double> out = keys.tangentOut(from);
    const std::span<const double> in = keys.tangentIn(to);
    TangentStretch stretch{length, keys.value(from)[component], 0, 0, turned * keys.value(to)[component]};
    stretch.out = out.empty() ? autoSlope(track, from, component) : out[component];
    stretch.in = turned * (in.empty() ? autoSlope(track, to, component) : in[component]);
    if (easing.row == Interpolation::Weighted) {
        stretch.weightOut = keys.handles(from).weightOut;
        stretch.weightIn = keys.handles(to).weightIn;
    }
    return stretch;
}

double Segment::tangentValue(double time, std::size_t component) const
{
    const TangentStretch stretch = tangents(component);
    const double u = (time - start) / length;
    if (u < 0)
        return stretch.from + (time - start) * stretch.out;
    if (u > 1)
        return stretch.to + (time - start - length) * stretch.in;
    return rowOf(easing.row).curve(u, stretch);
}

void Segment::valueAt(double time, std::span<double> out) const
{
    const std::span<const double> a = track.keys.value(from);
    const std::span<const double> b = track.keys.value(to);
    const std::size_t size = std::min(out.size(), a.size());
    if (isSpatial()) {
        SpatialCurve::remembered(a, track.keys.spatialOut(from), track.keys.spatialIn(to), b)
            .at(fraction(time, 0), out.first(size));
        return;
    }
    if (isRotation() && track.mix == MixRule::Slerp && !isTangent()) {
        const Quaternion turned = slerp(a, b, fraction(time, 0));
        std::copy_n(turned.begin(), size, out.begin());
        return;
    }
    const double turned = sign();
    const bool isShared = isRotation() || easing.components <= 1; // one fraction for all, worked out once
    double f = isTangent() ? 0 : fraction(time, 0);
    for (std::size_t i = 0; i < size; ++i) {
        if (isTangent()) {
            out[i] = tangentValue(time, i);
            continue;
        }
        if (!isShared)
            f = fraction(time, static_cast<int>(i));
        out[i] = f == 1 ? turned * b[i] : a[i] + f * (turned * b[i] - a[i]);
    }
    if (!isRotation())
        return;
    // Opposite rotations, halfway: no turn is meant, so it stays.
    if (!makeUnit(out.first(4))) {
        std::copy_n(a.begin(), size, out.begin());
        makeUnit(out.first(4));
    }
}

} // namespace clipwright
