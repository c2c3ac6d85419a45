// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/verb.h"

#include "model/cook/cook_still.h"
#include "model/io/files/files.h"
#include "model/io/lottie/writer/lottie_space.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_file.h"
#include "model/project/output_files.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace clipwright::app {

namespace {

/** What an `.oshape` cannot hold of a layer, as people say it: each thing once. */
std::string beyondOshape(const CookedLayer &layer)
{
    bool moves = false;
    bool hasGradients = false;
    bool hasTextures = false;
    for (const CookedKeys &keys : layer.channels)
        moves = moves || keys.frames.size() > 1;
    for (const CookedShape &shape : layer.shapes) {
        moves = moves || shape.frames.size() > 1;
        hasGradients = hasGradients || shape.layout.paint != PaintKind::Solid;
        hasTextures = hasTextures || !shape.layout.texture.empty();
    }
    std::string what;
    for (const auto &[isThere, word] :
         {std::pair{moves, "motion"}, std::pair{hasGradients, "gradients"}, std::pair{hasTextures, "textures"}}) {
        if (isThere)
            what.append(what.empty() ? "" : ", ").append(word);
    }
    return what;
}

/** A refusal for each layer that cannot be said. */
Issues refusedByOshape(const CookedRig &rig, const std::string &path)
{
    Issues issues;
    for (const CookedLayer &layer : rig.layers) {
        const std::string beyond = beyondOshape(layer);
        if (beyond.empty())
            continue;
        Issue issue;
        issue.severity = Severity::Error;
        issue.where.file = path;
        issue.fate = Fate::Refused;
        issue.code = "target-cannot-hold";
        issue.layer = layer.name;
        issue.what = "an .oshape cannot hold " + beyond;
        issues.push_back(std::move(issue));
    }
    return issues;
}

Issue dropped(std::string what, const std::string &path)
{
    Issue issue;
    issue.where.file = path;
    issue.fate = Fate::Dropped;
    issue.code = "not-held";
    issue.what = std::move(what);
    return issue;
}

using Text = tl::expected<std::string, Issues>;

Text asOshape(const CookedRig &rig, const std::string &path, Issues &issues)
{
    const auto written = [](const Result<std::string> &text) {
        return text ? Text(*text) : Text(tl::make_unexpected(Issues{issueOf(text.error())}));
    };
    if (rig.isStill)
        return written(writeOshape(rig));
    if (!canBeStill(rig))
        return tl::make_unexpected(refusedByOshape(rig, path));
    if (!rig.clips.empty() || !rig.marks.empty())
        issues.push_back(dropped("an .oshape has no clips and marks; they are left out", path));
    return written(writeOshape(bakeStill(rig)));
}

Text asOanim(const CookedRig &rig, const std::string &path, Issues &issues)
{
    for (const CookedMorph &morph : rig.morphs)
        issues.push_back(dropped("an .oanim has no morph sets; '" + morph.name + "' is left out", path));
    CookedRig moving = rig;
    moving.isStill = false;
    moving.morphs.clear();
    if (!(moving.rate.framesPerSecond > 0))
        moving.rate = Rate{30}; // a shape has no time, an .oanim must
    if (!(moving.duration > 0))
        moving.duration = 1;
    return writeOanim(moving);
}

/** Whether the pictures of a native file stand where the target wants them. */
bool arePicturesThere(const RigFile &file, const std::string &target)
{
    const auto folderOf = [](const std::string &path) {
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        return folder.empty() ? std::filesystem::path(".") : folder;
    };
    std::error_code none;
    return !rowOf(file.format).isSource && std::filesystem::equivalent(folderOf(file.path), folderOf(target), none);
}

/** An .oanim or .oshape as a source that may be edited freely: told is what a Lottie cannot say of it. */
ExitStatus convertToLottie(const std::string &source, const std::string &target, Reply &reply)
{
    const RigFile file = openRigFile(source, {.textures = TextureUse::Check});
    if (!file.rig || hasErrors(file.issues))
        return reply.fail(file.issues);
    LottieSpaceRig rig = toLottieSpace(*file.rig);
    Issues issues = file.issues;
    issues.insert(issues.end(), rig.issues.begin(), rig.issues.end());
    const Result<std::string> text = writeLottie(rig.rig);
    if (!text)
        return reply.fail(text.error());
    if (const Result<void> written = writeFileAtomic(target, *text); !written)
        return reply.fail(written.error());
    reply.line("wrote " + target);
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) { json.name("outputs").beginArray().value(target).endArray(); });
    return ExitStatus::Done;
}

bool hasSuffix(const std::string &path, std::string_view lowerCase)
{
    std::string suffix = std::filesystem::path(path).extension().string();
    for (char &c : suffix)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return suffix == lowerCase;
}

constexpr std::string_view kConversions = "expected one of: a source, .oanim or .oshape into .oanim or .oshape; .oanim "
                                          "or .oshape into .json; an .oclip, .ostage or "
                                          ".ocurve into another of its kind; a sheet of frames (.png) into an .ostage";

/** Only a plain Lottie is made: packages and stickers are changed, not made. */
bool isPlainLottie(const std::string &path)
{
    return hasSuffix(path, ".json");
}

} // namespace

ExitStatus runConvert(const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const std::string &target = arguments.files().back();
    const Result<FormatId> format = formatOfPath(target);
    if (!format)
        return reply.fail(format.error());
    if (*format == FormatId::Ostage && hasSuffix(source, ".png"))
        return convertSheet(arguments, reply);
    if (arguments.has("frames") || arguments.has("rate"))
        return reply.failUsage("--frames and --rate go with a sheet: convert SHEET.png OUT.ostage");
    const Result<FormatId> from = formatOfPath(source);
    const auto holdsRig = [](FormatId of) { return rowOf(of).kind == AssetKind::Rig; };
    if (from && *from == *format && !holdsRig(*format))
        return convertSame(*format, arguments, reply);
    if (!holdsRig(*format) || (from && !holdsRig(*from)))
        return reply.fail(Error{"format-not-written", {target, 0, 0, {}}, std::string(kConversions)});
    const bool isToSource = from && !rowOf(*from).isSource && isPlainLottie(target);
    if (rowOf(*format).isSource && !isToSource)
        return reply.fail(
            Error{"format-not-written",
                  {target, 0, 0, {}},
                  "expected a file of a format that can be written: .oanim or .oshape, or .json of one of these"});
    if (isToSource)
        return convertToLottie(source, target, reply);
    const RigFile file = openRigFile(source, {.textures = TextureUse::Check});
    if (!file.isReadable() || file.isRefused)
        return reply.fail(file.issues);

    Issues issues = file.issues;
    const Text text =
        *format == FormatId::Oshape ? asOshape(*file.cooked, source, issues) : asOanim(*file.cooked, source, issues);
    if (!text)
        return reply.fail(text.error());
    OutputFiles outputs;
    outputs.addRig(target, *text);
    if (!arePicturesThere(file, target)) {
        if (const Result<void> added = outputs.addPictures(file.pictures, target); !added)
            return reply.fail(added.error());
    }
    if (const Result<void> written = outputs.write(); !written)
        return reply.fail(written.error());
    reply.line("wrote " + target);
    for (const std::string &picture : outputs.picturePaths())
        reply.line("wrote " + picture);
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) { outputs.writePaths(json); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
