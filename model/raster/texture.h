// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/raster/picture.h"

#include <glm/vec4.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace clipwright {

/** A picture that regions show, with its halves of halves for showing it small. Immutable, to be shared. */
class Texture {
public:
    /** Box-filtered levels down to one pixel are made here: a third more memory. A picture without pixels has no levels. */
    explicit Texture(Picture pixels);

    int width() const { return m_levels.empty() ? 0 : m_levels.front().width; }
    int height() const { return m_levels.empty() ? 0 : m_levels.front().height; }
    std::size_t levelCount() const { return m_levels.size(); }
    /** Half as large each time, rounded up: pixel i of level n holds pixels i * 2^n and on of level 0. */
    const Picture &level(std::size_t n) const { return m_levels[n]; }

private:
    std::vector<Picture> m_levels;
};

/** The texture of a region or run, of those in the order of its numbers; null: none, or not there. */
inline const Texture *textureOf(std::int32_t index, std::span<const Texture *const> textures)
{
    return index >= 0 && static_cast<std::size_t>(index) < textures.size() ? textures[static_cast<std::size_t>(index)]
                                                                           : nullptr;
}

/**
 * Reads one texture at one scale: bilinear where it is enlarged, trilinear where it is shrunk. Reads nothing outside of a
 * window of texture coordinates, not even through a smaller level, so that neighbours in an atlas do not bleed.
 */
class TextureSampler {
public:
    TextureSampler() = default;
    /**
     * `low` to `high`: the window, within 0..1. `across` and `down`: how far the texture coordinates go from one pixel of
     * the picture to the next.
     */
    TextureSampler(const Texture &texture, Vec2 low, Vec2 high, Vec2 across, Vec2 down);

    /** Premultiplied r g b a, 0..1; v downwards. */
    glm::vec4 at(Vec2 uv) const;

private:
    struct Level {
        const Picture *pixels = nullptr;
        Vec2 scale{0, 0};           ///< texture coordinates to pixels
        std::array<int, 2> first{}; ///< of the window
        std::array<int, 2> last{};
    };

    static bool place(const Texture &texture, std::size_t level, Vec2 low, Vec2 high, Level &out);
    static glm::vec4 bilinear(const Level &level, Vec2 uv);

    Level m_fine;
    Level m_coarse;
    float m_share = 0; ///< of the coarse level
};

// Inline, because they are called for every pixel.

inline glm::vec4 TextureSampler::bilinear(const Level &level, Vec2 uv)
{
    // Held before it becomes a whole number: a coordinate may be anything.
    const double x = std::clamp(uv.x * level.scale.x - 0.5, double(level.first[0]), double(level.last[0]));
    const double y = std::clamp(uv.y * level.scale.y - 0.5, double(level.first[1]), double(level.last[1]));
    const int left = static_cast<int>(x);
    const int top = static_cast<int>(y);
    const auto acrossShare = static_cast<float>(x - left);
    const auto downShare = static_cast<float>(y - top);
    const std::ptrdiff_t right = left < level.last[0] ? 4 : 0;
    const std::uint8_t *upper = level.pixels->row(top) + std::ptrdiff_t{left} * 4;
    const std::uint8_t *lower = top < level.last[1] ? upper + std::ptrdiff_t{level.pixels->width} * 4 : upper;
    glm::vec4 mixed;
    for (glm::length_t c = 0; c < 4; ++c) {
        const float above =
            static_cast<float>(upper[c]) * (1 - acrossShare) + static_cast<float>(upper[c + right]) * acrossShare;
        const float below =
            static_cast<float>(lower[c]) * (1 - acrossShare) + static_cast<float>(lower[c + right]) * acrossShare;
        mixed[c] = (above * (1 - downShare) + below * downShare) / 255.0F;
    }
    return mixed;
}

inline glm::vec4 TextureSampler::at(Vec2 uv) const
{
    if (m_fine.pixels == nullptr || !std::isfinite(uv.x) || !std::isfinite(uv.y))
        return {0, 0, 0, 0};
    const glm::vec4 fine = bilinear(m_fine, uv);
    return m_share > 0 ? fine * (1 - m_share) + bilinear(m_coarse, uv) * m_share : fine;
}

} // namespace clipwright
