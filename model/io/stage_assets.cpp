// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/stage_assets.h"

#include "model/io/files/files.h"
#include "model/io/files/read_within.h"
#include "model/io/formats.h"
#include "model/io/oanim/oanim_format.h"

#include <array>
#include <string_view>

namespace clipwright {

namespace {

// Where systems keep a sans that has most letters; the first is what Debian's packages of ours bring.
constexpr std::array<std::string_view, 8> kSystemFonts{
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/System/Library/Fonts/Helvetica.ttc",
    "/Library/Fonts/Arial.ttf",
    "C:/Windows/Fonts/arial.ttf",
};

Result<std::shared_ptr<Font>> systemFont()
{
    for (const std::string_view path : kSystemFonts) {
        const auto bytes = readFile(std::string(path), kMostFontBytes);
        Result<std::shared_ptr<Font>> font = bytes ? Font::open(*bytes) : tl::make_unexpected(bytes.error());
        if (font)
            return font;
    }
    return refuse("font-missing", "the system has none of the fonts that are looked for: name one of the project");
}

} // namespace

RigLoader rigsFrom(const std::string &project)
{
    return [project](const std::string &file) -> Result<std::shared_ptr<const RigRuntime>> {
        const Result<FormatId> format = formatOfPath(file);
        if (!format || (*format != FormatId::Oanim && *format != FormatId::Oshape))
            return refuse("format-unknown", "expected an .oanim or .oshape", {file, 0, 0, {}});
        const auto bytes = readFileWithin(project, file);
        if (!bytes)
            return tl::make_unexpected(bytes.error());
        const Result<CookedRig> rig = *format == FormatId::Oanim ? readOanim(**bytes, file) : readOshape(**bytes, file);
        if (!rig)
            return tl::make_unexpected(rig.error());
        return RigRuntime::build(*rig);
    };
}

FontLoader fontsFrom(const std::string &project)
{
    return [project](const std::string &file) -> Result<std::shared_ptr<Font>> {
        if (file.empty())
            return systemFont();
        const auto bytes = readFileWithin(project, file, kMostFontBytes);
        if (!bytes)
            return tl::make_unexpected(bytes.error());
        Result<std::shared_ptr<Font>> font = Font::open(*bytes);
        if (!font)
            font.error().where.file = file;
        return font;
    };
}

} // namespace clipwright
