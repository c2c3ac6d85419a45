// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_format.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

// GIF counts hundredths of a second, and players take a hundredth for a tenth: 50 frames a second are the most. WebP's
// sides have 14 bits. Level 6.2 of H.264 ends at 8192, and so does what plays it.
constexpr std::array kRows{
    FilmFormatRow{FilmFormat::PngSequence, "PNG sequence", ".png", FilmAlpha::Full, false, 1000, 16384, false},
    FilmFormatRow{FilmFormat::Gif, "GIF", ".gif", FilmAlpha::OnOff, true, 50, 16384, false},
    FilmFormatRow{FilmFormat::Apng, "APNG", ".apng", FilmAlpha::Full, true, 1000, 16384, false},
    FilmFormatRow{FilmFormat::WebP, "WebP", ".webp", FilmAlpha::Full, true, 1000, 16383, false},
    FilmFormatRow{FilmFormat::Mp4, "MP4", ".mp4", FilmAlpha::None, false, 240, 8192, true},
    FilmFormatRow{FilmFormat::WebM, "WebM", ".webm", FilmAlpha::Full, false, 240, 16384, false},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        if (static_cast<std::size_t>(kRows[i].id) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder(), "rowOf counts on it");

bool hasSuffix(std::string_view path, std::string_view suffix)
{
    // A letter of ASCII, a dot and a digit keep what tells them apart with this bit set.
    return path.size() > suffix.size()
           && std::equal(suffix.begin(), suffix.end(), path.end() - static_cast<std::ptrdiff_t>(suffix.size()),
                         [](char wanted, char c) { return wanted == c || (wanted >= 'a' && wanted == (c | 0x20)); });
}

} // namespace

std::span<const FilmFormatRow> filmFormats()
{
    return kRows;
}

const FilmFormatRow &rowOf(FilmFormat format)
{
    return kRows[static_cast<std::size_t>(format)];
}

std::string filmSuffixes()
{
    std::string text;
    for (const FilmFormatRow &row : kRows)
        text.append(text.empty() ? "" : ", ").append(row.suffix);
    return text;
}

Result<FilmFormat> filmFormatOfPath(std::string_view path)
{
    for (const FilmFormatRow &row : kRows) {
        if (hasSuffix(path, row.suffix))
            return row.id;
    }
    return refuse("film-format-unknown", "expected a name that ends in one of " + filmSuffixes(),
                  {std::string(path), 0, 0, {}});
}

} // namespace clipwright
