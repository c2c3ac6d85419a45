// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/reference.h"

#include "app/bench/outline.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright::bench {

namespace {

constexpr int kSamples = 64;

/** Where the sample of a sub-row lies across its pixel: its number with the six bits turned round. */
double acrossOf(int sample)
{
    int turned = 0;
    for (int bit = 0; bit < 6; ++bit)
        turned |= ((sample >> bit) & 1) << (5 - bit);
    return (turned + 0.5) / kSamples;
}

glm::vec4 premultiplied(const std::array<double, 4> &straight)
{
    std::array<float, 4> c{};
    for (std::size_t i = 0; i < 4; ++i)
        c[i] = static_cast<float>(std::clamp(straight[i], 0.0, 1.0));
    return {c[0] * c[3], c[1] * c[3], c[2] * c[3], c[3]};
}

/** What a region paints at places of the world. */
class Paint {
public:
    Paint(const RegionList &list, const ComposedRegion &region, const Affine &toWorld)
        : m_region(region),
          m_stops(list.stopsOf(region)),
          m_toWorld(toWorld),
          m_solid(premultiplied(region.colour))
    {}

    bool isSolid() const { return m_region.paint == PaintKind::Solid || m_stops.empty(); }
    const glm::vec4 &solid() const { return m_solid; }

    glm::vec4 at(Vec2 pixel) const
    {
        const double t = std::clamp(placeOf(m_toWorld.map(pixel)), 0.0, 1.0);
        const auto next = std::ranges::find_if(m_stops, [t](const GradientStop &stop) { return stop.at > t; });
        if (next == m_stops.begin() || next == m_stops.end())
            return premultiplied(next == m_stops.end() ? m_stops.back().colour : m_stops.front().colour);
        const GradientStop &before = *(next - 1);
        const double share = next->at > before.at ? (t - before.at) / (next->at - before.at) : 0;
        std::array<double, 4> colour{};
        for (std::size_t c = 0; c < 4; ++c)
            colour[c] = before.colour[c] + (next->colour[c] - before.colour[c]) * share;
        return premultiplied(colour);
    }

private:
    /** Along the axis, or from the focal point towards the circle. */
    double placeOf(Vec2 p) const
    {
        const Vec2 axis = m_region.end - m_region.start;
        const double squared = glm::dot(axis, axis);
        if (!(squared > 0))
            return m_region.paint == PaintKind::Linear ? 0 : 1;
        if (m_region.paint == PaintKind::Linear)
            return glm::dot(p - m_region.start, axis) / squared;
        Vec2 focal = m_region.focal - m_region.start;
        const double farthest = 0.99 * std::sqrt(squared); // as the raster holds it
        if (glm::length(focal) > farthest)
            focal *= farthest / glm::length(focal);
        const Vec2 d = p - m_region.start - focal;
        const double along = glm::dot(d, focal);
        const double room = squared - glm::dot(focal, focal);
        return (along + std::sqrt(along * along + glm::dot(d, d) * room)) / room;
    }

    const ComposedRegion &m_region;
    std::span<const GradientStop> m_stops;
    Affine m_toWorld;
    glm::vec4 m_solid;
};

/** A region made ready: its edges by the rows of pixels that they pass. */
struct SampledRegion {
    Paint paint;
    bool isMasked = false;
    std::vector<std::vector<OutlineEdge>> rows;

    SampledRegion(const RegionList &list, const ComposedRegion &region, const Affine &view, int height)
        : paint(list, region, view.inverse()),
          isMasked(region.isStroke && region.maskCount > 0),
          rows(static_cast<std::size_t>(height))
    {
        for (const OutlineEdge &edge : outlineOf(list, region, view)) {
            const double last = std::min(std::floor(edge.bottom.y), height - 1.0);
            for (double y = std::max(std::floor(edge.top.y), 0.0); y <= last; ++y)
                rows[static_cast<std::size_t>(y)].push_back(edge);
        }
    }
};

struct Crossing {
    double x = 0;
    int direction = 0;
    OutlineEdge::Role role = OutlineEdge::Shape;
};

/** The samples of one row of pixels, sub-row by sub-row. */
class SampleRow {
public:
    explicit SampleRow(int width) : m_width(width), m_samples(static_cast<std::size_t>(width) * kSamples) {}

    void clear() { std::fill(m_samples.begin(), m_samples.end(), glm::vec4(0)); }

    void paint(const SampledRegion &region, int y)
    {
        const std::vector<OutlineEdge> &edges = region.rows[static_cast<std::size_t>(y)];
        for (int sample = 0; sample < kSamples && !edges.empty(); ++sample)
            paintSubRow(region, edges, y, sample);
    }

    void average(float *levels) const
    {
        for (int x = 0; x < m_width; ++x) {
            glm::vec4 sum(0);
            for (int sample = 0; sample < kSamples; ++sample)
                sum += m_samples[index(sample, x)];
            for (glm::length_t c = 0; c < 4; ++c)
                *levels++ = sum[c] * (255.0F / kSamples);
        }
    }

private:
    std::size_t index(int sample, int x) const { return static_cast<std::size_t>(sample * m_width + x); }

    void paintSubRow(const SampledRegion &region, const std::vector<OutlineEdge> &edges, int y, int sample)
    {
        const double at = y + (sample + 0.5) / kSamples;
        m_crossings.clear();
        for (const OutlineEdge &e : edges) {
            if (e.top.y > at || e.bottom.y <= at)
                continue;
            const double x = e.top.x + (e.bottom.x - e.top.x) * ((at - e.top.y) / (e.bottom.y - e.top.y));
            m_crossings.push_back({x, e.direction, e.role});
        }
        std::ranges::sort(m_crossings, {}, &Crossing::x);
        std::array<int, 3> winding{};
        for (std::size_t i = 0; i + 1 < m_crossings.size(); ++i) {
            winding[m_crossings[i].role] += m_crossings[i].direction;
            const bool isInside = winding[OutlineEdge::Shape] != 0 && winding[OutlineEdge::Hole] == 0
                                  && (!region.isMasked || winding[OutlineEdge::Mask] != 0);
            if (isInside)
                paintSpan(region, m_crossings[i].x, m_crossings[i + 1].x, at, sample);
        }
    }

    void paintSpan(const SampledRegion &region, double from, double to, double y, int sample)
    {
        const double across = acrossOf(sample);
        const auto pixel = [&](double x) {
            return static_cast<int>(std::clamp(std::ceil(x - across), 0.0, static_cast<double>(m_width)));
        };
        const int end = pixel(to);
        for (int x = pixel(from); x < end; ++x) {
            const glm::vec4 colour = region.paint.isSolid() ? region.paint.solid() : region.paint.at({x + across, y});
            glm::vec4 &under = m_samples[index(sample, x)];
            under = colour + under * (1 - colour.a);
        }
    }

    int m_width;
    std::vector<glm::vec4> m_samples;
    std::vector<Crossing> m_crossings;
};

} // namespace

Levels supersampled(const RegionList &list, const Affine &view, int width, int height)
{
    std::vector<SampledRegion> regions;
    for (const ComposedRegion &region : list.regions)
        regions.emplace_back(list, region, view, height);
    Levels levels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    SampleRow row(width);
    for (int y = 0; y < height; ++y) {
        row.clear();
        for (const SampledRegion &region : regions)
            row.paint(region, y);
        row.average(levels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width) * 4);
    }
    return levels;
}

double meanError(const Picture &picture, const Levels &reference)
{
    double sum = 0;
    for (std::size_t i = 0; i < reference.size(); ++i)
        sum += std::abs(static_cast<double>(picture.rgba[i]) - static_cast<double>(reference[i]));
    return reference.empty() ? 0 : sum / static_cast<double>(reference.size());
}

double shareOff(const Picture &picture, const Levels &reference, double levels)
{
    std::size_t shown = 0;
    std::size_t off = 0;
    for (std::size_t i = 0; i + 4 <= reference.size(); i += 4) {
        bool isShown = false;
        bool isOff = false;
        for (std::size_t c = i; c < i + 4; ++c) {
            const double ours = picture.rgba[c];
            isShown = isShown || ours > 0 || reference[c] > 0;
            isOff = isOff || std::abs(ours - static_cast<double>(reference[c])) > levels;
        }
        shown += isShown;
        off += isOff;
    }
    return shown == 0 ? 0 : static_cast<double>(off) / static_cast<double>(shown);
}

} // namespace clipwright::bench
