// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: a picture as films hold it.
#pragma once

#include "model/io/film/film_writer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clipwright {

/** One frame's pixels with straight alpha, over the matte where transparency is not kept, padded to the film's size. */
class FilmPixels {
public:
    explicit FilmPixels(const FilmSettings &settings);

    /** Of the film: that of the settings, but for odd sides of a format that has none. */
    int width() const { return m_width; }
    int height() const { return m_height; }
    /** Whether any pixel can be other than opaque. */
    bool isTransparent() const { return m_isTransparent; }

    /** The picture is of the settings' size. */
    void take(const Picture &picture);
    /** r g b a. */
    const std::uint8_t *row(int y) const
    {
        return m_rgba.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) * 4;
    }

private:
    int m_width;
    int m_height;
    bool m_isTransparent;
    std::array<std::uint8_t, 3> m_matte{};
    std::vector<std::uint8_t> m_rgba;
};

} // namespace clipwright
