// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clipwright {

enum class FilmFormat : std::uint8_t { PngSequence, Gif, Apng, WebP, Mp4, WebM };

/** What a film's transparency can be. */
enum class FilmAlpha : std::uint8_t { None, OnOff, Full };

/** What a format can say. Its name and suffix are written here and nowhere else. */
struct FilmFormatRow {
    FilmFormat id;
    std::string_view name;   ///< as people call it
    std::string_view suffix; ///< with its dot
    FilmAlpha alpha;
    bool canLoop;      ///< says itself how often it is played
    double maxRate;    ///< frames a second
    int maxSide;       ///< pixels
    bool hasEvenSides; ///< a colour belongs to two by two pixels: odd sides are padded
};

/** In the order in which they are offered. */
std::span<const FilmFormatRow> filmFormats();
const FilmFormatRow &rowOf(FilmFormat format);

/** By the suffix, in any case. Refuses `film-format-unknown` and names those there are. */
Result<FilmFormat> filmFormatOfPath(std::string_view path);

/** `.gif, .apng, …`: for sentences. */
std::string filmSuffixes();

} // namespace clipwright
