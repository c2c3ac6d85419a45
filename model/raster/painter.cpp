// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/painter.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace clipwright::raster {

namespace {

/**
 * One translucent ink over many pixels: four at a time, so that the compiler makes vectors of it.
 */
void blendSpan(std::uint8_t *pixels, std::size_t count, const Ink &ink, std::uint32_t opacity)
{
    if (opacity == 0)
        return;
    const auto left = static_cast<std::uint16_t>(kOpaque - opacity);
    std::array<std::uint16_t, 16> shares;
    for (std::size_t i = 0; i < shares.size(); ++i)
        shares[i] = shareOf(ink[i % 4], opacity);
    for (; count >= 4; count -= 4, pixels += 16) {
        for (std::size_t i = 0; i < 16; ++i)
            pixels[i] = blendChannel(pixels[i], shares[i], left);
    }
    for (std::size_t i = 0; i < count * 4; ++i)
        pixels[i] = blendChannel(pixels[i], shares[i], left);
}

void fillSpan(std::uint8_t *pixels, std::size_t count, std::uint32_t pixel)
{
    for (std::size_t i = 0; i < count; ++i)
        std::memcpy(pixels + i * 4, &pixel, 4);
}

float shareOf(std::int16_t coverage)
{
    return static_cast<float>(std::clamp(coverage, std::int16_t{0}, kCovered)) * (1.0F / float{kCovered});
}

} // namespace

bool Painter::prepare(const RegionList &list, const ComposedRegion &region, const Texture *texture, const Affine &view)
{
    m_kind = Kind::Solid;
    if (region.paint != PaintKind::Solid && region.texture < 0) {
        m_kind = Kind::Gradient;
        return m_gradient.prepare(list, region, view.inverse());
    }
    const std::array<float, 4> colour = unitColour(region.colour);
    m_ink = inkOf(colour);
    m_alpha = colour[3];
    m_opaquePixel = std::bit_cast<std::uint32_t>(opaquePixel(m_ink));
    m_blendInk = blendInkOf(colour);
    if (texture != nullptr && m_texture.prepare(list, region, *texture, view))
        m_kind = Kind::Texture;
    return opacityOf(m_alpha) > 0;
}

void Painter::paintRow(const CoverageRuns &coverage, int y, PixelSpan span, Picture &picture)
{
    if (m_kind == Kind::Texture)
        m_texture.beginRow(y, picture.width);
    for (const CoverageRun &whole : coverage.runs) {
        const CoverageRun run{std::max(whole.begin, span.begin), std::min(whole.end, span.end), whole.isFull};
        if (run.begin >= run.end)
            continue;
        switch (m_kind) {
        case Kind::Solid: paintSolidRun(run, coverage.coverage, picture.row(y)); break;
        case Kind::Gradient: paintGradientRun(run, coverage.coverage, y, picture.row(y)); break;
        case Kind::Texture: paintTextureRun(run, coverage.coverage, y, picture.row(y)); break;
        }
    }
}

void Painter::paintTextureRun(const CoverageRun &run, const std::int16_t *coverage, int y, std::uint8_t *row) const
{
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    for (int x = run.begin; x < run.end; ++x, pixel += 4)
        blendPremultiplied(pixel, m_texture.at(x, y), run.isFull ? 1.0F : shareOf(coverage[x]));
}

void Painter::paintSolidRun(const CoverageRun &run, const std::int16_t *coverage, std::uint8_t *row) const
{
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    std::uint8_t *pixels = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    if (run.isFull) {
        const std::uint32_t opacity = opacityOf(m_alpha);
        if (opacity == kOpaque)
            fillSpan(pixels, count, m_opaquePixel);
        else
            blendSpan(pixels, count, m_ink, opacity);
        return;
    }
    blendInk(pixels, coverage + run.begin, count, m_blendInk);
}

void Painter::paintGradientRun(const CoverageRun &run, const std::int16_t *coverage, int y, std::uint8_t *row)
{
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    m_places.resize(std::max(m_places.size(), count));
    const std::span places(m_places.data(), count);
    m_gradient.locate(run.begin, y, places);
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    if (run.isFull && m_gradient.isOpaque()) {
        for (std::size_t i = 0; i < count; ++i, pixel += 4) {
            const std::uint32_t whole = m_gradient.pixel(places[i]);
            std::memcpy(pixel, &whole, 4);
        }
        return;
    }
    if (run.isFull) {
        for (std::size_t i = 0; i < count; ++i, pixel += 4)
            blendPixel(pixel, m_gradient[places[i]].ink, m_gradient[places[i]].opacity);
        return;
    }
    for (std::size_t i = 0; i < count; ++i, pixel += 4) {
        const RampColour &colour = m_gradient[places[i]];
        const float covered = shareOf(coverage[static_cast<std::size_t>(run.begin) + i]);
        blendPixel(pixel, colour.ink, static_cast<std::uint32_t>(static_cast<float>(colour.opacity) * covered + 0.5F));
    }
}

} // namespace clipwright::raster
