// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: the 256 colours of a frame.
#pragma once

#include "model/io/film/film_pixels.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace clipwright {

/**
 * Chooses the colours of each frame. Exact where 256 are enough (255 with transparency); else the colours of flat areas stay
 * exact, which eyes and brands care for, and the others, rims and gradients, share the rest by median cut (Heckbert 1982). A
 * frame that the colours before it show well keeps them, so that nothing flickers and what stands still is not written again.
 */
class FilmPalette {
public:
    static constexpr std::size_t kSize = 256;
    /** The index of what is transparent, alpha below 128. */
    static constexpr std::uint8_t kTransparent = 255;

    explicit FilmPalette(bool hasTransparency);

    /** For the colours of this frame. */
    void choose(const FilmPixels &pixels);
    /** 0xAARRGGBB; what is not used is black, what is transparent 0. */
    const std::array<std::uint32_t, kSize> &colours() const { return m_colours; }
    /** Of a pixel r g b a of the frame that was chosen for. */
    std::uint8_t indexOf(const std::uint8_t *pixel);

private:
    /** A colour of the frame, 0xRRGGBB, and how many pixels have it. */
    struct Count {
        std::uint32_t colour = 0;
        std::uint32_t pixels = 0;
    };
    void count(const FilmPixels &pixels);
    bool areColoursGood();
    void chooseAnew();
    void setColours(std::vector<std::uint32_t> chosen);
    std::uint8_t nearest(std::uint32_t colour) const;

    std::size_t m_capacity;
    std::array<std::uint32_t, kSize> m_colours{};
    std::size_t m_used = 0;
    std::vector<Count> m_counts; ///< by colour
    std::unordered_map<std::uint32_t, std::uint32_t> m_pixelsOf;
    std::unordered_map<std::uint32_t, std::uint8_t> m_indexOf;
    std::uint32_t m_lastColour = 0;
    int m_lastIndex = -1;
};

} // namespace clipwright
