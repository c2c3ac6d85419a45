// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/scene.h"

#include "model/raster/region_compare.h"

#include <algorithm>
#include <cmath>

namespace clipwright::raster {

namespace {

// Kept coverage takes no more than a few pictures. What has moved meanwhile is among it, so all is dropped then.
constexpr std::size_t kMostKeptPictures = 4;
constexpr std::size_t kMostKeptAtLeast = std::size_t{4} << 20;

} // namespace

Scene::Scene(std::size_t members)
{
    for (std::size_t i = 0; i <= members; ++i)
        m_members.push_back(std::make_unique<Memory>());
}

void Scene::begin(const RegionList &list, const Affine &view, int width, int height,
                  std::span<const Texture *const> textures)
{
    m_isNew = !m_isKnown || view != m_view || width != m_width || height != m_height
              || list.regions.size() != m_regions.size();
    if (width != m_width || height != m_height)
        m_painted.assign(static_cast<std::size_t>((height + StripCoverage::kRows - 1) / StripCoverage::kRows),
                         {0, width});
    m_view = view;
    m_width = width;
    m_height = height;
    for (const std::unique_ptr<Memory> &member : m_members)
        member->passing.reset();
    if (m_isNew) {
        m_regions.assign(list.regions.size(), {});
        dropKept();
    }
    std::size_t kept = 0;
    for (const std::unique_ptr<Memory> &member : m_members)
        kept += member->kept.byteCount();
    if (kept > std::max(kMostKeptAtLeast,
                        kMostKeptPictures * 4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height)))
        dropKept();
    m_paints.prepare(list, view, textures);
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        update(list.regions[i], list, i);
    remember(list);
    m_isKnown = true;
}

void Scene::update(const ComposedRegion &next, const RegionList &list, std::size_t index)
{
    SceneRegion &region = m_regions[index];
    region.boxBefore = region.isVisible ? region.box : PixelBox{};
    const bool wasVisible = region.isVisible;
    if (m_isNew) {
        region.isSameShape = false;
        region.isChanged = true;
    } else {
        const ComposedRegion &before = m_list.regions[index];
        region.isSameShape = isSameShape(list, next, m_list, before);
        region.isChanged = !region.isSameShape || !isSamePaint(list, next, m_list, before);
    }
    const double determinant = m_view.determinant();
    const bool isPainted = m_paints[index].kind != Paint::Kind::None && determinant != 0 && std::isfinite(determinant);
    if (!region.isSameShape)
        region.box = boxOf(list, next, m_view);
    const PixelBox &box = region.box;
    region.isVisible = isPainted && box.begin < m_width && box.end > 0 && box.firstRow < m_height && box.endRow > 0;
    region.isChanged = region.isVisible ? region.isChanged || !wasVisible : wasVisible;
    if (region.isSameShape && region.isKept)
        return;
    region.isKept = region.isSameShape;
    placeStrips(region);
}

/** What begin() and bands ask for. */
void Scene::remember(const RegionList &list)
{
    m_list.regions = list.regions;
    m_list.points = list.points;
    m_list.holeCounts = list.holeCounts;
    m_list.stops = list.stops;
    const bool isTextured =
        std::ranges::any_of(list.regions, [](const ComposedRegion &region) { return region.texture >= 0; });
    if (isTextured)
        m_list.uvs = list.uvs;
}

void Scene::placeStrips(SceneRegion &region)
{
    region.strips = {};
    region.firstStrip = std::max(region.box.firstRow, 0) / StripCoverage::kRows;
    if (!region.isVisible) {
        region.isKept = false;
        return;
    }
    const int end = (std::min(region.box.endRow, m_height) + StripCoverage::kRows - 1) / StripCoverage::kRows;
    const auto count = static_cast<std::size_t>(end - region.firstStrip);
    Arena &arena = this->arena(m_members.size() - 1, region);
    auto *strips = arena.reserve<StripCoverage>(count);
    arena.take<StripCoverage>(count);
    std::uninitialized_fill_n(strips, count, StripCoverage{});
    region.strips = {strips, count};
}

void Scene::dropKept()
{
    for (const std::unique_ptr<Memory> &member : m_members)
        member->kept.reset();
    for (SceneRegion &region : m_regions)
        region.isKept = false;
}

} // namespace clipwright::raster
