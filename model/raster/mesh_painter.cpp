// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/mesh_painter.h"

#include "model/raster/blend.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace clipwright {

namespace {

using raster::blendPixel;
using raster::blendPremultiplied;

// Corners are held to this grid, as GPUs do; products of two coordinates stay within 64 bits.
constexpr int kSubpixels = 256;
constexpr double kFarthest = 1 << 20;

struct GridPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

/** Positive on the inner side of a side a - b of a triangle that goes clockwise on the screen. */
struct EdgeFunction {
    std::int64_t atOrigin = 0;
    std::int64_t perX = 0; ///< a pixel
    std::int64_t perY = 0;
    std::int64_t bias = 0; ///< 1 where pixels on the edge belong to its other side

    EdgeFunction(GridPoint a, GridPoint b)
    {
        const std::int64_t dx = b.x - a.x;
        const std::int64_t dy = b.y - a.y;
        constexpr std::int64_t kCentre = kSubpixels / 2;
        atOrigin = dx * (kCentre - a.y) - dy * (kCentre - a.x);
        perX = -dy * kSubpixels;
        perY = dx * kSubpixels;
        const bool isTopLeft = dy < 0 || (dy == 0 && dx > 0);
        bias = isTopLeft ? 0 : 1;
    }
    std::int64_t at(int x, int y) const { return atOrigin + perX * x + perY * y; }
};

std::int64_t floorDivided(std::int64_t a, std::int64_t b)
{
    return a / b - ((a % b != 0) && ((a < 0) != (b < 0)) ? 1 : 0);
}

/** Pixels begin..end of a row that are inside of an edge. */
void clipSpan(const EdgeFunction &edge, int y, std::int64_t &begin, std::int64_t &end)
{
    const std::int64_t room = edge.at(0, y) - edge.bias; // inside: room + perX * x >= 0
    if (edge.perX > 0)
        begin = std::max(begin, -floorDivided(room, edge.perX));
    else if (edge.perX < 0)
        end = std::min(end, floorDivided(room, -edge.perX) + 1);
    else if (room < 0)
        end = begin;
}

/** What is mixed over one triangle: a value at pixel (0, 0)'s centre and its steps. */
template<typename Value>
struct Plane {
    Value origin{};
    Value perX{};
    Value perY{};

    Value at(int x, int y) const
    {
        return origin + perX * static_cast<typename Value::value_type>(x)
               + perY * static_cast<typename Value::value_type>(y);
    }
};

template<typename Value>
Plane<Value> planeOf(const std::array<EdgeFunction, 3> &edges, double area, const std::array<Value, 3> &corners)
{
    Plane<Value> plane;
    for (std::size_t i = 0; i < 3; ++i) {
        // The edge across from a corner is its share of the whole.
        const EdgeFunction &edge = edges[(i + 1) % 3];
        plane.origin += corners[i] * (static_cast<double>(edge.atOrigin) / area);
        plane.perX += corners[i] * (static_cast<double>(edge.perX) / area);
        plane.perY += corners[i] * (static_cast<double>(edge.perY) / area);
    }
    return plane;
}

class MeshPainter {
public:
    MeshPainter(const RigMesh &mesh, const Affine &view, Picture &picture)
        : m_mesh(mesh),
          m_view(view),
          m_picture(picture)
    {}

    void drawTriangle(std::array<std::uint32_t, 3> vertices, const Texture *texture)
    {
        std::array<GridPoint, 3> places = placesOf(vertices);
        std::int64_t area = areaOf(places);
        if (area < 0) {
            std::swap(vertices[1], vertices[2]);
            std::swap(places[1], places[2]);
            area = -area;
        }
        if (area == 0)
            return;
        const std::array<EdgeFunction, 3> edges{EdgeFunction{places[0], places[1]}, EdgeFunction{places[1], places[2]},
                                                EdgeFunction{places[2], places[0]}};
        const auto [top, bottom] = std::minmax({places[0].y, places[1].y, places[2].y});
        const auto first = static_cast<int>(std::max<std::int64_t>(floorDivided(top, kSubpixels), 0));
        const auto last =
            static_cast<int>(std::min<std::int64_t>(floorDivided(bottom, kSubpixels), m_picture.height - 1));
        if (first > last)
            return;
        prepare(vertices, edges, static_cast<double>(area), texture);
        for (int y = first; y <= last; ++y) {
            std::int64_t begin = 0;
            std::int64_t end = m_picture.width;
            for (const EdgeFunction &edge : edges)
                clipSpan(edge, y, begin, end);
            if (begin < end)
                paintSpan(static_cast<int>(begin), static_cast<int>(end), y);
        }
    }

private:
    std::array<GridPoint, 3> placesOf(const std::array<std::uint32_t, 3> &vertices) const
    {
        const auto onGrid = [](double v) {
            return std::isfinite(v)
                       ? static_cast<std::int64_t>(std::floor(std::clamp(v, -kFarthest, kFarthest) * kSubpixels + 0.5))
                       : std::int64_t{0};
        };
        std::array<GridPoint, 3> places;
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec2 at = m_view.map(Vec2(m_mesh.positions[vertices[i]]));
            places[i] = {onGrid(at.x), onGrid(at.y)};
        }
        return places;
    }

    static std::int64_t areaOf(const std::array<GridPoint, 3> &p)
    {
        return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x);
    }

    /** Far beyond what is held to 0..1 at a pixel, near enough that between two of them there is a number. */
    static glm::dvec4 held(const glm::vec4 &colour)
    {
        constexpr double kMost = 1e6;
        glm::dvec4 inside{0, 0, 0, 0};
        for (glm::length_t c = 0; c < 4; ++c)
            inside[c] = std::isnan(colour[c]) ? 0 : std::clamp(static_cast<double>(colour[c]), -kMost, kMost);
        return inside;
    }

    void prepare(const std::array<std::uint32_t, 3> &vertices, const std::array<EdgeFunction, 3> &edges, double area,
                 const Texture *texture)
    {
        std::array<glm::dvec4, 3> colours;
        std::array<Vec2, 3> uvs;
        for (std::size_t i = 0; i < 3; ++i) {
            colours[i] = held(m_mesh.colours[vertices[i]]);
            uvs[i] = Vec2(m_mesh.uvs[vertices[i]]);
        }
        m_colour = planeOf(edges, area, colours);
        m_isFlat = colours[0] == colours[1] && colours[0] == colours[2];
        m_isTextured = texture != nullptr;
        if (m_isTextured) {
            m_uv = planeOf(edges, area, uvs);
            m_sampler = TextureSampler(*texture, {0, 0}, {1, 1}, m_uv.perX, m_uv.perY);
        }
        const std::array<float, 4> flat = raster::unitColour({colours[0].r, colours[0].g, colours[0].b, colours[0].a});
        m_ink = raster::inkOf(flat);
        m_opacity = raster::opacityOf(flat[3]);
    }

    void paintSpan(int begin, int end, int y) const
    {
        std::uint8_t *pixel = m_picture.row(y) + static_cast<std::ptrdiff_t>(begin) * 4;
        if (m_isFlat && !m_isTextured) {
            for (int x = begin; x < end; ++x, pixel += 4)
                blendPixel(pixel, m_ink, m_opacity);
            return;
        }
        for (int x = begin; x < end; ++x, pixel += 4) {
            const glm::vec4 straight = glm::clamp(glm::vec4(m_colour.at(x, y)), 0.0F, 1.0F);
            glm::vec4 colour = glm::vec4(straight.r, straight.g, straight.b, 1) * straight.a;
            if (m_isTextured)
                colour *= m_sampler.at(m_uv.at(x, y));
            blendPremultiplied(pixel, colour);
        }
    }

    const RigMesh &m_mesh;
    const Affine &m_view;
    Picture &m_picture;
    Plane<glm::dvec4> m_colour;
    Plane<Vec2> m_uv;
    TextureSampler m_sampler;
    raster::Ink m_ink{};
    std::uint32_t m_opacity = 0;
    bool m_isFlat = false;
    bool m_isTextured = false;
};

} // namespace

void drawMesh(const RigMesh &mesh, const Affine &view, Picture &picture, std::span<const Texture *const> textures)
{
    if (picture.width <= 0 || picture.height <= 0)
        return;
    MeshPainter painter(mesh, view, picture);
    for (const MeshRun &run : mesh.runs) {
        const Texture *texture = textureOf(run.texture, textures);
        for (std::size_t i = run.firstIndex; i < std::size_t{run.firstIndex} + run.indexCount; i += 3)
            painter.drawTriangle({mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]}, texture);
    }
}

} // namespace clipwright
