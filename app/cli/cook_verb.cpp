// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/output_files.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/cook/cook_clips.h"
#include "model/core/numbers.h"
#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/rig_file.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

/** What is told of an animation, whose picture and source are let go: a package may hold thousands. */
struct CookedAnimation {
    std::string animation;
    std::string output;
    bool isStill = false;
    bool hasOwnClips = false;
    std::vector<TimeRange> clips; ///< none where it is still
    double rate = 0;
    double duration = 0;
    std::size_t layers = 0;
    CookCounts counts;
    double error = 0;
    Issues issues;
};

CookedAnimation summaryOf(RigFile file, std::string output)
{
    const CookedRig &rig = *file.cooked;
    return {std::move(file.animation),
            std::move(output),
            rig.isStill,
            !rig.clips.empty(),
            rig.isStill ? std::vector<TimeRange>() : rig.playableClips(),
            rig.rate.framesPerSecond,
            rig.duration,
            rig.layers.size(),
            file.counts,
            file.cookError,
            std::move(file.issues)};
}

Result<CookSettings> settingsOf(const Arguments &arguments)
{
    const Result<double> extent = arguments.number("extent", 2, 1e-6, 1e9);
    const Result<double> tolerance = arguments.number("tolerance", 0, 0, 1e9);
    for (const Result<double> &number : {extent, tolerance}) {
        if (!number)
            return tl::make_unexpected(number.error());
    }
    const std::string clips = arguments.value("clips");
    if (const Issues wrong = wrongClips(clips); !wrong.empty())
        return refuse("usage", "--clips: " + wrong.front().what);
    return CookSettings{*extent, *tolerance, clips};
}

/** A source to cook, with the animations that are: all of a package that holds several; else, as an empty id, the one. */
struct SourceToCook {
    std::optional<LottieSource> opened;
    std::vector<std::string> animations{std::string()};
};

Result<SourceToCook> sourceToCook(const std::string &path)
{
    SourceToCook source;
    if (parseAnimationAddress(path))
        return source;
    Result<LottieSource> opened = openLottieSource(path);
    if (!opened)
        return tl::make_unexpected(opened.error());
    if (std::vector<std::string> animations = opened->animations(); animations.size() > 1)
        source.animations = std::move(animations);
    source.opened = std::move(*opened);
    return source;
}

/** Beside the source; under the name, or in the folder, that OUT gives. */
std::string outputPath(const Arguments &arguments, const RigFile &file, FormatId format, const std::string &animation)
{
    const std::string &source = arguments.files().front();
    const std::string &out = arguments.files().back(); // the source itself where there is no OUT
    const auto named = [&](const std::string &path) {
        // A file that has `#` in its own name is no animation of another one.
        return file.animation.empty() ? cookedPathAs(path, format) : cookedPath(path, format, animation);
    };
    if (arguments.files().size() < 2)
        return named(source);
    if (isFolder(out) || out.ends_with('/'))
        return named(out + (out.ends_with('/') ? "" : "/") + nameOfSource(source));
    return cookedPathAs(out, format, animation);
}

/** Opens and cooks each; plans what is written. All refusals of all animations come at once. */
tl::expected<std::vector<CookedAnimation>, Issues> cookAll(const Arguments &arguments, const CookSettings &settings,
                                                           OutputFiles &outputs)
{
    const std::string &source = arguments.files().front();
    const Result<SourceToCook> toCook = sourceToCook(source);
    if (!toCook)
        return tl::make_unexpected(Issues{issueOf(toCook.error())});
    std::vector<CookedAnimation> cooked;
    Issues refusals;
    for (const std::string &animation : toCook->animations) {
        RigFile file = openRigFile(animation.empty() ? source : source + '#' + animation,
                                   {.settings = settings,
                                    .textures = TextureUse::Check,
                                    .source = toCook->opened ? &*toCook->opened : nullptr});
        if (!file.isReadable() || file.isRefused) {
            refusals.insert(refusals.end(), file.issues.begin(), file.issues.end());
            continue;
        }
        CookedText text = writeCooked(*file.cooked);
        const std::string output = outputs.free(outputPath(arguments, file, text.format, animation));
        outputs.addRig(output, std::move(text.text));
        if (const Result<void> added = outputs.addPictures(file.pictures, output); !added) {
            refusals.push_back(issueOf(added.error()));
            refusals.back().where.file = file.path;
        }
        cooked.push_back(summaryOf(std::move(file), output));
    }
    if (!refusals.empty())
        return tl::make_unexpected(refusals);
    return cooked;
}

void writeAnimation(JsonWriter &json, const CookedAnimation &cooked)
{
    writeClips(json, cooked.clips);
    json.member("rate", cooked.rate).member("duration", cooked.duration).member("layers", cooked.layers);
    json.name("keys").beginObject().member("source", cooked.counts.sourceKeys);
    json.member("written", cooked.counts.writtenKeys).member("perFrame", cooked.counts.perFrameKeys).endObject();
    json.member("error", cooked.error);
}

void writeReport(JsonWriter &json, const std::vector<CookedAnimation> &cooked, const OutputFiles &outputs)
{
    outputs.writePaths(json);
    if (cooked.size() == 1) {
        writeAnimation(json, cooked.front());
        return;
    }
    json.name("animations").beginArray();
    for (const CookedAnimation &one : cooked) {
        json.beginObject().member("animation", one.animation).member("output", one.output);
        writeAnimation(json, one);
        json.endObject();
    }
    json.endArray();
}

void tellReport(Reply &reply, const CookedAnimation &cooked, std::string_view wrote)
{
    reply.line(std::string(wrote) + cooked.output + ": " + std::to_string(cooked.layers) + " layers, "
               + std::to_string(cooked.counts.writtenKeys) + " keys from " + std::to_string(cooked.counts.sourceKeys)
               + " (one a frame would be " + std::to_string(cooked.counts.perFrameKeys) + "), error "
               + numberText(roundTo(cooked.error, 1e-6)));
    for (const TimeRange &clip : cooked.clips)
        reply.line(lineOf(clip));
    if (!cooked.isStill && !cooked.hasOwnClips)
        reply.line("  the source has no markers: the whole timeline is the one clip");
}

} // namespace

ExitStatus runCook(const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const Result<CookSettings> settings = settingsOf(arguments);
    if (!settings)
        return reply.fail(settings.error());
    const Result<FormatId> format = formatOfPath(source);
    if (!format)
        return reply.fail(format.error());
    if (!rowOf(*format).isSource)
        return reply.fail(Error{"not-a-source",
                                {source, 0, 0, {}},
                                "expected a source (.json, .lottie or .tgs): this is what a cook writes"});

    if (arguments.files().back().empty())
        return reply.failUsage("OUT is empty");
    if (const std::string &out = arguments.files().back(); arguments.files().size() > 1 && isSpecialFile(out))
        return reply.fail(Error{
            "file-unwritable", {out, 0, 0, {}}, "expected a file or a folder to write to; --dry-run writes nothing"});
    OutputFiles outputs;
    const auto cooked = cookAll(arguments, *settings, outputs);
    if (!cooked)
        return reply.fail(cooked.error());
    const bool isDryRun = arguments.has("dry-run");
    if (!isDryRun) {
        if (const Result<void> written = outputs.write(); !written)
            return reply.fail(written.error());
    }
    const std::string_view wrote = isDryRun ? "would write " : "wrote ";
    Issues issues;
    for (const CookedAnimation &one : *cooked) {
        tellReport(reply, one, wrote);
        issues.insert(issues.end(), one.issues.begin(), one.issues.end());
    }
    for (const std::string &picture : outputs.picturePaths())
        reply.line(std::string(wrote) + picture);
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) { writeReport(json, *cooked, outputs); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
