// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/picture_request.h"

#include "model/core/numbers.h"
#include "model/io/files/files.h"
#include "model/io/png/png_format.h"
#include "model/session/rig_film.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace clipwright::app {

namespace {

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

Result<void> parseSize(std::string_view text, PictureRequest &request)
{
    const std::size_t cross = text.find('x');
    const auto side = [&](std::string_view part) { return parseNumber(part).value_or(0); };
    const double width = side(text.substr(0, cross));
    const double height = cross == std::string_view::npos ? width : side(text.substr(cross + 1));
    const auto isSide = [](double v) { return v >= 1 && v <= kMaxSide && v == static_cast<int>(v); };
    if (!isSide(width) || !isSide(height))
        return refuse("usage", "--size expects WxH, each from 1 to " + std::to_string(kMaxSide) + " pixels, found '"
                                   + std::string(text) + "'");
    if (width * height > kMaxPixels)
        return refuse("usage", "--size gives a picture of more than 64 million pixels: '" + std::string(text) + "'");
    request.width = static_cast<int>(width);
    request.height = static_cast<int>(height);
    return {};
}

bool isNamedPng(std::string_view path)
{
    constexpr std::string_view suffix = ".png";
    return path.size() > suffix.size()
           && std::equal(suffix.begin(), suffix.end(), path.end() - suffix.size(),
                         [](char wanted, char c) { return wanted == c || wanted == (c | 0x20); });
}

} // namespace

Result<PictureRequest> PictureRequest::from(const Arguments &arguments, std::string_view size)
{
    // Names are easily given in the wrong order, and a source is not to be written over.
    if (const std::string &out = arguments.files().back(); !isNamedPng(out))
        return refuse("usage", "OUT expects a name that ends in .png, found '" + out + "'");
    return ofOptions(arguments, size);
}

Result<PictureRequest> PictureRequest::ofOptions(const Arguments &arguments, std::string_view size)
{
    PictureRequest request;
    if (const Result<void> parsed = parseSize(arguments.value("size", size), request); !parsed)
        return tl::make_unexpected(parsed.error());
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

Affine PictureRequest::view(Vec2 minimum, Vec2 maximum) const
{
    return fitView(minimum, maximum, width, height, filmMargin(width, height));
}

Affine PictureRequest::extentView() const
{
    const Vec2 corner{extent / 2, extent / 2};
    return fitView(-corner, corner, width, height, 0);
}

RigPainter::RigPainter(const PlayableRig &rig, const PictureRequest &request)
    : m_rig(rig),
      m_request(request),
      m_textures(rig.file.textures->inOrderOf(rig.runtime->textures()))
{
    reserveRegions(*rig.runtime, m_regions);
}

bool RigPainter::bounds(const RigPose &pose, Vec2 &minimum, Vec2 &maximum)
{
    composeRegions(*m_rig.runtime, pose, m_regions);
    return boundsOf(m_regions, minimum, maximum);
}

Picture RigPainter::draw(const RigPose &pose, const Affine &view)
{
    composeRegions(*m_rig.runtime, pose, m_regions);
    Picture picture(m_request.width, m_request.height);
    picture.fill(m_request.background);
    if (m_request.isGameLook)
        m_game.draw(m_regions, view, picture, m_textures);
    else
        m_crisp.draw(m_regions, view, picture, m_textures);
    return picture;
}

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

Result<void> writePng(const std::string &path, const Picture &picture)
{
    const Result<std::string> png = encodePng(picture);
    if (!png)
        return tl::make_unexpected(png.error());
    return writeFileAtomic(path, *png);
}

void writeGaps(JsonWriter &json, const Issues &issues)
{
    json.name("gaps").beginArray();
    for (const Issue &issue : issues) {
        if (issue.fate != Fate::Refused)
            continue;
        json.beginObject().member("code", issue.code).member("layer", issue.layer);
        json.member("pointer", issue.where.pointer).member("what", issue.what).endObject();
    }
    json.endArray();
}

} // namespace clipwright::app
