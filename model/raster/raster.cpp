// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/raster.h"

#include "model/raster/band_rasterizer.h"
#include "model/raster/damage.h"
#include "model/raster/edge_list.h"
#include "model/raster/scan_converter.h"
#include "model/raster/scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

using raster::EdgeRole;

struct Rasterizer::State {
    raster::Scene scene{1};
    raster::BandRasterizer bands;
    raster::Damage all;
    raster::EdgeList edges;
    raster::ScanConverter converter;
};

Rasterizer::Rasterizer() : m_state(std::make_unique<State>()) {}
Rasterizer::~Rasterizer() = default;
Rasterizer::Rasterizer(Rasterizer &&) noexcept = default;
Rasterizer &Rasterizer::operator=(Rasterizer &&) noexcept = default;

void Rasterizer::draw(const RegionList &list, const Affine &view, Picture &picture,
                      std::span<const Texture *const> textures, Under under)
{
    if (picture.width <= 0 || picture.height <= 0)
        return;
    raster::Damage &all = m_state->all;
    if (all.width() != picture.width || all.height() != picture.height)
        all.reset(picture.width, picture.height);
    all.addAll();
    m_state->scene.begin(list, view, picture.width, picture.height, textures);
    if (under != Under::LastDrawn)
        m_state->scene.forgetPicture();
    m_state->bands.draw(m_state->scene, 0, {all, 0, all.height(), under != Under::Picture}, picture);
}

void Rasterizer::coverage(std::span<const std::vector<Vec2>> polygons, FillRule rule, int width, int height,
                          std::vector<float> &out)
{
    width = std::max(width, 0);
    height = std::max(height, 0);
    out.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0.0F);
    State &state = *m_state;
    state.edges.reset(width, height, 0, height);
    for (const std::vector<Vec2> &polygon : polygons) {
        if (polygon.empty())
            continue;
        state.edges.moveTo(EdgeRole::Shape, polygon.front());
        for (const Vec2 point : polygon)
            state.edges.lineTo(point);
        state.edges.close();
    }
    if (!state.edges.isFinite())
        return;
    state.converter.begin(state.edges, {rule, false}, 0, height);
    for (int y = state.converter.firstRow(); y < state.converter.endRow(); ++y) {
        float *row = out.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        const raster::CoverageRow &coverage = state.converter.row(y);
        for (const raster::CoverageRun &run : coverage.runs()) {
            if (run.isFull())
                std::fill(row + run.begin, row + run.end, 1.0F);
            else
                std::copy(coverage.coverage().begin() + run.begin, coverage.coverage().begin() + run.end,
                          row + run.begin);
        }
    }
}

Affine fitView(Vec2 minimum, Vec2 maximum, int width, int height, double margin)
{
    const Vec2 size = maximum - minimum;
    const Vec2 room{std::max(width - 2 * margin, 1.0), std::max(height - 2 * margin, 1.0)};
    double scale = std::numeric_limits<double>::infinity();
    if (size.x > 0)
        scale = room.x / size.x;
    if (size.y > 0)
        scale = std::min(scale, room.y / size.y);
    if (!std::isfinite(scale) || scale <= 0)
        scale = 1;
    const Vec2 centre = (minimum + maximum) * 0.5;
    if (!std::isfinite(centre.x) || !std::isfinite(centre.y))
        return {1, 0, 0, -1, width * 0.5, height * 0.5};
    return {scale, 0, 0, -scale, width * 0.5 - scale * centre.x, height * 0.5 + scale * centre.y};
}

} // namespace clipwright
