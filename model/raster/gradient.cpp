// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/gradient.h"

#include "model/raster/blend.h"
#include "model/raster/row_kernels.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cmath>

namespace clipwright::raster {

namespace {

// Below this length a linear gradient is its first colour, and two stops are one place.
constexpr double kShortest = 1e-6;
// SVG draws nothing sensible for a focal point on the circle; the cook keeps to the same share.
constexpr double kFarthestFocal = 0.99;

bool isFinite(Vec2 p)
{
    return std::isfinite(p.x) && std::isfinite(p.y);
}

} // namespace

bool Gradient::prepare(const RegionList &list, const ComposedRegion &region, const Affine &toWorld)
{
    if (region.stopCount == 0 || !isFinite(region.start) || !isFinite(region.end))
        return false;
    m_kind = region.paint;
    m_toWorld = toWorld;
    mixRamp(list.stopsOf(region));
    if (m_kind == PaintKind::Radial)
        return setRadial(region);
    const Vec2 span = region.end - region.start;
    const double squared = glm::dot(span, span);
    m_origin = region.start;
    m_axis = squared < kShortest * kShortest ? Vec2{0, 0} : span / squared;
    return isFinite(m_axis);
}

bool Gradient::setRadial(const ComposedRegion &region)
{
    const Vec2 span = region.end - region.start;
    const double radius = std::hypot(span.x, span.y);
    m_fromCentre = region.focal - region.start;
    const double distance = std::hypot(m_fromCentre.x, m_fromCentre.y);
    if (distance > kFarthestFocal * radius)
        m_fromCentre *= kFarthestFocal * radius / distance;
    m_origin = region.start + m_fromCentre;
    m_room = radius * radius - glm::dot(m_fromCentre, m_fromCentre);
    return isFinite(m_origin) && std::isfinite(m_room);
}

/**
 * Between two stops; before the first and after the last it is their colour; a stop never lies
 * before its predecessor.
 */
void Gradient::mixRamp(std::span<const GradientStop> stops)
{
    // Stops seldom move.
    const auto isSame = [](const GradientStop &a, const GradientStop &b) {
        return a.at == b.at && a.colour == b.colour;
    };
    if (std::ranges::equal(stops, m_stops, isSame))
        return;
    m_stops.assign(stops.begin(), stops.end());
    double at = unit(stops[0].at);
    std::array<float, 4> colour = unitColour(stops[0].colour);
    int step = 0;
    m_isOpaque = m_isInvisible = true;
    const auto fill = [this, &step](double until, auto &&colourAt) {
        for (; step <= kRampSteps && step < until * kRampSteps; ++step) {
            const std::array<float, 4> mixed = colourAt(static_cast<float>(step) / kRampSteps);
            const auto place = static_cast<std::size_t>(step);
            const SolidInk ink = solidInkOf(mixed);
            std::copy_n(ink.colour.begin(), 4, m_ramp.colours[place].colour.begin());
            m_ramp.colours[place].transparency.fill(ink.transparency);
            m_ramp.pixels[place] = ink.opaquePixel;
            m_isOpaque = m_isOpaque && ink.isOpaque;
            m_isInvisible = m_isInvisible && opacityOf(mixed[3]) == 0;
        }
    };
    fill(at, [&colour](float) { return colour; });
    for (const GradientStop &stop : stops.subspan(1)) {
        const double next = std::max(at, static_cast<double>(unit(stop.at)));
        const std::array<float, 4> nextColour = unitColour(stop.colour);
        const auto start = static_cast<float>(at);
        const float perUnit = next - at < kShortest ? 0.0F : static_cast<float>(1 / (next - at));
        fill(next, [&colour, &nextColour, start, perUnit](float t) {
            const float share = std::clamp((t - start) * perUnit, 0.0F, 1.0F);
            std::array<float, 4> mixed = colour;
            for (std::size_t c = 0; c < 4; ++c)
                mixed[c] += (nextColour[c] - colour[c]) * share;
            return mixed;
        });
        at = next;
        colour = nextColour;
    }
    fill(2, [&colour](float) { return colour; });
}

/**
 * Linear: the projection on the axis. Radial: the ray from the focal point f through p meets the
 * circle at f + s (p - f), and t is 1 / s. With d = p - f and g = f - centre, s solves s² d·d + 2 s
 * d·g + g·g - r² = 0; its reciprocal needs no division by d·d, which is 0 at the focal point.
 */
GradientRow Gradient::row(int y) const
{
    // From the start of the row on, so that a place does not depend on which pixels are asked for together. In floats:
    // a place is a thousandth, a float knows millionths.
    const Vec2 first = m_toWorld.map({0.5, y + 0.5}) - m_origin;
    const Vec2 step{m_toWorld.a, m_toWorld.b};
    GradientRow row;
    if (m_kind == PaintKind::Linear) {
        row.along = static_cast<float>(glm::dot(first, m_axis));
        row.alongStep = static_cast<float>(glm::dot(step, m_axis));
        return row;
    }
    row.isRadial = true;
    if (m_room <= 0) {
        row.along = 1; // its last colour everywhere
        return row;
    }
    // All lengths in radii, or nearly: numbers of one size.
    const double scale = 1 / m_room;
    const double root = std::sqrt(scale);
    const auto pairOf = [](Vec2 v) { return std::array{static_cast<float>(v.x), static_cast<float>(v.y)}; };
    row.along = static_cast<float>(glm::dot(first, m_fromCentre) * scale);
    row.alongStep = static_cast<float>(glm::dot(step, m_fromCentre) * scale);
    row.d = pairOf(first * root);
    row.dStep = pairOf(step * root);
    return row;
}

} // namespace clipwright::raster
