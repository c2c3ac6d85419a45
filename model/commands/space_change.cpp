// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/space_change.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace clipwright {

namespace {

/** Fourteen digits: what people typed comes back as they typed it, however many sums lie between. */
double cleaned(double value)
{
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, 13).ptr;
    double clean = value;
    std::from_chars(text.data(), end, clean);
    return clean;
}

} // namespace

CompositionSpace CompositionSpace::of(const Rig &rig, const Composition &composition)
{
    CompositionSpace space;
    const Timeline &timeline = composition.timeline;
    space.space = rig.space;
    space.second = timeline.unit == TimeUnit::Frame ? timeline.rate.framesPerSecond : 1;
    space.start = timeline.start;
    const double larger = std::max(composition.width, composition.height);
    if (rig.space == RigSpace::Lottie && larger > 0) {
        space.unit = 2 / larger;
        space.origin = {composition.width / 2, composition.height / 2};
    }
    return space;
}

Measure measureOf(NodeType type, std::uint8_t property)
{
    const std::span<const PropertyRow> rows = propertiesOf(type, RigSpace::Lottie);
    const auto row = std::ranges::find(rows, property, &PropertyRow::id);
    if (row == rows.end())
        return Measure::Plain;
    if (row->kind == Kind::Path)
        return Measure::Points;
    if (row->unit == "px" && row->kind == Kind::Vector2)
        return row->key == "size" ? Measure::Size : Measure::Place;
    if (row->unit == "px" && row->kind == Kind::Number)
        return Measure::Length;
    if (row->unit == "%")
        return Measure::Share;
    return row->unit == "°" ? Measure::Angle : Measure::Plain;
}

double SpaceChange::time(double at) const
{
    const bool isSame = m_from.second == m_to.second && m_from.start == m_to.start;
    return isSame ? at : cleaned(m_to.start + (at - m_from.start) / m_from.second * m_to.second);
}

double SpaceChange::duration(double span) const
{
    return m_from.second == m_to.second ? span : cleaned(span / m_from.second * m_to.second);
}

double SpaceChange::length(double value) const
{
    return m_from.unit == m_to.unit ? value : cleaned(value * m_from.unit / m_to.unit);
}

void SpaceChange::value(std::span<double> value, Measure measure, int component, bool isAtOrigin) const
{
    const bool isTurned = m_from.space != m_to.space;
    switch (measure) {
    case Measure::Plain:
    case Measure::Points: return;
    case Measure::Length:
    case Measure::Size:
        for (double &number : value)
            number = length(number);
        return;
    case Measure::Share:
        for (double &number : value) {
            if (isTurned)
                number = cleaned(m_from.space == RigSpace::Lottie ? number / 100 : number * 100);
        }
        return;
    case Measure::Angle:
        for (double &number : value)
            number = isTurned ? -number : number;
        return;
    case Measure::Place: break;
    }
    const bool isMoved = isAtOrigin && (m_from.origin != m_to.origin || m_from.unit != m_to.unit || isTurned);
    for (std::size_t i = 0; i < value.size(); ++i) {
        const int axis = component >= 0 ? component : static_cast<int>(i);
        if (axis > 1)
            continue;
        const double sense = isTurned && axis == 1 ? -1 : 1;
        value[i] = isMoved
                       ? cleaned(m_to.origin[axis] + sense * (value[i] - m_from.origin[axis]) * m_from.unit / m_to.unit)
                       : sense * length(value[i]);
    }
}

void SpaceChange::slope(std::span<double> slope, Measure measure, int component) const
{
    offset(slope, measure, component);
    if (m_from.second == m_to.second)
        return;
    for (double &number : slope)
        number = cleaned(number * m_from.second / m_to.second);
}

PathRef SpaceChange::path(const PathRef &path) const
{
    if (!path || (m_from.unit == m_to.unit && m_from.space == m_to.space))
        return path;
    auto changed = std::make_shared<Path>(*path);
    for (Contour &contour : changed->contours) {
        for (PathVertex &vertex : contour.vertices) {
            for (Vec2 *point : {&vertex.point, &vertex.in, &vertex.out}) {
                std::array<double, 2> numbers{point->x, point->y};
                value(numbers, Measure::Place, -1, false);
                *point = {numbers[0], numbers[1]};
            }
        }
    }
    return changed;
}

} // namespace clipwright
