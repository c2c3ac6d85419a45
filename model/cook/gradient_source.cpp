// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/gradient_source.h"

#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"
#include "model/timeline/sampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr std::size_t kColourStride = 4;
constexpr std::size_t kAlphaStride = 2;
constexpr std::size_t kMostStops = 256;
constexpr double kMostHighlight = 0.99; // the focal point stays inside the circle
constexpr double kSamePlace = 1e-4;
constexpr double kFlat = 1e-12; // determinant under which there is nothing to see of it

/**
 * A gradient that rises along `reach` before a transform: what it rises along behind it. Its lines of one colour go
 * where the transform takes them, and it rises across them: the gradient of a function maps by the inverse transpose.
 */
Vec2 acrossLines(const Affine &transform, Vec2 reach)
{
    const double square = reach.x * reach.x + reach.y * reach.y;
    if (!(square > 0))
        return {0, 0};
    const Affine inverse = transform.inverse();
    const Vec2 rise = reach / square;
    const Vec2 mapped{inverse.a * rise.x + inverse.b * rise.y, inverse.c * rise.x + inverse.d * rise.y};
    return mapped / (mapped.x * mapped.x + mapped.y * mapped.y);
}

/**
 * Numbers of a list whose entries begin with their place, at a place: between two entries mixed, outside held. Where
 * several stand at the place, `isAfter` tells whether the first or the last counts.
 */
void mixAt(std::span<const double> list, std::size_t stride, double place, bool isAfter, std::span<double> out)
{
    const std::size_t count = list.size() / stride;
    std::size_t next = 0;
    while (next < count && (isAfter ? list[next * stride] <= place : list[next * stride] < place))
        ++next;
    const std::span<const double> right = list.subspan(std::min(next, count - 1) * stride, stride);
    const std::span<const double> left = list.subspan((next == 0 ? 0 : next - 1) * stride, stride);
    const double gap = right[0] - left[0];
    const double share = gap > 0 ? std::clamp((place - left[0]) / gap, 0.0, 1.0) : 0;
    for (std::size_t i = 0; i + 1 < stride; ++i)
        out[i] = left[i + 1] + share * (right[i + 1] - left[i + 1]);
}

std::size_t countAt(std::span<const double> list, std::size_t stride, double place)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < list.size(); i += stride)
        count += std::abs(list[i] - place) < kSamePlace ? 1 : 0;
    return count;
}

/** Numbers held to 0 … 1, places never falling. */
std::vector<double> tidied(std::span<const double> list, std::size_t stride)
{
    std::vector<double> result(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(list.size() / stride * stride));
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = std::clamp(result[i], 0.0, 1.0);
        if (i % stride == 0 && i > 0)
            result[i] = std::max(result[i], result[i - stride]);
    }
    return result;
}

} // namespace

GradientSource::GradientSource(CookScope &scope, const Node &style)
    : m_scope(&scope),
      m_kind(PropertySource(scope, style, GradientFillProperty::Type).numberAt(0) == 1 ? PaintKind::Radial
                                                                                       : PaintKind::Linear),
      m_start(scope, style, GradientFillProperty::Start),
      m_end(scope, style, GradientFillProperty::End),
      m_highlight(scope, style, GradientFillProperty::HighlightLength),
      m_highlightAngle(scope, style, GradientFillProperty::HighlightAngle),
      m_stops(scope.timeline.find(style.track(GradientFillProperty::Stops)))
{
    if (m_stops != nullptr)
        m_stopMotion = &scope.motionOf(*m_stops);
    const double written = PropertySource(scope, style, GradientFillProperty::StopCount).numberAt(0);
    const std::size_t stride = m_stops == nullptr ? 0 : static_cast<std::size_t>(std::max(m_stops->stride(), 0));
    m_colourCount = static_cast<std::size_t>(std::clamp(written, 0.0, double(kMostStops)));
    m_colourCount = std::min(m_colourCount, stride / kColourStride);
    std::vector<const Motion *> motions;
    addMotions(motions);
    m_alphasAtColours = haveOnePlace(scanFrames(motions, scope.span));
    m_isPoint = m_start.isStill() && m_end.isStill() && !(radiusAt(0) > 0);
    const Lists lists = listsAt(0);
    const std::size_t alphas = m_alphasAtColours ? 0 : lists.alphas.size() / kAlphaStride;
    m_stopCount = static_cast<std::uint32_t>(std::clamp<std::size_t>(m_colourCount + alphas, 2, 2 * kMostStops));
}

GradientSource::Lists GradientSource::listsAt(double frame) const
{
    const std::size_t stride = m_stops == nullptr ? 0 : static_cast<std::size_t>(std::max(m_stops->stride(), 0));
    std::vector<double> all(stride, 0.0);
    if (stride > 0 && !(m_stops->keys.isEmpty() && m_stops->base.size() < stride))
        sampleNumbers(*m_stops, m_scope->timeline.easings, {m_scope->sourceFrame(frame), false, false}, all);
    const std::size_t split = m_colourCount * kColourStride;
    const std::size_t end = std::min(all.size(), split + kMostStops * kAlphaStride);
    Lists lists{tidied(std::span(all).first(split), kColourStride),
                tidied(std::span(all).subspan(split, end - split), kAlphaStride)};
    if (lists.colours.empty())
        lists.colours = {0, 0, 0, 0};
    return lists;
}

/** Without alphas, or each of them at the place of a colour at all times. */
bool GradientSource::haveOnePlace(const std::vector<double> &frames) const
{
    return std::ranges::all_of(frames, [this](double frame) {
        const Lists lists = listsAt(frame);
        for (std::size_t i = 0; i < lists.alphas.size(); i += kAlphaStride) {
            const double place = lists.alphas[i];
            // A hard edge in the alphas needs one in the colours.
            if (countAt(lists.colours, kColourStride, place) < countAt(lists.alphas, kAlphaStride, place))
                return false;
        }
        return true;
    });
}

std::vector<double> GradientSource::placesAt(const Lists &lists) const
{
    std::vector<double> places;
    for (std::size_t c = 0; c < lists.colours.size(); c += kColourStride)
        places.push_back(lists.colours[c]);
    for (std::size_t a = 0; a < lists.alphas.size() && !m_alphasAtColours; a += kAlphaStride)
        places.push_back(lists.alphas[a]);
    std::ranges::sort(places);
    places.resize(m_stopCount, places.back());
    return places;
}

/** Whether there are no alphas but 1. */
bool GradientSource::isOpaque() const
{
    const auto isWhole = [this](std::span<const double> list) {
        for (std::size_t i = m_colourCount * kColourStride + 1; i < list.size(); i += kAlphaStride) {
            if (list[i] < 1)
                return false;
        }
        return true;
    };
    if (m_stops == nullptr)
        return true;
    bool result = isWhole(m_stops->base);
    for (std::size_t i = 0; i < m_stops->keys.size(); ++i)
        result = result && isWhole(m_stops->keys.value(i));
    return result;
}

double GradientSource::radiusAt(double frame) const
{
    const Vec2 reach = m_end.vectorAt(frame) - m_start.vectorAt(frame);
    return std::hypot(reach.x, reach.y);
}

/** From the start to where a radial gradient is brightest, in the style's own units. */
Vec2 GradientSource::highlightAt(double frame, Vec2 reach) const
{
    const double angle = std::atan2(reach.y, reach.x) + m_highlightAngle.numberAt(frame) * std::numbers::pi / 180;
    const double share = std::clamp(m_highlight.numberAt(frame) / 100, -kMostHighlight, kMostHighlight);
    return Vec2{std::cos(angle), std::sin(angle)} * (share * std::hypot(reach.x, reach.y));
}

/** Start, end and of a radial one the focal point, in the layer's space. */
std::vector<Vec2> GradientSource::pointsAt(double frame, const Affine &toLayer, const Affine &toWorld) const
{
    const Vec2 start = m_start.vectorAt(frame);
    const Vec2 reach = m_end.vectorAt(frame) - start;
    const Vec2 first = toLayer.map(start);
    const Affine whole = toWorld * toLayer;
    if (std::abs(whole.determinant()) < kFlat || std::abs(toWorld.determinant()) < kFlat)
        return {first, toLayer.map(start + reach), toLayer.map(start + highlightAt(frame, reach))};
    const Affine back = toWorld.inverse();
    if (m_kind == PaintKind::Linear)
        return {first, first + back.turn(acrossLines(whole, reach))};
    const Vec2 along = whole.turn(reach);
    const double radius = std::hypot(reach.x, reach.y) * whole.stretch();
    const Vec2 end = radius > 0 ? along * (radius / std::hypot(along.x, along.y)) : along;
    Vec2 focal = whole.turn(highlightAt(frame, reach));
    const double off = std::hypot(focal.x, focal.y);
    if (off > kMostHighlight * radius && off > 0)
        focal *= kMostHighlight * radius / off;
    return {first, first + back.turn(end), first + back.turn(focal)};
}

void GradientSource::fillRun(double frame, const Affine &toLayer, const Affine &toWorld, double opacity,
                             std::span<double> run) const
{
    std::size_t at = 0;
    const std::vector<Vec2> points = pointsAt(frame, toLayer, toWorld);
    for (std::size_t i = 0; i < (m_kind == PaintKind::Radial ? 3u : 2u); ++i) {
        const Vec2 world = m_scope->toWorld(points[i]);
        run[at++] = world.x;
        run[at++] = world.y;
    }
    const Lists lists = listsAt(frame);
    const std::vector<double> places = placesAt(lists);
    for (std::size_t i = 0; i < places.size(); ++i, at += 5) {
        const bool isAfter = i + 1 == places.size() || places[i + 1] > places[i];
        double alpha = 1;
        run[at] = places[i];
        mixAt(lists.colours, kColourStride, places[i], isAfter, run.subspan(at + 1, 3));
        if (!lists.alphas.empty())
            mixAt(lists.alphas, kAlphaStride, places[i], isAfter, {&alpha, 1});
        run[at + 4] = alpha * opacity;
    }
    const std::size_t last = at - 4;
    for (std::size_t stop = places.size() - 1; m_isPoint && stop-- > 0;)
        std::copy_n(run.begin() + static_cast<std::ptrdiff_t>(last), 4,
                    run.begin() + static_cast<std::ptrdiff_t>(last - 5 * (places.size() - 1 - stop)));
}

void GradientSource::addMotions(std::vector<const Motion *> &motions) const
{
    for (const PropertySource *source : {&m_start, &m_end, &m_highlight, &m_highlightAngle})
        source->addMotions(motions);
    if (m_stopMotion != nullptr)
        motions.push_back(m_stopMotion);
}

} // namespace clipwright
