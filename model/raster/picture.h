// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace clipwright {

/** Pixels, top row first, 8-bit premultiplied r g b a: the layout of QImage::Format_RGBA8888_Premultiplied. */
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;

    Picture() = default;
    Picture(int w, int h) : width(w), height(h), rgba(static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4, 0)
    {}

    void fill(std::array<double, 4> straight);
    std::uint8_t *row(int y) { return rgba.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width) * 4; }
    const std::uint8_t *row(int y) const
    {
        return rgba.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width) * 4;
    }
    /** The same pixels with straight alpha, as PNG holds them. */
    std::vector<std::uint8_t> straight() const;

    bool operator==(const Picture &) const = default;
};

} // namespace clipwright
