// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: how each format is asked of FFmpeg.
#pragma once

#include "model/io/film/ffmpeg_library.h"
#include "model/io/film/film_writer.h"

#include <array>
#include <span>
#include <string_view>

namespace clipwright {

struct EncoderOption {
    const char *name = nullptr;
    const char *value = nullptr;
};

/** One encoder that can write a format. */
struct EncoderRow {
    FilmFormat format = FilmFormat::Apng;
    const char *encoder = nullptr; ///< FFmpeg's name
    const char *muxer = nullptr;
    AVPixelFormat opaque = AV_PIX_FMT_NONE;
    AVPixelFormat transparent = AV_PIX_FMT_NONE;
    std::array<EncoderOption, 8> options{}; ///< up to the first without a name
};

/** In the order of preference within a format. */
std::span<const EncoderRow> encoderRows();

/** The first encoder of a format that is there. Refuses `film-encoder-missing` with the names that would do. */
Result<const EncoderRow *> encoderFor(const Ffmpeg &ffmpeg, FilmFormat format);

/** Frames a second as a fraction: exact for whole numbers and those of video, else to a thousandth. */
AVRational fractionOf(double rate);

/**
 * How long the last of `count` frames is shown, where the muxer would say what it said of the one before: lengths of a GIF's
 * frames differ by a hundredth of a second. Before its end is written.
 */
void setLastDelay(const Ffmpeg &ffmpeg, AVFormatContext &muxer, const FilmSettings &settings, std::int64_t count);

/** What the muxer is told about how often a film is played. */
void setLoops(const Ffmpeg &ffmpeg, AVFormatContext &muxer, const FilmSettings &settings);

} // namespace clipwright
