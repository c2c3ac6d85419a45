// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_encoder.h"

#include "model/core/rate.h"

#include <cmath>
#include <string>

namespace clipwright {

namespace {

// The number of threads is fixed, for with x264 the bytes depend on it. Of video, flat colours have to be right within 2 of
// 255, of which rounding to limited range takes 1.7: the quality (crf, and bits for flat areas by aq-mode) is the lowest with
// which tst_film_colours passes. x264's mbtree reads memory that nobody wrote where pictures are small: the same film would not
// give the same bytes. Flat colours pack best without prediction between pixels.
constexpr std::array kRows{
    EncoderRow{FilmFormat::Gif, "gif", "gif", AV_PIX_FMT_PAL8, AV_PIX_FMT_PAL8, {}},
    EncoderRow{FilmFormat::Apng, "apng", "apng", AV_PIX_FMT_RGB24, AV_PIX_FMT_RGBA, {{{"pred", "none"}}}},
    EncoderRow{FilmFormat::WebP,
               "libwebp_anim",
               "webp",
               AV_PIX_FMT_BGRA,
               AV_PIX_FMT_BGRA,
               {{{"lossless", "1"}, {"quality", "50"}, {"compression_level", "3"}}}},
    EncoderRow{FilmFormat::Mp4,
               "libx264",
               "mp4",
               AV_PIX_FMT_YUV420P,
               AV_PIX_FMT_NONE,
               {{{"preset", "medium"},
                 {"profile", "high"},
                 {"crf", "10"},
                 {"aq-mode", "1"},
                 {"x264-params", "mbtree=0"},
                 {"threads", "4"}}}},
    EncoderRow{FilmFormat::Mp4,
               "libopenh264",
               "mp4",
               AV_PIX_FMT_YUV420P,
               AV_PIX_FMT_NONE,
               {{{"profile", "high"}, {"rc_mode", "quality"}, {"qmin", "8"}, {"qmax", "14"}, {"threads", "1"}}}},
    // MPEG-4 part 2: what every FFmpeg has, and players do, browsers do not.
    EncoderRow{FilmFormat::Mp4,
               "mpeg4",
               "mp4",
               AV_PIX_FMT_YUV420P,
               AV_PIX_FMT_NONE,
               {{{"qmin", "1"}, {"qmax", "2"}, {"threads", "1"}}}},
    EncoderRow{
        FilmFormat::WebM,
        "libvpx-vp9",
        "webm",
        AV_PIX_FMT_YUV420P,
        AV_PIX_FMT_YUVA420P,
        {{{"crf", "6"}, {"b", "0"}, {"deadline", "good"}, {"cpu-used", "3"}, {"auto-alt-ref", "0"}, {"threads", "4"}}}},
};

} // namespace

std::span<const EncoderRow> encoderRows()
{
    return kRows;
}

Result<const EncoderRow *> encoderFor(const Ffmpeg &ffmpeg, FilmFormat format)
{
    std::string names;
    for (const EncoderRow &row : kRows) {
        if (row.format != format)
            continue;
        if (ffmpeg.avcodec_find_encoder_by_name(row.encoder) != nullptr)
            return &row;
        names.append(names.empty() ? "" : " or ").append(row.encoder);
    }
    std::string what = "FFmpeg's libraries here cannot write ";
    what.append(rowOf(format).name).append(": expected the encoder ").append(names);
    what.append("; install them with it, or take another format");
    return refuse("film-encoder-missing", std::move(what));
}

AVRational fractionOf(double rate)
{
    if (const auto exact = Rate{rate}.fraction())
        return {static_cast<int>(exact->numerator), static_cast<int>(exact->denominator)};
    return {static_cast<int>(std::lround(rate * 1000)), 1000};
}

void setLastDelay(const Ffmpeg &ffmpeg, AVFormatContext &muxer, const FilmSettings &settings, std::int64_t count)
{
    if (settings.format != FilmFormat::Gif)
        return;
    const AVRational rate = fractionOf(settings.rate);
    const auto hundredths = [&](std::int64_t frame) { return (frame * 100 * rate.den + rate.num / 2) / rate.num; };
    ffmpeg.av_opt_set_int(muxer.priv_data, "final_delay", hundredths(count) - hundredths(count - 1), 0);
}

void setLoops(const Ffmpeg &ffmpeg, AVFormatContext &muxer, const FilmSettings &settings)
{
    const auto set = [&](const char *name, int value) { ffmpeg.av_opt_set_int(muxer.priv_data, name, value, 0); };
    switch (settings.format) {
    case FilmFormat::Gif: // how often again: -1 for once, 0 for ever
        set("loop", settings.loops == 0 ? 0 : settings.loops == 1 ? -1 : settings.loops - 1);
        break;
    case FilmFormat::Apng: set("plays", settings.loops); break;
    case FilmFormat::WebP: set("loop", settings.loops); break;
    default: break;
    }
}

} // namespace clipwright
