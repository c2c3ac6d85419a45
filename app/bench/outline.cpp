// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/outline.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <numbers>
#include <span>
#include <utility>

namespace clipwright::bench {

namespace {

// A quarter circle of 512 pixels is a hundredth of a pixel off with so many steps a turn.
constexpr double kStepsATurn = 256;

class Outline {
public:
    Outline(const Affine &view, std::vector<OutlineEdge> &edges) : m_view(view), m_edges(edges) {}

    void contour(std::span<const Vec2> points, OutlineEdge::Role role)
    {
        for (std::size_t i = 0; i < points.size(); ++i)
            line(m_view.map(points[i]), m_view.map(points[(i + 1) % points.size()]), role, false);
    }

    /** A part of a stroke or a hole, turned so that all wind the same way and none undoes another. */
    void part(std::span<const Vec2> points, OutlineEdge::Role role = OutlineEdge::Shape)
    {
        double area = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Vec2 a = m_view.map(points[i]);
            const Vec2 b = m_view.map(points[(i + 1) % points.size()]);
            area += a.x * b.y - a.y * b.x;
        }
        for (std::size_t i = 0; i < points.size(); ++i)
            line(m_view.map(points[i]), m_view.map(points[(i + 1) % points.size()]), role, area < 0);
    }

private:
    void line(Vec2 from, Vec2 to, OutlineEdge::Role role, bool isTurned)
    {
        if (from.y == to.y || !std::isfinite(from.x + from.y + to.x + to.y))
            return;
        const bool runsDown = from.y < to.y;
        m_edges.push_back({runsDown ? from : to, runsDown ? to : from, runsDown != isTurned ? 1 : -1, role});
    }

    const Affine &m_view;
    std::vector<OutlineEdge> &m_edges;
};

Vec2 turned(Vec2 v)
{
    return {-v.y, v.x};
}

struct Segment {
    Vec2 from{0, 0};
    Vec2 to{0, 0};
    Vec2 direction{0, 0};
};

std::vector<Segment> segmentsOf(std::span<const Vec2> points, bool isClosed)
{
    std::vector<Segment> segments;
    const std::size_t count = points.size() - (isClosed ? 0 : 1);
    Vec2 from = points.front();
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 to = points[(i + 1) % points.size()];
        const double length = glm::length(to - from);
        if (!(length > 1e-9)) // as good as the same place
            continue;
        segments.push_back({from, to, (to - from) / length});
        from = to;
    }
    return segments;
}

void addArc(std::vector<Vec2> &points, Vec2 centre, Vec2 from, double angle)
{
    const int steps = static_cast<int>(std::ceil(std::abs(angle) / (2 * std::numbers::pi) * kStepsATurn)) + 1;
    for (int i = 0; i <= steps; ++i) {
        const double a = angle * i / steps;
        points.push_back(
            centre + Vec2{std::cos(a) * from.x - std::sin(a) * from.y, std::sin(a) * from.x + std::cos(a) * from.y});
    }
}

void addCorner(Outline &outline, const ComposedRegion &region, const Segment &before, const Segment &after)
{
    const double half = region.width / 2;
    const double cosine = glm::dot(before.direction, after.direction);
    const double sine = before.direction.x * after.direction.y - before.direction.y * after.direction.x;
    const double side = sine > 0 ? -half : half;
    const Vec2 corner = after.from;
    const Vec2 from = turned(before.direction) * side;
    const Vec2 to = turned(after.direction) * side;
    const double turn = std::atan2(std::abs(sine), cosine);
    const double miter = 1 / std::cos(turn / 2);
    std::vector<Vec2> points{corner};
    if (region.join == StrokeJoin::Round) {
        addArc(points, corner, from, sine > 0 ? turn : -turn);
    } else {
        points.push_back(corner + from);
        if (region.join == StrokeJoin::Miter && miter <= region.limit && 1 + cosine > 1e-9)
            points.push_back(corner + (from + to) / (1 + cosine));
        points.push_back(corner + to);
    }
    outline.part(points);
}

/** Beyond `end`, which the line reaches in `direction`. */
void addCap(Outline &outline, const ComposedRegion &region, Vec2 end, Vec2 direction)
{
    const Vec2 left = turned(direction) * (region.width / 2);
    const Vec2 ahead = direction * (region.width / 2);
    std::vector<Vec2> points;
    if (region.cap == StrokeCap::Round)
        addArc(points, end, left, -std::numbers::pi);
    else if (region.cap == StrokeCap::Square)
        points = {end + left, end + left + ahead, end - left + ahead, end - left};
    outline.part(points);
}

void addStroke(Outline &outline, const RegionList &list, const ComposedRegion &region)
{
    const std::span<const Vec2> points = list.outer(region);
    const std::vector<Segment> segments = segmentsOf(points, region.isClosed);
    if (segments.empty()) {
        addCap(outline, region, points.front(), {1, 0});
        addCap(outline, region, points.front(), {-1, 0});
        return;
    }
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment &segment = segments[i];
        const Vec2 left = turned(segment.direction) * (region.width / 2);
        const std::array quad{segment.from + left, segment.to + left, segment.to - left, segment.from - left};
        outline.part(quad);
        if (i > 0 || region.isClosed)
            addCorner(outline, region, segments[i > 0 ? i - 1 : segments.size() - 1], segment);
    }
    if (region.isClosed)
        return;
    addCap(outline, region, segments.front().from, -segments.front().direction);
    addCap(outline, region, segments.back().to, segments.back().direction);
}

} // namespace

std::vector<OutlineEdge> outlineOf(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    std::vector<OutlineEdge> edges;
    Outline outline(view, edges);
    if (region.outerCount == 0)
        return edges;
    if (region.isStroke) {
        if (region.width > 0)
            addStroke(outline, list, region);
    } else {
        outline.contour(list.outer(region), OutlineEdge::Shape);
        std::size_t at = region.firstPoint + region.outerCount;
        for (const std::uint32_t count : list.holes(region)) {
            outline.part({list.points.data() + at, count}, OutlineEdge::Hole);
            at += count;
        }
    }
    if (region.isStroke && region.maskCount > 0)
        outline.contour(list.mask(region), OutlineEdge::Mask);
    return edges;
}

} // namespace clipwright::bench
