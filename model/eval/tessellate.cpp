// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/tessellate.h"

#include "model/core/polygon.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace clipwright {

namespace {

constexpr double kFeatherShare = 0.01;
constexpr int kSplitDepth = 3; ///< of gradients: 4 x 4 x 4 triangles

double perimeterOf(std::span<const Vec2> outer)
{
    double sum = 0;
    for (std::size_t i = 0; i < outer.size(); ++i)
        sum += glm::distance(outer[i], outer[i + 1 < outer.size() ? i + 1 : 0]);
    return sum;
}

/** A share of the way to the middle that a rim can take before it is wider than what it surrounds. */
double cappedFeather(const RegionList &list, const ComposedRegion &region, double feather)
{
    const auto outer = list.outer(region);
    const double perimeter = perimeterOf(outer);
    double thickness = region.width;
    if (!region.isStroke)
        thickness = perimeter > 0 ? 2 * std::abs(signedArea(outer)) / perimeter : 0;
    return thickness > 0 ? std::min(feather, thickness / 2) : feather;
}

Vec2 rightOf(Vec2 from, Vec2 to)
{
    const Vec2 way = to - from;
    const double length = std::hypot(way.x, way.y);
    return length > 0 ? Vec2{way.y, -way.x} / length : Vec2{0, 0};
}

void split(Vec2 a, Vec2 b, Vec2 c, int depth, const VertexPaint &paint, RigMesh &mesh)
{
    if (depth == 0) {
        const std::uint32_t first = mesh.add(a, paint.at(a));
        mesh.add(b, paint.at(b));
        mesh.add(c, paint.at(c));
        mesh.addTriangle(first, first + 1, first + 2);
        return;
    }
    const Vec2 ab = (a + b) / 2.0;
    const Vec2 bc = (b + c) / 2.0;
    const Vec2 ca = (c + a) / 2.0;
    split(a, ab, ca, depth - 1, paint, mesh);
    split(ab, b, bc, depth - 1, paint, mesh);
    split(ca, bc, c, depth - 1, paint, mesh);
    split(ab, bc, ca, depth - 1, paint, mesh);
}

} // namespace

double automaticFeather(const RegionList &list)
{
    Vec2 minimum{0, 0};
    Vec2 maximum{0, 0};
    return boundsOf(list, minimum, maximum) ? kFeatherShare * glm::distance(minimum, maximum) : 0;
}

void Tessellator::tessellate(const RegionList &list, std::optional<double> feather, RigMesh &mesh)
{
    mesh.clear();
    const double width = std::max(feather ? *feather : automaticFeather(list), 0.0);
    for (const ComposedRegion &region : list.regions) {
        if (mesh.isFull())
            return;
        const auto firstVertex = static_cast<std::uint32_t>(mesh.positions.size());
        const auto firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
        const double capped = cappedFeather(list, region, width);
        if (region.isStroke)
            m_strokes.add(list, region, capped, mesh);
        else
            addFill(list, region, capped, mesh);
        const auto vertices = static_cast<std::uint32_t>(mesh.positions.size()) - firstVertex;
        const auto indices = static_cast<std::uint32_t>(mesh.indices.size()) - firstIndex;
        if (indices == 0 && vertices == 0)
            continue;
        if (mesh.runs.empty() || mesh.runs.back().texture != region.texture)
            mesh.runs.push_back({region.texture, firstVertex, 0, firstIndex, 0});
        mesh.runs.back().vertexCount += vertices;
        mesh.runs.back().indexCount += indices;
    }
}

void Tessellator::addFill(const RegionList &list, const ComposedRegion &region, double feather, RigMesh &mesh)
{
    const auto outer = list.outer(region);
    if (outer.size() < 3)
        return;
    const auto holes = list.holes(region);
    const std::size_t count = std::accumulate(holes.begin(), holes.end(), outer.size());
    const std::span<const Vec2> points(outer.data(), count);
    const VertexPaint paint(list, region);
    const auto triangles = m_triangulator.triangulate(points, region.outerCount, holes);
    if (paint.isGradient())
        addGradient(points, paint, triangles, mesh);
    else if (!triangles.empty())
        addFlat(list, region, paint, triangles, count, mesh);
    if (feather > 0 && region.texture < 0)
        addRim(outer, paint, feather, mesh);
}

void Tessellator::addFlat(const RegionList &list, const ComposedRegion &region, const VertexPaint &paint,
                          std::span<const std::uint32_t> triangles, std::size_t pointCount, RigMesh &mesh)
{
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    const glm::vec4 colour = paint.at({0, 0});
    for (std::size_t i = region.firstPoint; i < region.firstPoint + pointCount; ++i)
        mesh.add(list.points[i], colour, region.texture >= 0 ? list.uvs[i] : Vec2{0, 0});
    for (const std::uint32_t point : triangles)
        mesh.indices.push_back(first + point);
}

void Tessellator::addGradient(std::span<const Vec2> points, const VertexPaint &paint,
                              std::span<const std::uint32_t> triangles, RigMesh &mesh)
{
    for (std::size_t i = 0; i < triangles.size() && !mesh.isFull(); i += 3)
        split(points[triangles[i]], points[triangles[i + 1]], points[triangles[i + 2]], kSplitDepth, paint, mesh);
}

/** A point and one outside it, along the mean of its two sides' normals: not mitred, so sharp corners stay short. */
void Tessellator::addRim(std::span<const Vec2> outer, const VertexPaint &paint, double feather, RigMesh &mesh)
{
    const double side = signedArea(outer) < 0 ? -feather : feather;
    const auto count = static_cast<std::uint32_t>(outer.size());
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        const Vec2 at = outer[i];
        const Vec2 normals =
            rightOf(outer[i > 0 ? i - 1 : count - 1], at) + rightOf(at, outer[i + 1 < count ? i + 1 : 0]);
        const double length = std::hypot(normals.x, normals.y);
        const Vec2 outward = length > 1e-6 ? normals / length : Vec2{0, 0};
        const glm::vec4 colour = paint.at(at);
        mesh.add(at, colour);
        mesh.add(at + outward * side, {colour.r, colour.g, colour.b, 0});
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t a = first + 2 * i;
        const std::uint32_t b = first + 2 * (i + 1 < count ? i + 1 : 0);
        mesh.addTriangle(a, a + 1, b + 1);
        mesh.addTriangle(a, b + 1, b);
    }
}

} // namespace clipwright
