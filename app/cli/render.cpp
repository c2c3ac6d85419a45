// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"
#include "model/io/files/files.h"
#include "model/io/png/png_format.h"
#include "model/raster/game_look.h"
#include "model/raster/raster.h"

#include <array>
#include <charconv>

namespace clipwright::app {

namespace {

constexpr double kMaxSide = 16384; // reliability.md's cap of a texture's side

struct RenderRequest {
    int width = 512;
    int height = 512;
    std::array<double, 4> background{0, 0, 0, 0};
    bool fitsContent = true;
    double extent = 2;
    bool isGameLook = false;
};

Result<std::array<double, 4>> parseColour(std::string_view text)
{
    if (text == "transparent")
        return std::array<double, 4>{0, 0, 0, 0};
    const auto wrong = [&] {
        return refuse("usage", "--background expects transparent, #rgb, #rrggbb or #rrggbbaa, found '"
                                   + std::string(text) + "'");
    };
    if (!text.starts_with('#') || (text.size() != 4 && text.size() != 7 && text.size() != 9))
        return wrong();
    const std::size_t digits = text.size() == 4 ? 1 : 2;
    std::array<double, 4> colour{0, 0, 0, 1};
    for (std::size_t i = 0; i < (text.size() - 1) / digits; ++i) {
        unsigned value = 0;
        const char *begin = text.data() + 1 + i * digits;
        if (std::from_chars(begin, begin + digits, value, 16).ptr != begin + digits)
            return wrong();
        colour[i] = value / (digits == 1 ? 15.0 : 255.0);
    }
    return colour;
}

Result<void> parseSize(std::string_view text, RenderRequest &request)
{
    const std::size_t cross = text.find('x');
    const auto side = [&](std::string_view part) { return parseNumber(part).value_or(0); };
    const double width = side(text.substr(0, cross));
    const double height = cross == std::string_view::npos ? width : side(text.substr(cross + 1));
    const auto isSide = [](double v) { return v >= 1 && v <= kMaxSide && v == static_cast<int>(v); };
    if (!isSide(width) || !isSide(height))
        return refuse("usage", "--size expects WxH, each from 1 to 16384 pixels, found '" + std::string(text) + "'");
    request.width = static_cast<int>(width);
    request.height = static_cast<int>(height);
    return {};
}

Result<RenderRequest> requestOf(const Arguments &arguments)
{
    RenderRequest request;
    if (const Result<void> size = parseSize(arguments.value("size", "512x512"), request); !size)
        return tl::make_unexpected(size.error());
    const auto background = parseColour(arguments.value("background", "transparent"));
    if (!background)
        return tl::make_unexpected(background.error());
    request.background = *background;
    const std::string fit = arguments.value("fit", "content");
    if (fit != "content" && fit != "extent")
        return refuse("usage", "--fit expects content or extent, found '" + fit + "'");
    request.fitsContent = fit == "content";
    const Result<double> extent = arguments.number("extent", 2, 1e-6, 1e9);
    if (!extent)
        return tl::make_unexpected(extent.error());
    request.extent = *extent;
    const std::string look = arguments.value("look", "crisp");
    if (look != "crisp" && look != "game")
        return refuse("usage", "--look expects crisp or game, found '" + look + "'");
    request.isGameLook = look == "game";
    return request;
}

Affine viewOf(const RenderRequest &request, const RegionList &regions)
{
    Vec2 minimum{-request.extent / 2, -request.extent / 2};
    Vec2 maximum = -minimum;
    double margin = 0;
    if (request.fitsContent && boundsOf(regions, minimum, maximum))
        margin = std::max(1.0, 0.06 * std::min(request.width, request.height)); // the seed's preview
    return fitView(minimum, maximum, request.width, request.height, margin);
}

/** Pixels that show anything (alpha over 8), and of those the ones that are not near white: the seed's tests of a blank picture. */
struct PixelCounts {
    std::size_t visible = 0;
    std::size_t coloured = 0;
};

PixelCounts countPixels(const Picture &picture)
{
    PixelCounts counts;
    const std::vector<std::uint8_t> pixels = picture.straight();
    for (std::size_t i = 0; i + 3 < pixels.size(); i += 4) {
        if (pixels[i + 3] <= 8)
            continue;
        ++counts.visible;
        counts.coloured += pixels[i] < 245 || pixels[i + 1] < 245 || pixels[i + 2] < 245;
    }
    return counts;
}

void writeRender(JsonWriter &json, const PlayableRig &rig, const Moment &moment, const Picture &picture)
{
    const RigRuntime &runtime = *rig.runtime;
    const TimeRange whole{"", 0, runtime.duration(), true};
    const TimeRange &range = moment.clip < 0 ? whole : runtime.clips()[static_cast<std::size_t>(moment.clip)];
    const PixelCounts counts = countPixels(picture);
    json.name("clip");
    if (moment.clip < 0)
        json.null();
    else
        json.value(range.name);
    json.member("frame", moment.frame).member("seconds", moment.seconds);
    json.member("duration", runtime.rate().seconds(range.end - range.start))
        .member("rate", runtime.rate().framesPerSecond);
    json.member("layers", runtime.layerCount()).member("regions", runtime.shapeCount());
    json.member("vertices", runtime.vertexCount()).member("visiblePixels", counts.visible);
    json.member("colouredPixels", counts.coloured).member("atEnd", moment.isAtEnd);
    json.name("clips").beginArray();
    for (const TimeRange &clip : runtime.clips())
        json.value(clip.name);
    json.endArray().name("gaps").beginArray();
    for (const Issue &issue : rig.issues) {
        if (issue.fate == Fate::Refused) {
            json.beginObject().member("code", issue.code).member("layer", issue.layer);
            json.member("pointer", issue.where.pointer).member("what", issue.what).endObject();
        }
    }
    json.endArray();
}

} // namespace

ExitStatus runRender(const Arguments &arguments, Reply &reply)
{
    const Result<RenderRequest> request = requestOf(arguments);
    if (!request)
        return reply.fail(request.error());
    const auto rig = openPlayable(arguments.files().front());
    if (!rig)
        return reply.fail(rig.error());
    const Result<std::vector<Moment>> moments = momentsOf(arguments, *rig->runtime);
    if (!moments)
        return reply.fail(moments.error());
    if (moments->size() != 1)
        return reply.failUsage("--at expects one time here");
    const Moment &moment = moments->front();

    RegionList regions;
    reserveRegions(*rig->runtime, regions);
    composeRegions(*rig->runtime, poseAt(*rig->runtime, moment), regions);
    Picture picture(request->width, request->height);
    picture.fill(request->background);
    const Affine view = viewOf(*request, regions);
    const auto textures = rig->file.textures->inOrderOf(rig->runtime->textures());
    if (request->isGameLook)
        GameLook().draw(regions, view, picture, textures);
    else
        Rasterizer().draw(regions, view, picture, textures);
    const Result<std::string> png = encodePng(picture);
    if (!png)
        return reply.fail(png.error());
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writeFileAtomic(output, *png); !written)
        return reply.fail(written.error());
    reply.line("wrote " + output + ": frame " + numberText(roundTo(moment.frame, 1e-4)));
    reply.tell(rig->issues);
    reply.document(rig->issues, [&](JsonWriter &json) { writeRender(json, *rig, moment, picture); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
