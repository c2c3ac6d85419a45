// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_pixels.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

int paddedSide(int side, FilmFormat format)
{
    return rowOf(format).hasEvenSides ? side + side % 2 : side;
}

void unmultiply(const std::uint8_t *from, std::uint8_t *to)
{
    const unsigned alpha = from[3];
    for (std::size_t i = 0; i < 3; ++i)
        to[i] = alpha == 0 ? std::uint8_t{0}
                           : static_cast<std::uint8_t>(std::min(255U, (from[i] * 255U + alpha / 2) / alpha));
    to[3] = from[3];
}

} // namespace

FilmPixels::FilmPixels(const FilmSettings &settings)
    : m_width(paddedSide(settings.width, settings.format)),
      m_height(paddedSide(settings.height, settings.format)),
      m_isTransparent(settings.isTransparent && rowOf(settings.format).alpha != FilmAlpha::None)
{
    for (std::size_t i = 0; i < 3; ++i)
        m_matte[i] = static_cast<std::uint8_t>(std::lround(std::clamp(settings.matte[i], 0.0, 1.0) * 255));
    m_rgba.resize(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height) * 4);
    for (std::size_t i = 0; i < m_rgba.size(); ++i)
        m_rgba[i] = i % 4 == 3 ? 255 : m_matte[i % 4];
}

void FilmPixels::take(const Picture &picture)
{
    for (int y = 0; y < picture.height; ++y) {
        const std::uint8_t *from = picture.row(y);
        std::uint8_t *to = m_rgba.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) * 4;
        for (int x = 0; x < picture.width; ++x, from += 4, to += 4) {
            if (m_isTransparent) {
                unmultiply(from, to);
                continue;
            }
            // Premultiplied over opaque; what sums leave over 255 is rounding of the picture's own.
            for (std::size_t i = 0; i < 3; ++i)
                to[i] =
                    static_cast<std::uint8_t>(std::min(255U, from[i] + (m_matte[i] * (255U - from[3]) + 127) / 255));
        }
    }
}

} // namespace clipwright
