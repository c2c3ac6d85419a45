// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/texture_paint.h"

#include "model/core/polygon.h"
#include "model/raster/blend.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright::raster {

namespace {

// Pixels of the texture by which a map may be off and still be the same.
constexpr double kSameMapPx = 1.0 / 64;

/** The map that takes three corners to three places. Not finite where the corners are on a line. */
Affine mapOf(const std::array<Vec2, 3> &corners, const std::array<Vec2, 3> &places)
{
    const Affine from{corners[1].x - corners[0].x,
                      corners[1].y - corners[0].y,
                      corners[2].x - corners[0].x,
                      corners[2].y - corners[0].y,
                      corners[0].x,
                      corners[0].y};
    const Affine to{places[1].x - places[0].x,
                    places[1].y - places[0].y,
                    places[2].x - places[0].x,
                    places[2].y - places[0].y,
                    places[0].x,
                    places[0].y};
    return to * from.inverse();
}

bool isFinite(const Affine &m)
{
    return std::isfinite(m.a + m.b + m.c + m.d + m.e + m.f);
}

/** Takes the pixels whose centres lie within a patch, or up to `beyond` pixels outside of it. */
void claim(const std::array<Vec2, 3> &corners, std::uint32_t owner, double y, double beyond,
           std::vector<std::uint32_t> &owners)
{
    const auto width = static_cast<double>(owners.size());
    const auto [lowest, highest] = std::minmax({corners[0].y, corners[1].y, corners[2].y});
    if (y < lowest - beyond || y > highest + beyond)
        return;
    const double at = std::clamp(y, lowest, highest);
    double left = std::numeric_limits<double>::infinity();
    double right = -left;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 a = corners[i];
        const Vec2 b = corners[(i + 1) % 3];
        if ((at < a.y && at < b.y) || (at > a.y && at > b.y))
            continue;
        const double share = a.y == b.y ? 0 : (at - a.y) / (b.y - a.y);
        for (const double x : {a.x + share * (b.x - a.x), a.y == b.y ? b.x : a.x + share * (b.x - a.x)}) {
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    const auto first = static_cast<std::ptrdiff_t>(std::clamp(std::ceil(left - beyond - 0.5), 0.0, width));
    const auto end = static_cast<std::ptrdiff_t>(std::clamp(std::floor(right + beyond - 0.5) + 1, 0.0, width));
    if (first < end)
        std::fill(owners.begin() + first, owners.begin() + end, owner);
}

} // namespace

bool TexturePaint::prepare(const RegionList &list, const ComposedRegion &region, const Texture &texture,
                           const Affine &view)
{
    const std::array<float, 4> tint = unitColour(region.colour);
    m_tint = glm::vec4(tint[0], tint[1], tint[2], 1) * tint[3];
    m_patches.clear();
    const auto outer = list.outer(region);
    const auto triangles = m_triangulator.triangulate(outer, region.outerCount, {});
    if (triangles.empty() || texture.levelCount() == 0)
        return false;
    const Vec2 *uvs = list.uvs.data() + region.firstPoint;
    Vec2 low = uvs[0];
    Vec2 high = uvs[0];
    for (std::size_t i = 1; i < outer.size(); ++i) {
        low = {std::min(low.x, uvs[i].x), std::min(low.y, uvs[i].y)};
        high = {std::max(high.x, uvs[i].x), std::max(high.y, uvs[i].y)};
    }
    std::size_t largest = 0;
    double largestArea = 0;
    for (std::size_t i = 0; i < triangles.size(); i += 3) {
        std::array<Vec2, 3> corners;
        std::array<Vec2, 3> places;
        for (std::size_t c = 0; c < 3; ++c) {
            corners[c] = view.map(outer[triangles[i + c]]);
            places[c] = uvs[triangles[i + c]];
        }
        if (!addPatch(corners, places))
            continue;
        const double area = std::abs(doubleArea(corners[0], corners[1], corners[2]));
        if (area > largestArea) {
            largestArea = area;
            largest = m_patches.size() - 1;
        }
    }
    if (m_patches.empty())
        return false;
    std::swap(m_patches.front(), m_patches[largest]);
    if (isOneMap(list, region, texture, view))
        m_patches.resize(1);
    for (Patch &patch : m_patches)
        patch.sampler = TextureSampler(texture, low, high, {patch.toTexture.a, patch.toTexture.b},
                                       {patch.toTexture.c, patch.toTexture.d});
    return true;
}

bool TexturePaint::addPatch(const std::array<Vec2, 3> &corners, const std::array<Vec2, 3> &uvs)
{
    if (doubleArea(corners[0], corners[1], corners[2]) == 0)
        return false;
    const Affine toTexture = mapOf(corners, uvs);
    if (!isFinite(toTexture))
        return false;
    m_patches.push_back({corners, toTexture, {}});
    return true;
}

bool TexturePaint::isOneMap(const RegionList &list, const ComposedRegion &region, const Texture &texture,
                            const Affine &view) const
{
    const auto outer = list.outer(region);
    const Vec2 size(texture.width(), texture.height());
    for (std::size_t i = 0; i < outer.size(); ++i) {
        const Vec2 off = m_patches.front().toTexture.map(view.map(outer[i])) - list.uvs[region.firstPoint + i];
        if (!(std::abs(off.x * size.x) < kSameMapPx && std::abs(off.y * size.y) < kSameMapPx))
            return false;
    }
    return true;
}

void TexturePaint::beginRow(int y, int width, std::vector<std::uint32_t> &owners) const
{
    if (m_patches.size() == 1)
        return;
    owners.assign(static_cast<std::size_t>(width), 0);
    // Pixels that a patch only touches belong to it unless the centre lies in another.
    for (const double beyond : {1.0, 0.0}) {
        for (std::uint32_t i = 0; i < m_patches.size(); ++i)
            claim(m_patches[i].corners, i, y + 0.5, beyond, owners);
    }
}

} // namespace clipwright::raster
