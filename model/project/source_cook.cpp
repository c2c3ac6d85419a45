// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/source_cook.h"

#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/project/record_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

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

/** All of a package that holds several; else, as an empty id, the one. */
std::vector<std::string> animationsOf(const LottieSource *source)
{
    std::vector<std::string> animations;
    if (source != nullptr)
        animations = source->animations();
    return animations.size() > 1 ? animations : std::vector<std::string>{std::string()};
}

/** Beside the source; under the name, or in the folder, that `out` gives. */
std::string outputPath(const std::string &source, const std::string &out, const RigFile &file, FormatId format,
                       const std::string &animation)
{
    const auto named = [&](const std::string &path) {
        // A file that has `#` in its own name is no animation of another one.
        return file.animation.empty() ? cookedPathAs(path, format) : cookedPath(path, format, animation);
    };
    if (out.empty())
        return named(source);
    if (isFolder(out) || out.ends_with('/'))
        return named(out + (out.ends_with('/') ? "" : "/") + nameOfSource(source));
    return cookedPathAs(out, format, animation);
}

} // namespace

tl::expected<SourceCook, Issues> cookSource(const std::string &source, const SourceCookOptions &options)
{
    std::optional<LottieSource> read;
    const LottieSource *opened = options.opened;
    if (opened == nullptr && !parseAnimationAddress(source)) {
        Result<LottieSource> fresh = openLottieSource(source);
        if (!fresh)
            return tl::make_unexpected(Issues{issueOf(fresh.error())});
        opened = &read.emplace(std::move(*fresh));
    }
    SourceCook cook;
    Issues refusals;
    for (const std::string &animation : animationsOf(opened)) {
        RigFile file =
            openRigFile(animation.empty() ? source : source + '#' + animation, {.settings = options.settings,
                                                                                .textures = TextureUse::Check,
                                                                                .isCancelled = options.isCancelled,
                                                                                .source = opened});
        if (!file.isReadable() || file.isRefused) {
            refusals.insert(refusals.end(), file.issues.begin(), file.issues.end());
            continue;
        }
        CookedText text = writeCooked(*file.cooked);
        const std::string output = cook.outputs.free(outputPath(source, options.out, file, text.format, animation));
        cook.outputs.addRig(output, std::move(text.text));
        if (const Result<void> added = cook.outputs.addPictures(file.pictures, output); !added) {
            refusals.push_back(issueOf(added.error()));
            refusals.back().where.file = file.path;
        }
        cook.animations.push_back(summaryOf(std::move(file), output));
    }
    if (!refusals.empty())
        return tl::make_unexpected(std::move(refusals));
    if (opened != nullptr)
        cook.sourceHash = sha1Hex(*opened->bytes);
    return cook;
}

Result<RecordOnDisk> readRecordOf(const std::string &source)
{
    const std::string path = recordPathOf(source);
    const auto bytes = readFile(path, kMaxRecordBytes);
    if (!bytes)
        return bytes.error().code == "file-missing" ? Result<RecordOnDisk>() : tl::make_unexpected(bytes.error());
    // What a crash left of writing one: there is none, and the next cook writes it.
    if ((*bytes)->find_first_not_of(" \t\r\n") == std::string::npos)
        return RecordOnDisk();
    Result<std::optional<CookRecord>> record = readCookRecord(**bytes, path);
    if (!record)
        return tl::make_unexpected(record.error());
    return RecordOnDisk{**bytes, std::move(*record)};
}

CookSettings settingsRecordedFor(const std::string &path, Issues &issues)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format || !rowOf(*format).isSource)
        return {};
    const std::optional<AnimationAddress> address = parseAnimationAddress(path);
    std::string source = path;
    Result<RecordOnDisk> onDisk = readRecordOf(source);
    if (address && onDisk && !onDisk->record) {
        source = address->file;
        onDisk = readRecordOf(source);
    }
    const auto warn = [&](const Error &error) {
        issues.push_back(issueOf(error));
        issues.back().severity = Severity::Warning;
        issues.back().where.file = recordPathOf(source);
        issues.back().what.append("; the default settings are taken");
        return CookSettings{};
    };
    if (!onDisk)
        return warn(onDisk.error());
    if (!onDisk->record)
        return {};
    Result<CookSettings> settings = cookSettingsOf(onDisk->record->settings);
    return settings ? std::move(*settings) : warn(settings.error());
}

Result<void> announceCook(const std::string &source, const RecordOnDisk &before,
                          const std::vector<OutputFiles::File> &files, FileCalls &calls)
{
    if (!before.record)
        return {};
    CookRecord record = *before.record;
    for (const OutputFiles::File &file : files) {
        const std::string name = nameOfSource(file.path);
        const auto known = std::ranges::find(record.artifacts, name, &RecordedArtifact::name);
        if (known != record.artifacts.end())
            known->next = sha1Hex(*file.bytes);
        else if (!record.artifacts.empty()) // of another tool, which protects nothing
            record.artifacts.push_back({name, {}, sha1Hex(*file.bytes)});
    }
    const std::string path = recordPathOf(source);
    const Result<std::string> text = writeCookRecord(record, before.text, {}, path);
    if (!text)
        return tl::make_unexpected(text.error());
    return *text == before.text ? Result<void>() : writeFileAtomic(path, *text, calls);
}

Result<void> recordCook(const std::string &source, const std::string &sourceHash,
                        const std::vector<OutputFiles::File> &files, const RecordedSettings &settings, FileCalls &calls)
{
    const Result<RecordOnDisk> before = readRecordOf(source);
    if (!before)
        return tl::make_unexpected(before.error());
    CookRecord record{sourceHash, currentToolHash(), settingsHashOf(settings), settings, {}};
    for (const OutputFiles::File &file : files)
        record.artifacts.push_back({nameOfSource(file.path), sha1Hex(*file.bytes), {}});
    const std::string path = recordPathOf(source);
    const Result<std::string> text = writeCookRecord(record, before->text, newAssetId(), path);
    if (!text)
        return tl::make_unexpected(text.error());
    return *text == before->text ? Result<void>() : writeFileAtomic(path, *text, calls);
}

} // namespace clipwright
