// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/rig_file.h"

#include "model/cook/lift.h"
#include "model/io/files/files.h"
#include "model/io/lottie_file.h"
#include "model/io/lottie_package.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_textures.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** Empty for the folder that the program runs in. */
std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? std::string() : path.substr(0, std::max<std::size_t>(slash, 1));
}

void openCooked(RigFile &file)
{
    Result<CookedRig> read =
        file.format == FormatId::Oshape ? readOshape(*file.bytes, file.path) : readOanim(*file.bytes, file.path);
    if (!read) {
        file.issues.push_back(issueOf(read.error()));
        return;
    }
    file.rig = std::make_shared<const Rig>(lift(*read));
    file.cooked = std::make_shared<const CookedRig>(std::move(*read));
    file.textures = loadTextures(*file.cooked, folderOf(file.path), file.issues);
}

void openSource(RigFile &file, const CookSettings &settings, const CancelCheck &isCancelled)
{
    LottieReading reading = readLottieFile(file.bytes, file.path, file.animation);
    file.issues = std::move(reading.issues);
    if (!reading.rig)
        return;
    file.rig = std::make_shared<const Rig>(std::move(*reading.rig));
    CookOutput output = cook(*file.rig, settings, isCancelled);
    file.isRefused = output.isRefused();
    file.issues.insert(file.issues.end(), output.issues.begin(), output.issues.end());
    file.counts = output.counts;
    file.cookError = output.error;
    file.pictures = std::move(output.textures);
    if (!output.rig)
        return;
    file.cooked = std::make_shared<const CookedRig>(std::move(*output.rig));
    file.textures = loadTextures(*file.cooked, *file.rig, file.issues);
}

/** A file that has `#` in its own name comes before an animation of another one. */
Result<std::shared_ptr<const std::string>> readAddressed(RigFile &file)
{
    Result<std::shared_ptr<const std::string>> bytes = readFile(file.path);
    const std::optional<AnimationAddress> address = parseAnimationAddress(file.path);
    if (bytes || !address)
        return bytes;
    file.animation = address->animation;
    return readFile(address->file);
}

/** An id as a part of a file's name: only what no file system minds stays. */
std::string fileNameOf(const std::string &id)
{
    constexpr std::size_t kMostBytes = 100;
    std::string name = id.substr(std::min(id.find_first_not_of('.'), id.size()));
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    if (name.size() > kMostBytes) {
        std::size_t end = kMostBytes;
        while (end > 0 && isInside(name[end])) // no letter is cut in two
            --end;
        name.resize(end);
    }
    for (char &c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' '
                             || c == '.' || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 0x80;
        if (!isPlain)
            c = '_';
    }
    return name;
}

} // namespace

Result<std::vector<std::string>> animationsOf(const std::string &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    if (!looksLikeZip(**bytes))
        return std::vector<std::string>{};
    const Result<LottiePackage> package = LottiePackage::open(*bytes, path);
    if (!package)
        return tl::make_unexpected(package.error());
    return package->ids();
}

RigFile openRigFile(const std::string &path, const CookSettings &settings, const CancelCheck &isCancelled)
{
    RigFile file;
    file.path = path;
    const Result<FormatId> format = formatOfPath(path);
    if (!format) {
        file.issues.push_back(issueOf(format.error()));
        return file;
    }
    file.format = *format;
    Result<std::shared_ptr<const std::string>> bytes = readAddressed(file);
    if (!bytes) {
        file.issues.push_back(issueOf(bytes.error()));
        return file;
    }
    file.bytes = std::move(*bytes);
    if (rowOf(file.format).isSource)
        openSource(file, settings, isCancelled);
    else
        openCooked(file);
    for (Issue &issue : file.issues) {
        if (issue.where.file.empty())
            issue.where.file = path;
    }
    return file;
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

std::string cookedPath(const std::string &path, FormatId format, const std::string &animation)
{
    if (const std::optional<AnimationAddress> address = parseAnimationAddress(path))
        return cookedPath(address->file, format, address->animation);
    const std::size_t slash = path.find_last_of('/');
    const std::size_t dot = path.find_last_of('.');
    // A dot that starts the name is no suffix: ".json" keeps its name.
    const std::size_t nameStart = slash == std::string::npos ? 0 : slash + 1;
    std::string stem = dot != std::string::npos && dot > nameStart ? path.substr(0, dot) : path;
    if (!animation.empty())
        stem.append(1, '.').append(fileNameOf(animation));
    return stem.append(1, '.').append(rowOf(format).extensions.front());
}

} // namespace clipwright
