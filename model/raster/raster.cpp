// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/raster.h"

#include "model/core/polygon.h"
#include "model/raster/damage.h"
#include "model/raster/edge_list.h"
#include "model/raster/painter.h"
#include "model/raster/region_compare.h"
#include "model/raster/scan_converter.h"
#include "model/raster/strip_fill.h"
#include "model/raster/stroker.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

using raster::EdgeRole;

struct Rasterizer::State {
    raster::EdgeList edges;
    raster::StripFill strips;
    raster::ScanConverter converter;
    raster::Stroker stroker;
    raster::Painter painter;
    raster::Damage all;
    const raster::Damage *damage = nullptr; ///< what is to be drawn, and of it these rows
    int bandFirst = 0;
    int bandEnd = 0;

    void addContour(EdgeRole role, std::span<const Vec2> points, const Affine &view, bool isReversed = false);
    void addFill(const RegionList &list, const ComposedRegion &region, const Affine &view);
    void addStroke(const RegionList &list, const ComposedRegion &region, const Affine &view);
    void paintStrips(bool laps, Picture &picture);
    void paintExactly(raster::InsideRule rule, int firstRow, int endRow, Picture &picture);
    void drawRegion(const RegionList &list, const ComposedRegion &region, const Texture *texture, const Affine &view,
                    Picture &picture);
};

void Rasterizer::State::addContour(EdgeRole role, std::span<const Vec2> points, const Affine &view, bool isReversed)
{
    if (points.empty())
        return;
    edges.moveTo(role, view.map(points.front()));
    for (std::size_t i = 1; i < points.size(); ++i)
        edges.lineTo(view.map(points[isReversed ? points.size() - i : i]));
    edges.close();
}

void Rasterizer::State::addFill(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    // Holes count against the shape, hence all contours one way.
    const std::span<const Vec2> outer = list.outer(region);
    addContour(EdgeRole::Shape, outer, view, region.holeCount > 0 && signedArea(outer) < 0);
    std::size_t at = region.firstPoint + region.outerCount;
    for (const std::uint32_t count : list.holes(region)) {
        const std::span<const Vec2> hole(list.points.data() + at, count);
        // All one way, or two that overlap would undo each other.
        addContour(EdgeRole::Hole, hole, view, signedArea(hole) < 0);
        at += count;
    }
}

void Rasterizer::State::addStroke(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    stroker.addStroke(list.outer(region), {region.width, region.cap, region.join, region.limit, region.isClosed}, view,
                      edges);
    if (region.maskCount > 0)
        addContour(EdgeRole::Clip, list.mask(region), view);
}

void Rasterizer::State::drawRegion(const RegionList &list, const ComposedRegion &region, const Texture *texture,
                                   const Affine &view, Picture &picture)
{
    raster::PixelBox box = raster::boxOf(list, region, view);
    box.firstRow = std::max(box.firstRow, bandFirst);
    box.endRow = std::min(box.endRow, bandEnd);
    if (!damage->touches(box) || !painter.prepare(list, region, texture, view))
        return;
    // Strips look at their neighbours.
    edges.reset(picture.width, picture.height, bandFirst - raster::StripFill::kRows,
                bandEnd + raster::StripFill::kRows);
    region.isStroke ? addStroke(list, region, view) : addFill(list, region, view);
    if (!edges.isFinite())
        return;
    const raster::InsideRule rule{FillRule::NonZero, region.isStroke && region.maskCount > 0};
    if (rule.isClipped)
        paintExactly(rule, bandFirst, bandEnd, picture);
    else
        paintStrips(region.isStroke, picture);
}

void Rasterizer::State::paintStrips(bool laps, Picture &picture)
{
    const raster::InsideRule rule;
    strips.begin(edges, bandFirst, bandEnd, laps);
    int exactFrom = -1; // strips in a row that are to be drawn exactly
    for (int top = strips.firstRow(); top < strips.endRow(); top += raster::StripFill::kRows) {
        const bool isPlain = strips.sumStrip();
        if (damage->spanOf(top).isEmpty())
            continue;
        if (!isPlain) {
            exactFrom = exactFrom < 0 ? top : exactFrom;
            continue;
        }
        if (exactFrom >= 0)
            paintExactly(rule, exactFrom, top, picture);
        exactFrom = -1;
        const int end = std::min(top + raster::StripFill::kRows, strips.endRow());
        for (int y = top; y < end; ++y)
            painter.paintRow(strips.row(y - top), y, damage->spanOf(y), picture);
    }
    if (exactFrom >= 0)
        paintExactly(rule, exactFrom, strips.endRow(), picture);
}

void Rasterizer::State::paintExactly(raster::InsideRule rule, int firstRow, int endRow, Picture &picture)
{
    converter.begin(edges, rule, firstRow, endRow);
    for (int y = converter.firstRow(); y < converter.endRow(); ++y) {
        raster::CoverageRow &row = converter.row(y);
        if (!damage->spanOf(y).isEmpty())
            painter.paintRow(row.forPainting(), y, damage->spanOf(y), picture);
    }
}

Rasterizer::Rasterizer() : m_state(std::make_unique<State>()) {}
Rasterizer::~Rasterizer() = default;
Rasterizer::Rasterizer(Rasterizer &&) noexcept = default;
Rasterizer &Rasterizer::operator=(Rasterizer &&) noexcept = default;

void Rasterizer::draw(const RegionList &list, const Affine &view, Picture &picture,
                      std::span<const Texture *const> textures)
{
    raster::Damage &all = m_state->all;
    if (all.width() != picture.width || all.height() != picture.height)
        all.reset(picture.width, picture.height);
    all.addAll();
    draw(list, view, picture, textures, all, 0, all.height());
}

void Rasterizer::draw(const RegionList &list, const Affine &view, Picture &picture,
                      std::span<const Texture *const> textures, const raster::Damage &damage, int firstRow, int endRow)
{
    const double determinant = view.determinant();
    if (firstRow >= endRow || picture.width <= 0 || determinant == 0 || !std::isfinite(determinant))
        return;
    m_state->damage = &damage;
    m_state->bandFirst = firstRow;
    m_state->bandEnd = endRow;
    for (const ComposedRegion &region : list.regions)
        m_state->drawRegion(list, region, textureOf(region.texture, textures), view, picture);
}

void Rasterizer::coverage(std::span<const std::vector<Vec2>> polygons, FillRule rule, int width, int height,
                          std::vector<float> &out)
{
    width = std::max(width, 0);
    height = std::max(height, 0);
    out.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0.0F);
    State &state = *m_state;
    state.edges.reset(width, height, 0, height);
    for (const std::vector<Vec2> &polygon : polygons)
        state.addContour(EdgeRole::Shape, polygon, Affine{});
    if (!state.edges.isFinite())
        return;
    state.converter.begin(state.edges, {rule, false}, 0, height);
    for (int y = state.converter.firstRow(); y < state.converter.endRow(); ++y) {
        float *row = out.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        const raster::CoverageRow &coverage = state.converter.row(y);
        for (const raster::CoverageRun &run : coverage.runs()) {
            if (run.isFull)
                std::fill(row + run.begin, row + run.end, 1.0F);
            else
                std::copy(coverage.coverage() + run.begin, coverage.coverage() + run.end, row + run.begin);
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
