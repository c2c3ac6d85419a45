// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/paint.h"

#include "model/raster/blend.h"

namespace clipwright::raster {

void Paints::prepare(const RegionList &list, const Affine &view, std::span<const Texture *const> textures)
{
    m_gradientCount = 0;
    m_textureCount = 0;
    m_paints.clear();
    for (const ComposedRegion &region : list.regions)
        m_paints.push_back(paintOf(list, region, textureOf(region.texture, textures), view));
}

Paint Paints::paintOf(const RegionList &list, const ComposedRegion &region, const Texture *texture, const Affine &view)
{
    Paint paint;
    if (region.paint != PaintKind::Solid && region.texture < 0) {
        Gradient &gradient = nextGradient();
        if (!gradient.prepare(list, region, view.inverse()) || gradient.isInvisible())
            return paint;
        paint.kind = Paint::Kind::Gradient;
        paint.gradient = &gradient;
        paint.isOpaque = gradient.isOpaque();
        return paint;
    }
    const std::array<float, 4> colour = unitColour(region.colour);
    if (opacityOf(colour[3]) == 0)
        return paint;
    paint.ink = solidInkOf(colour);
    paint.kind = Paint::Kind::Solid;
    paint.isOpaque = paint.ink.isOpaque;
    if (texture == nullptr)
        return paint;
    TexturePaint &textured = nextTexture();
    if (textured.prepare(list, region, *texture, view)) {
        paint.kind = Paint::Kind::Texture;
        paint.texture = &textured;
        paint.isOpaque = false;
    }
    return paint;
}

Gradient &Paints::nextGradient()
{
    if (m_gradientCount == m_gradients.size())
        m_gradients.push_back(std::make_unique<Gradient>());
    return *m_gradients[m_gradientCount++];
}

TexturePaint &Paints::nextTexture()
{
    if (m_textureCount == m_textures.size())
        m_textures.push_back(std::make_unique<TexturePaint>());
    return *m_textures[m_textureCount++];
}

} // namespace clipwright::raster
