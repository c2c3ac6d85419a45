// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// How two keys become a value: private to the folder, shared by sampling and splitting.
#pragma once

#include "model/core/turn.h"
#include "model/timeline/sampling.h"

#include <array>
#include <span>

namespace clipwright {

using Quaternion = std::array<double, 4>; ///< x y z w

/** Along the shorter arc at even speed, beyond 0..1 too. What comes in need not be of unit length. */
Quaternion slerp(std::span<const double> from, std::span<const double> to, double fraction);
/** Half the angle of the turn between two rotations, 0..π/2. */
double halfAngle(std::span<const double> from, std::span<const double> to);
/** `rotation` turned `times` further by the turn that leads from `from` to `to`. */
Quaternion turnedOn(std::span<const double> rotation, std::span<const double> from, std::span<const double> to,
                    double times);

/** The parts of a stretch that values are mixed from, each looked up once. */
struct Segment {
    Segment(const Track &track, const EasingTable &easings, std::size_t from, std::size_t to);

    const Track &track;
    const Easing &easing;
    std::size_t from;
    std::size_t to;
    double start;
    double length; ///< in time

    bool isTangent() const { return rowOf(easing.row).family == InterpolationFamily::Tangent; }
    bool isRotation() const { return track.kind == Kind::Rotation && track.keys.stride() == 4; }
    /** Moves along a path in space: eased, one to three components, a handle at either key. */
    bool isSpatial() const;
    /** -1 where the way to a rotation is shorter with its numbers negated, and the rule asks for the shorter. */
    double sign() const;
    /** Fraction of the value; a time outside the stretch goes on straight ahead. */
    double fraction(double time, int component) const;
    /** One component through the slopes at the keys; outside the stretch straight ahead. */
    double tangentValue(double time, std::size_t component) const;
    /** The same as a stretch of one component: slopes that stand at the keys, else their auto slopes. */
    TangentStretch tangents(std::size_t component) const;
    void valueAt(double time, std::span<double> out) const;
};

} // namespace clipwright
