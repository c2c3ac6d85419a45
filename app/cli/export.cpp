// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/film_frames.h"
#include "app/cli/stage_show.h"
#include "app/cli/verb.h"
#include "model/core/numbers.h"
#include "model/io/film/film_writer.h"
#include "model/io/film/sprite_sheet.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace clipwright::app {

namespace {

/** What is asked for beside the picture. */
struct ExportRequest {
    FilmFormat format = FilmFormat::PngSequence;
    bool isSheet = false;
    PictureRequest picture;
    std::optional<double> rate;
    TimeText from;
    std::optional<TimeText> to;
    std::optional<int> loops;
};

Result<std::optional<TimeText>> timeOf(const Arguments &arguments, std::string_view option)
{
    if (!arguments.has(option))
        return std::optional<TimeText>();
    const Result<TimeText> time = parseTime(arguments.value(option));
    if (!time || !(time->value >= 0))
        return refuse("usage", "--" + std::string(option) + " expects a time from 0 on, found '"
                                   + arguments.value(option) + "'");
    return std::optional<TimeText>(*time);
}

Result<std::optional<int>> loopsOf(const Arguments &arguments)
{
    if (arguments.has("once") && arguments.has("loops"))
        return refuse("usage", "--once is --loops 1: give one of them");
    if (arguments.has("once"))
        return std::optional<int>(1);
    if (!arguments.has("loops"))
        return std::optional<int>();
    const Result<double> loops = arguments.number("loops", 0, 0, 65535);
    if (!loops)
        return tl::make_unexpected(loops.error());
    if (*loops != std::floor(*loops))
        return refuse("usage", "--loops expects a whole number");
    return std::optional<int>(static_cast<int>(*loops));
}

Result<ExportRequest> requestOf(const Arguments &arguments)
{
    ExportRequest request;
    request.isSheet = arguments.has("sheet");
    const std::string &out = arguments.files().back();
    const Result<FilmFormat> format = filmFormatOfPath(out);
    if (!format)
        return refuse("usage", "OUT expects a name that ends in one of " + filmSuffixes() + ", found '" + out + "'");
    request.format = *format;
    if (request.isSheet && request.format != FilmFormat::PngSequence)
        return refuse("usage", "OUT of a --sheet expects a name that ends in .png, found '" + out + "'");
    const Result<PictureRequest> picture =
        PictureRequest::ofOptions(arguments, request.isSheet ? "128x128" : "512x512");
    if (!picture)
        return tl::make_unexpected(picture.error());
    request.picture = *picture;
    if (arguments.has("rate")) {
        const Result<double> rate = arguments.number("rate", 30, 0.01, rowOf(request.format).maxRate);
        if (!rate)
            return tl::make_unexpected(rate.error());
        request.rate = *rate;
    }
    const auto from = timeOf(arguments, "from");
    const auto to = timeOf(arguments, "to");
    const auto loops = loopsOf(arguments);
    if (!from || !to || !loops)
        return tl::make_unexpected(!from ? from.error() : !to ? to.error() : loops.error());
    request.from = from->value_or(TimeText{});
    request.to = *to;
    request.loops = *loops;
    return request;
}

Result<FilmSpan> spanOf(const ExportRequest &request, const FilmLength &length)
{
    const Rate own{length.rate};
    FilmSpan span;
    span.rate = request.rate.value_or(rateFor(request.format, length.rate));
    span.start = request.from.seconds(own);
    span.end = request.to ? request.to->seconds(own) : length.seconds;
    if (span.end < span.start || (request.to && span.end == span.start))
        return refuse("usage", "expected a part that has a length, found " + numberText(roundTo(span.start, 1e-6))
                                   + " to " + numberText(roundTo(span.end, 1e-6)) + " s");
    span.showsEnd = length.restsAtEnd && !request.to;
    if (const Result<std::size_t> count = span.count(); !count)
        return tl::make_unexpected(count.error());
    return span;
}

FilmSettings settingsOf(const ExportRequest &request, const FilmLength &length, const FilmSpan &span,
                        const std::array<double, 4> &background)
{
    FilmSettings settings;
    settings.format = request.format;
    settings.width = request.picture.width;
    settings.height = request.picture.height;
    settings.rate = span.rate;
    settings.loops = request.loops.value_or(length.loops ? 0 : 1);
    settings.isTransparent = background[3] < 1;
    if (!settings.isTransparent)
        settings.matte = {background[0], background[1], background[2]};
    return settings;
}

std::string nameOf(const std::string &path)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    return name.substr(0, name.rfind('.'));
}

/** What became of it. */
struct Exported {
    std::vector<std::string> files;
    std::string encoder;
    Issues issues;
};

Result<Exported> writeSheet(const std::string &path, FilmFrames &frames, const FilmSettings &settings,
                            const SheetLayout &layout, std::size_t count)
{
    SpriteSheet sheet(layout, count);
    for (std::size_t i = 0; i < count; ++i)
        sheet.add(frames.next());
    const FilmLength length = frames.length();
    const SheetFacts facts{length.clip.empty() ? nameOf(path) : length.clip, settings.rate, settings.loops};
    if (const Result<void> written = sheet.write(path, facts); !written)
        return tl::make_unexpected(written.error());
    return Exported{{path, SpriteSheet::jsonPathOf(path)}, "png", {}};
}

Result<Exported> writeFrames(const std::string &path, FilmFrames &frames, const FilmSettings &settings,
                             std::size_t count)
{
    Result<WrittenFilm> film =
        writeFilm(path, settings, count, [&](std::size_t) -> Result<Picture> { return frames.next(); });
    if (!film)
        return tl::make_unexpected(film.error());
    Exported exported{std::move(film->files), std::move(film->encoder), issuesOfFilm(settings)};
    const Issues more = issuesOfEncoder(settings.format, exported.encoder);
    exported.issues.insert(exported.issues.end(), more.begin(), more.end());
    return exported;
}

void writeAnswer(JsonWriter &json, const Exported &exported, const FilmLength &length, const FilmSettings &settings,
                 bool isSheet, std::size_t count)
{
    json.name("outputs").beginArray();
    for (const std::string &file : exported.files)
        json.value(file);
    json.endArray().member("format", isSheet ? std::string_view("sprite sheet") : rowOf(settings.format).name);
    json.member("encoder", exported.encoder).name("clip");
    if (length.clip.empty())
        json.null();
    else
        json.value(length.clip);
    json.member("frames", count).member("rate", settings.rate);
    json.member("seconds", static_cast<double>(count) / settings.rate);
    json.member("width", settings.width).member("height", settings.height).member("loops", settings.loops);
    json.member("transparent", settings.isTransparent && rowOf(settings.format).alpha != FilmAlpha::None);
}

} // namespace

ExitStatus runExport(const Arguments &arguments, Reply &reply)
{
    const Result<ExportRequest> request = requestOf(arguments);
    if (!request)
        return reply.fail(request.error());
    if (const Result<void> picture = isPicturable(arguments.files().front()); !picture)
        return reply.fail(picture.error());
    if (kindOf(arguments.files().front()) == AssetKind::Stage) {
        if (const Result<void> fits = isForStages(arguments); !fits)
            return reply.fail(fits.error());
    }
    auto frames = FilmFrames::open(arguments, request->picture);
    if (!frames)
        return reply.fail(frames.error());
    const FilmLength length = (*frames)->length();
    const Result<FilmSpan> span = spanOf(*request, length);
    if (!span)
        return reply.fail(span.error());
    const std::size_t count = *span->count();
    const Result<SheetLayout> layout =
        request->isSheet ? SheetLayout::of(count, request->picture.width, request->picture.height) : SheetLayout();
    if (!layout)
        return reply.fail(layout.error());
    if (const Result<void> prepared = (*frames)->prepare(*span); !prepared)
        return reply.fail(prepared.error());
    const FilmSettings settings = settingsOf(*request, length, *span, (*frames)->background());
    const std::string &path = arguments.files().back();
    const Result<Exported> exported = request->isSheet ? writeSheet(path, **frames, settings, *layout, count)
                                                       : writeFrames(path, **frames, settings, count);
    if (!exported)
        return reply.fail(exported.error());
    Issues issues = (*frames)->issues();
    issues.insert(issues.end(), exported->issues.begin(), exported->issues.end());
    reply.line("wrote " + exported->files.front() + (count > 1 && exported->files.size() == count ? " and on" : "")
               + ": " + std::to_string(count) + (count == 1 ? " frame, " : " frames, ")
               + numberText(roundTo(span->rate, 1e-3)) + " a second");
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) {
        writeAnswer(json, *exported, length, settings, request->isSheet, count);
        writeGaps(json, issues);
    });
    return ExitStatus::Done;
}

tl::expected<std::unique_ptr<FilmFrames>, Issues> FilmFrames::open(const Arguments &arguments,
                                                                   const PictureRequest &request)
{
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return framesOfStage(arguments, request);
    auto rig = openPlayable(arguments.files().front(), TextureUse::Show);
    if (!rig)
        return tl::make_unexpected(std::move(rig.error()));
    const Result<int> clip = clipOf(arguments, "clip", *rig->runtime);
    if (!clip)
        return tl::make_unexpected(Issues{issueOf(clip.error())});
    return framesOfRig(std::move(*rig), *clip, request);
}

} // namespace clipwright::app
