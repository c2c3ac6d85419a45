// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_writer.h"

#include "model/core/numbers.h"
#include "model/io/film/ffmpeg_writer.h"
#include "model/io/film/png_sequence.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr double kLeastRate = 0.01; ///< a frame in a hundred seconds
constexpr int kMostLoops = 65535;   ///< GIF and WebP have 16 bits for them

Result<void> checkSettings(const std::string &path, const FilmSettings &settings)
{
    const FilmFormatRow &row = rowOf(settings.format);
    const auto wrong = [&](const char *code, std::string what) {
        return refuse(code, std::string(row.name).append(": ").append(what), {path, 0, 0, {}});
    };
    const auto isSide = [&](int side) { return side >= 1 && side <= row.maxSide; };
    if (!isSide(settings.width) || !isSide(settings.height))
        return wrong("film-size", "expected sides from 1 to " + std::to_string(row.maxSide) + " pixels, found "
                                      + std::to_string(settings.width) + " by " + std::to_string(settings.height));
    if (!(settings.rate >= kLeastRate && settings.rate <= row.maxRate))
        return wrong("film-rate", "expected from " + numberText(kLeastRate) + " to " + numberText(row.maxRate)
                                      + " frames a second, found "
                                      + (std::isfinite(settings.rate) ? numberText(settings.rate) : "none"));
    if (settings.loops < 0 || settings.loops > kMostLoops)
        return wrong("film-loops",
                     "expected from 1 to 65535 times, or 0 for ever, found " + std::to_string(settings.loops));
    return {};
}

Issue warningOf(Severity severity, std::string code, std::string what, std::string advice)
{
    Issue issue;
    issue.severity = severity;
    issue.code = std::move(code);
    issue.what = std::move(what);
    issue.advice = std::move(advice);
    return issue;
}

} // namespace

Result<std::unique_ptr<FilmWriter>> FilmWriter::open(const std::string &path, const FilmSettings &settings,
                                                     FileCalls &calls)
{
    if (const Result<void> fits = checkSettings(path, settings); !fits)
        return tl::make_unexpected(fits.error());
    if (settings.format == FilmFormat::PngSequence)
        return PngSequence::open(path, settings, calls);
    Result<std::shared_ptr<const Ffmpeg>> ffmpeg = Ffmpeg::get();
    if (!ffmpeg)
        return tl::make_unexpected(ffmpeg.error());
    return FfmpegWriter::open(std::move(*ffmpeg), path, settings, calls);
}

Issues issuesOfFilm(const FilmSettings &settings)
{
    const FilmFormatRow &row = rowOf(settings.format);
    const std::string name(row.name);
    Issues issues;
    if (settings.isTransparent && row.alpha == FilmAlpha::None)
        issues.push_back(warningOf(Severity::Warning, "film-opaque",
                                   name + " has no transparency: what is transparent is shown on a colour.",
                                   "Choose a background, or WebM, which keeps it."));
    if (settings.isTransparent && row.alpha == FilmAlpha::OnOff)
        issues.push_back(
            warningOf(Severity::Info, "film-edges",
                      name + " has no half transparency: edges are cut, and what is less than half opaque is gone.",
                      "APNG and WebP keep them, as does a background."));
    if (row.hasEvenSides && (settings.width % 2 != 0 || settings.height % 2 != 0))
        issues.push_back(warningOf(Severity::Warning, "film-padded",
                                   name + " has even sides: odd ones got a pixel of background at the right or below.",
                                   "Choose even sides."));
    if (!row.canLoop && settings.loops != 0)
        issues.push_back(warningOf(Severity::Info, "film-loops-ignored",
                                   name + " does not say how often it is played: that is up to the player.", ""));
    return issues;
}

Issues issuesOfEncoder(FilmFormat format, std::string_view encoder)
{
    const auto first = std::ranges::find(encoderRows(), format, &EncoderRow::format);
    if (first == encoderRows().end() || encoder == first->encoder || encoder != "mpeg4")
        return {};
    return {warningOf(
        Severity::Warning, "film-encoder-fallback",
        "FFmpeg's libraries here have no encoder of H.264: this is MPEG-4 part 2, which browsers do not play.",
        std::string("Install FFmpeg with ").append(first->encoder).append("."))};
}

Result<WrittenFilm> writeFilm(const std::string &path, const FilmSettings &settings, std::size_t count,
                              const FilmFrame &frame, const FilmProgress &progress, FileCalls &calls)
{
    Result<std::unique_ptr<FilmWriter>> writer = FilmWriter::open(path, settings, calls);
    if (!writer)
        return tl::make_unexpected(writer.error());
    for (std::size_t i = 0; i < count; ++i) {
        const Result<Picture> picture = frame(i);
        if (!picture)
            return tl::make_unexpected(picture.error());
        if (Result<void> written = (*writer)->frame(*picture); !written)
            return tl::make_unexpected(written.error());
        if (progress && !progress(i + 1, count))
            return refuse("film-cancelled", "writing '" + path + "' was cancelled", {path, 0, 0, {}});
    }
    if (const Result<void> finished = (*writer)->finish(); !finished)
        return tl::make_unexpected(finished.error());
    return WrittenFilm{std::string((*writer)->encoder()), (*writer)->files()};
}

} // namespace clipwright
