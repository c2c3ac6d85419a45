// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"

#include "model/core/inner_path.h"
#include "model/core/numbers.h"
#include "model/io/files/files.h"
#include "model/io/files/project_folder.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/ostage/ostage_format.h"
#include "model/io/png/png_format.h"
#include "model/stage/texture_animation.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace clipwright::app {

namespace {

namespace fs = std::filesystem;

Result<SheetFrames> framesOf(const Arguments &arguments, PngSize size)
{
    const std::string text = arguments.value("frames", "1x1");
    const std::size_t cross = text.find('x');
    const double columns = parseNumber(std::string_view(text).substr(0, cross)).value_or(0);
    const double rows =
        cross == std::string::npos ? 0 : parseNumber(std::string_view(text).substr(cross + 1)).value_or(0);
    const auto fits = [](double v, std::uint32_t pixels) { return v >= 1 && v <= pixels && v == static_cast<int>(v); };
    if (!fits(columns, size.width) || !fits(rows, size.height)
        || columns * rows > static_cast<double>(kMostSheetFrames))
        return refuse("usage",
                      "--frames expects COLUMNSxROWS, no more than the sheet has pixels and 10,000 in all, found '"
                          + text + "'");
    return SheetFrames{static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows)};
}

/** The sheet as the stage names it: from its folder, within its project. */
Result<std::string> textureFor(const std::string &sheet, const std::string &stage)
{
    std::error_code error;
    const fs::path from = fs::absolute(stage, error).lexically_normal();
    const fs::path to = fs::absolute(sheet, error).lexically_normal();
    const std::string folder = projectFolderOf(stage);
    const fs::path project = fs::absolute(folder.empty() ? "." : folder, error).lexically_normal();
    const std::string reference = to.lexically_relative(from.parent_path()).generic_string();
    const std::string inner = from.lexically_relative(project).generic_string();
    if (!innerPathFrom(inner, reference))
        return refuse("texture-outside", "expected a sheet in the project of the stage that shows it",
                      {sheet, 0, 0, {}});
    return reference;
}

/** Both or none: what stood in the place of the clip comes back where the stage cannot be written. */
Result<void> writeBoth(const std::string &clip, const std::string &clipText, const std::string &stage,
                       const std::string &stageText)
{
    const auto before = readFile(clip);
    if (Result<void> written = writeFileAtomic(clip, clipText); !written)
        return written;
    Result<void> written = writeFileAtomic(stage, stageText);
    if (written)
        return written;
    std::error_code error;
    if (before)
        (void)writeFileAtomic(clip, **before);
    else
        fs::remove(clip, error);
    return written;
}

} // namespace

ExitStatus convertSheet(const Arguments &arguments, Reply &reply)
{
    const std::string &sheet = arguments.files().front();
    const std::string &target = arguments.files().back();
    const auto bytes = readFile(sheet);
    if (!bytes)
        return reply.fail(bytes.error());
    const Result<PngSize> size = readPngSize(**bytes);
    if (!size)
        return reply.fail(Error{size.error().code, {sheet, 0, 0, {}}, size.error().what});
    const Result<SheetFrames> frames = framesOf(arguments, *size);
    const Result<double> rate = arguments.number("rate", 10, 0.001, 10'000);
    if (!frames || !rate)
        return reply.fail(frames ? rate.error() : frames.error());
    const Result<std::string> texture = textureFor(sheet, target);
    if (!texture)
        return reply.fail(texture.error());

    // A frame is a metre high.
    const double width = double(size->width) / frames->columns / (double(size->height) / frames->rows);
    const std::string clip = fs::path(target).replace_extension(".oclip").generic_string();
    // A clip that nobody named, beside a stage that is not there yet, is someone else's work.
    if (fs::exists(clip) && !fs::exists(target))
        return reply.fail(
            Error{"file-exists", {clip, 0, 0, {}}, "expected no clip of that name yet: name another stage"});
    TextureAnimation made =
        animationFromTexture(*texture, fs::path(clip).filename().generic_string(), *frames, Rate{*rate}, {width, 1});
    Stage stage;
    stage.name = made.sprite.id;
    stage.entities.push_back(std::make_shared<const Entity>(std::move(made.sprite)));
    if (const Result<void> written = writeBoth(clip, writeOclip(made.clip), target, writeOstage(stage)); !written)
        return reply.fail(written.error());
    reply.line("wrote " + target);
    reply.line("wrote " + clip);
    reply.document({},
                   [&](JsonWriter &json) { json.name("outputs").beginArray().value(target).value(clip).endArray(); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
