// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/core/path.h"
#include "model/rig/rig.h"
#include "model/rig/rig_properties.h"

#include <span>

namespace clipwright {

/** How the numbers of a composition relate to world units and seconds. */
struct CompositionSpace {
    RigSpace space = RigSpace::World;
    double unit = 1;   ///< world units that one of its lengths is
    Vec2 origin{0, 0}; ///< where the world's origin is
    double second = 1; ///< of its times, in a second
    double start = 0;  ///< of its timeline

    /** A Lottie's larger side is two world units and its middle the origin, as the cook has it by default. */
    static CompositionSpace of(const Rig &rig, const Composition &composition);
    bool operator==(const CompositionSpace &) const = default;
};

/** What a number of a property measures, which says how it changes from space to space. */
enum class Measure : std::uint8_t { Plain, Length, Size, Place, Share, Angle, Points };
Measure measureOf(NodeType type, std::uint8_t property);

/** Values and times of one space said in another. What is the same in both stays to the bit. */
class SpaceChange {
public:
    SpaceChange(const CompositionSpace &from, const CompositionSpace &to) : m_from(from), m_to(to) {}

    double time(double at) const; ///< a moment on the timeline
    double duration(double span) const;

    /**
     * One value in place. `component`: that it is one number of (-1: whole). `isAtOrigin`: a place that counts from the
     * composition's own corner or middle, not from that of a parent.
     */
    void value(std::span<double> value, Measure measure, int component, bool isAtOrigin) const;
    /** A way from a value: without the origin. */
    void offset(std::span<double> offset, Measure measure, int component) const
    {
        value(offset, measure, component, false);
    }
    /** A way each unit of time. */
    void slope(std::span<double> slope, Measure measure, int component) const;
    PathRef path(const PathRef &path) const;

private:
    double length(double value) const;

    CompositionSpace m_from;
    CompositionSpace m_to;
};

} // namespace clipwright
