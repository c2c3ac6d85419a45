// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/rig_file.h"

#include "model/cook/lift.h"
#include "model/core/out_of_memory.h"
#include "model/core/thread_team.h"
#include "model/io/files/files.h"
#include "model/io/files/read_within.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_textures.h"
#include "model/rig/rig_sharing.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

// How an opening's time is spent, about: told, not measured.
constexpr double kWhenRead = 0.1;
constexpr double kWhenParsed = 0.3;
constexpr double kWhenCooked = 0.9;

void tell(const OpenOptions &options, double fraction)
{
    if (options.progress)
        options.progress(fraction);
}

void openCooked(RigFile &file, const OpenOptions &options)
{
    Result<CookedRig> read =
        file.format == FormatId::Oshape ? readOshape(*file.bytes, file.path) : readOanim(*file.bytes, file.path);
    if (!read) {
        file.issues.push_back(issueOf(read.error()));
        return;
    }
    tell(options, kWhenParsed);
    file.rig = std::make_shared<const Rig>(lift(*read));
    file.cooked = std::make_shared<const CookedRig>(std::move(*read));
    file.pictures = readPictures(*file.cooked, folderPartOf(file.path), file.issues);
}

/** The source as the cook is to see it: what the memory knows is told by its identity. */
std::shared_ptr<const Rig> rigForCook(const RigFile &file, const CookMemory *memory)
{
    if (memory == nullptr || !memory->rig)
        return file.rig;
    return std::make_shared<const Rig>(sharingUnchanged(*file.rig, *memory->rig));
}

CookOutput cookSource(const RigFile &file, const OpenOptions &options)
{
    const std::shared_ptr<const Rig> rig = rigForCook(file, options.memory);
    const auto onLayer = [&options](std::size_t layers, std::size_t of) {
        tell(options,
             kWhenParsed + (kWhenCooked - kWhenParsed) * static_cast<double>(layers) / static_cast<double>(of));
    };
    CookCache *cache = options.memory == nullptr ? nullptr : &options.memory->cache;
    CookSettings settings = options.settings;
    settings.threads = options.threads == 0 ? ThreadTeam::usualSize() : options.threads;
    CookOutput output = cook(*rig, settings, options.isCancelled, cache, onLayer);
    if (options.memory != nullptr && output.rig)
        options.memory->rig = rig;
    return output;
}

/** What its rig is cooked to, where it is a source. */
void showCooked(RigFile &file, CookOutput output)
{
    file.isRefused = output.isRefused();
    file.issues.insert(file.issues.end(), output.issues.begin(), output.issues.end());
    file.counts = output.counts;
    file.cookError = output.error;
    file.pictures = std::move(output.textures);
    if (output.rig)
        file.cooked = std::make_shared<const CookedRig>(std::move(*output.rig));
}

/** What comes after reading and cooking. */
void finish(RigFile &file, const OpenOptions &options)
{
    if (file.cooked) {
        const auto folder = rowOf(file.format).isSource ? std::nullopt : std::optional(folderPartOf(file.path));
        file.textures = loadTextures(file.pictures, folder, options.textures, file.issues);
    }
    for (Issue &issue : file.issues) {
        if (issue.where.file.empty())
            issue.where.file = file.path;
    }
    capIssues(file.issues);
    tell(options, 1);
}

void openSource(RigFile &file, const OpenOptions &options)
{
    const LottiePackage *opened = options.source == nullptr ? nullptr : options.source->package.get();
    LottieAnimations *animations = opened == nullptr ? &file.animations : nullptr;
    LottieReading reading = readLottieFile(file.bytes, file.path, file.animation, animations, opened);
    file.issues = std::move(reading.issues);
    if (!reading.rig)
        return;
    tell(options, kWhenParsed);
    file.rig = std::make_shared<const Rig>(std::move(*reading.rig));
    showCooked(file, cookSource(file, options));
}

/** A file that has `#` in its own name comes before an animation of another one. */
Result<std::shared_ptr<const std::string>> readAddressed(RigFile &file, const LottieSource *source)
{
    if (source != nullptr) {
        if (file.path.size() > source->file.size())
            file.animation = file.path.substr(source->file.size() + 1);
        return source->bytes;
    }
    Result<std::shared_ptr<const std::string>> bytes = readFile(file.path);
    const std::optional<AnimationAddress> address = parseAnimationAddress(file.path);
    if (bytes || !address)
        return bytes;
    file.animation = address->animation;
    return readFile(address->file);
}

} // namespace

std::vector<std::string> LottieSource::animations() const
{
    return package == nullptr ? std::vector<std::string>() : package->ids();
}

Result<LottieSource> openLottieSource(const std::string &path)
{
    const auto bytes = readFile(path);
    return bytes ? lottieSourceOf(path, *bytes) : tl::make_unexpected(bytes.error());
}

Result<LottieSource> lottieSourceOf(const std::string &path, const std::shared_ptr<const std::string> &bytes)
{
    LottieSource source{path, bytes, nullptr};
    if (!looksLikeZip(*bytes))
        return source;
    Result<LottiePackage> package = LottiePackage::open(bytes, path);
    if (!package)
        return tl::make_unexpected(package.error());
    source.package = std::make_shared<const LottiePackage>(std::move(*package));
    return source;
}

namespace {

RigFile openWhole(const std::string &path, const OpenOptions &options)
{
    RigFile file;
    file.path = path;
    const Result<FormatId> format = rigFormatOfPath(path);
    if (!format) {
        file.issues.push_back(issueOf(format.error()));
        return file;
    }
    file.format = *format;
    Result<std::shared_ptr<const std::string>> bytes = readAddressed(file, options.source);
    if (!bytes) {
        file.issues.push_back(issueOf(bytes.error()));
        return file;
    }
    file.bytes = std::move(*bytes);
    tell(options, kWhenRead);
    if (rowOf(file.format).isSource)
        openSource(file, options);
    else
        openCooked(file, options);
    finish(file, options);
    return file;
}

RigFile cookWhole(RigFile file, const OpenOptions &options)
{
    tell(options, kWhenParsed);
    CookOutput output = cookSource(file, options);
    file.cooked = nullptr;
    if (rowOf(file.format).isSource) {
        showCooked(file, std::move(output));
    } else if (output.rig) {
        file.cooked = std::make_shared<const CookedRig>(std::move(*output.rig));
        file.pictures = readPictures(*file.cooked, folderPartOf(file.path), file.issues);
    }
    finish(file, options);
    return file;
}

} // namespace

RigFile openRigFile(const std::string &path, const OpenOptions &options)
{
    try {
        return openWhole(path, options);
    } catch (const std::bad_alloc &) {
        RigFile file;
        file.issues.push_back(issueOf(outOfMemory()));
        file.path = path;
        return file;
    }
}

RigFile cookRigFile(RigFile file, const OpenOptions &options)
{
    const std::string path = file.path;
    try {
        return cookWhole(std::move(file), options);
    } catch (const std::bad_alloc &) {
        RigFile failed;
        failed.issues.push_back(issueOf(outOfMemory()));
        failed.path = path;
        return failed;
    }
}

CookedText writeCooked(const CookedRig &rig)
{
    if (rig.isStill) {
        if (Result<std::string> text = writeOshape(rig))
            return {FormatId::Oshape, std::move(*text)};
    }
    CookedRig moving = rig;
    moving.isStill = false;
    return {FormatId::Oanim, writeOanim(moving)};
}

} // namespace clipwright
