// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/result.h"
#include "model/io/files/file_calls.h"
#include "model/io/film/film_format.h"
#include "model/raster/picture.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** What is decided about a film before its first frame. */
struct FilmSettings {
    FilmFormat format = FilmFormat::Apng;
    int width = 0; ///< pixels of every picture
    int height = 0;
    double rate = 30; ///< frames a second
    int loops = 0;    ///< how often it is played, 0 for ever; formats that cannot say it pass it over
    /** Keeps what is transparent, where the format can. */
    bool isTransparent = true;
    /** Straight r g b 0 to 1: under what is transparent where it is not kept, and what odd sides are padded with. */
    std::array<double, 3> matte{1, 1, 1};
};

/**
 * Writes a film frame by frame; none is kept in memory. Until finish() nothing is at its path that was not there before, and
 * without it nothing is left behind: whoever cancels lets it go. One thread at a time.
 */
class FilmWriter {
public:
    /**
     * A PNG sequence takes `%04d` (or another width) in its name as the frame's number from 0, else `_%04d` before the
     * suffix. Refusals: `film-size`, `film-rate`, `film-loops` for what the format cannot be; `film-library-missing`,
     * `film-encoder-missing` where FFmpeg is not there or cannot write the format; `film-failed` in FFmpeg's words;
     * `file-unwritable`.
     */
    static Result<std::unique_ptr<FilmWriter>> open(const std::string &path, const FilmSettings &settings,
                                                    FileCalls &calls = systemCalls());
    FilmWriter() = default;
    virtual ~FilmWriter() = default;
    FilmWriter(const FilmWriter &) = delete;
    FilmWriter &operator=(const FilmWriter &) = delete;

    /** The next one. Refusals: `film-size` for a picture of another size, `film-failed`, `file-unwritable`; then it is over. */
    virtual Result<void> frame(const Picture &picture) = 0;
    /** Gives the film its name. Refusals: `film-empty` without a frame, `film-failed`, `file-unwritable`, `file-unsynced`. */
    virtual Result<void> finish() = 0;

    /** What encodes the pixels, as FFmpeg names it. */
    virtual std::string_view encoder() const = 0;
    /** All that are written, those of a sequence as far as there are frames. */
    virtual std::vector<std::string> files() const = 0;
};

/** `film-encoder-fallback`: players take what this encoder writes less widely than what the format's first one does. */
Issues issuesOfEncoder(FilmFormat format, std::string_view encoder);

/**
 * What a film of these settings is not quite: `film-opaque` (transparency is lost), `film-edges` (it is on or off),
 * `film-padded` (odd sides grew by a pixel), `film-loops-ignored`. Warnings and infos, each with advice.
 */
Issues issuesOfFilm(const FilmSettings &settings);

/** Draws frame `index`; called once each, in order. */
using FilmFrame = std::function<Result<Picture>(std::size_t index)>;
/** Told after each frame; false cancels. */
using FilmProgress = std::function<bool(std::size_t done, std::size_t count)>;

/** What was written. */
struct WrittenFilm {
    std::string encoder;
    std::vector<std::string> files;
};

/** A whole film. Refusals: those of the writer and of `frame`; `film-cancelled`, with nothing left behind. */
Result<WrittenFilm> writeFilm(const std::string &path, const FilmSettings &settings, std::size_t count,
                              const FilmFrame &frame, const FilmProgress &progress = {},
                              FileCalls &calls = systemCalls());

} // namespace clipwright
