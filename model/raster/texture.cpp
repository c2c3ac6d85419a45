// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/texture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

// Windows that are meant to end between two pixels are off by the rounding of their file's decimals.
constexpr double kOnPixelEdge = 1e-3;

Picture halved(const Picture &from)
{
    Picture half((from.width + 1) / 2, (from.height + 1) / 2);
    for (int y = 0; y < half.height; ++y) {
        const std::uint8_t *upper = from.row(2 * y);
        const std::uint8_t *lower = from.row(std::min(2 * y + 1, from.height - 1));
        std::uint8_t *to = half.row(y);
        for (int x = 0; x < half.width; ++x) {
            const auto left = static_cast<std::size_t>(2 * x) * 4;
            const auto right = static_cast<std::size_t>(std::min(2 * x + 1, from.width - 1)) * 4;
            for (std::size_t c = 0; c < 4; ++c)
                *to++ = static_cast<std::uint8_t>(
                    (upper[left + c] + upper[right + c] + lower[left + c] + lower[right + c] + 2) / 4);
        }
    }
    return half;
}

} // namespace

Texture::Texture(Picture pixels)
{
    if (pixels.width <= 0 || pixels.height <= 0)
        return;
    m_levels.push_back(std::move(pixels));
    while (m_levels.back().width > 1 || m_levels.back().height > 1)
        m_levels.push_back(halved(m_levels.back()));
}

TextureSampler::TextureSampler(const Texture &texture, Vec2 low, Vec2 high, Vec2 across, Vec2 down)
{
    if (texture.levelCount() == 0)
        return;
    const Vec2 size(texture.width(), texture.height());
    const double step =
        std::max(std::hypot(across.x * size.x, across.y * size.y), std::hypot(down.x * size.x, down.y * size.y));
    const double depth = step > 1 ? std::min(std::log2(step), static_cast<double>(texture.levelCount() - 1)) : 0;
    place(texture, 0, low, high, m_fine);
    auto level = static_cast<std::size_t>(depth);
    // A window that holds no whole pixel of a level is shown by the finest one that is small enough.
    while (level > 0 && !place(texture, level, low, high, m_fine))
        --level;
    m_coarse = m_fine;
    if (level + 1 < texture.levelCount() && depth > static_cast<double>(level)
        && place(texture, level + 1, low, high, m_coarse))
        m_share = static_cast<float>(std::clamp(depth - static_cast<double>(level), 0.0, 1.0));
}

/** The whole pixels of a level within the window; false, and nothing set, where there are none. */
bool TextureSampler::place(const Texture &texture, std::size_t level, Vec2 low, Vec2 high, Level &out)
{
    Level placed;
    placed.pixels = &texture.level(level);
    const double pixelSize = std::ldexp(1.0, static_cast<int>(level));
    const std::array<int, 2> sizes{texture.width(), texture.height()};
    const std::array<int, 2> counts{placed.pixels->width, placed.pixels->height};
    for (int axis = 0; axis < 2; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        const double begin = std::clamp(low[axis], 0.0, 1.0) * sizes[i];
        const double end = std::clamp(high[axis], 0.0, 1.0) * sizes[i];
        placed.scale[axis] = sizes[i] / pixelSize;
        if (level == 0) {
            placed.first[i] = std::min(static_cast<int>(begin + kOnPixelEdge), counts[i] - 1);
            placed.last[i] =
                std::clamp(static_cast<int>(std::ceil(end - kOnPixelEdge)) - 1, placed.first[i], counts[i] - 1);
            continue;
        }
        placed.first[i] = static_cast<int>(std::ceil((begin - kOnPixelEdge) / pixelSize));
        // The last pixel of a level may hold fewer than its share: then it ends where the picture does.
        placed.last[i] = end + kOnPixelEdge >= sizes[i]
                             ? counts[i] - 1
                             : static_cast<int>(std::floor((end + kOnPixelEdge) / pixelSize)) - 1;
        if (placed.last[i] < placed.first[i])
            return false;
    }
    out = placed;
    return true;
}

} // namespace clipwright
