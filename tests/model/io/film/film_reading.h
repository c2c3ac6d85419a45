// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Films read by FFmpeg's own readers, linked here: what was written is judged by what others see.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace clipwright::testing {

using Pixel = std::array<int, 4>; ///< straight r g b a

struct ReadFrame {
    std::vector<std::uint8_t> rgba; ///< straight, rows from the top
    double start = 0;               ///< seconds
    double duration = 0;            ///< as its packet says; 0 where it says nothing
};

struct ReadFilm {
    bool isRead = false;
    int width = 0;
    int height = 0;
    std::string codec;
    std::string pixelFormat;
    /** As the stream is tagged, FFmpeg's names: range, space, primaries, transfer. */
    std::string colours;
    double seconds = 0; ///< of all of it
    std::vector<ReadFrame> frames;

    Pixel pixel(std::size_t frame, int x, int y) const;
    /** The one that is seen then: a format may show one longer instead of an equal one after it. */
    std::size_t frameAt(double at) const;
};

/** An animated WebP is taken apart and put together here, for FFmpeg reads only still ones. */
ReadFilm readFilm(const std::string &path);

/** The largest difference of a channel of two pixels; what is invisible in both is alike. */
int differenceOf(const Pixel &a, const Pixel &b);

} // namespace clipwright::testing
