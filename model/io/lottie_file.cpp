// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie_file.h"

#include "model/core/out_of_memory.h"
#include "model/io/archive/gzip.h"
#include "model/io/files/read_within.h"
#include "model/io/lottie_package.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace clipwright {

namespace {

constexpr std::size_t kPictureBytes = std::size_t(64) << 20;
constexpr std::size_t kAllPictureBytes = std::size_t(256) << 20;

using Bytes = std::shared_ptr<const std::string>;

/** Gives assets their bytes; each file is read once, however many assets name it. */
class PictureLoader {
public:
    PictureLoader(const LottiePackage *package, const std::string &path)
        : m_package(package),
          m_folder(folderPartOf(path))
    {}

    void load(RigAsset &asset)
    {
        if (asset.isEmbedded)
            return;
        const auto [known, isNew] = m_known.try_emplace(asset.file);
        if (isNew)
            known->second = read(asset.file);
        asset.bytes = known->second;
    }

private:
    Bytes read(const std::string &file)
    {
        Bytes bytes;
        if (m_package) {
            bytes = m_package->image(file);
        } else if (auto found = readFileWithin(m_folder, file, std::min(kPictureBytes, m_left))) {
            bytes = std::move(*found);
        }
        if (!bytes || bytes->size() > std::min(kPictureBytes, m_left))
            return nullptr;
        m_left -= bytes->size();
        return bytes;
    }

    const LottiePackage *m_package;
    std::string m_folder;
    std::unordered_map<std::string, Bytes> m_known;
    std::size_t m_left = kAllPictureBytes;
};

LottieReading refused(const Error &error)
{
    LottieReading reading;
    reading.issues.push_back(issueOf(error));
    return reading;
}

LottieReading readWithPictures(Bytes text, const std::string &path, const LottiePackage *package)
{
    LottieReading reading = readLottie(std::move(text), path);
    if (!reading.rig)
        return reading;
    PictureLoader loader(package, path);
    for (RigAsset &asset : reading.rig->assets)
        loader.load(asset);
    return reading;
}

LottieReading readFromPackage(const LottiePackage *package, const std::string &path, const std::string &animation,
                              LottieAnimations *animations)
{
    const std::string &id = animation.empty() ? package->activeId() : animation;
    Result<Bytes> text = package->animation(id);
    if (!text)
        return refused(text.error());
    if (animations != nullptr) {
        animations->ids = package->ids();
        animations->shown = static_cast<std::size_t>(std::ranges::find(package->ids(), id) - package->ids().begin());
    }
    LottieReading reading = readWithPictures(std::move(*text), path, package);
    // Of several that are read one after the other, with the first alone.
    if (const std::string missing = package->missingWords(); !missing.empty() && id == package->ids().front()) {
        Issue issue;
        issue.code = "listed-animation-missing";
        issue.where.file = path;
        issue.what = "The list in the file names animations that are not in it: " + missing + ".";
        issue.advice = "Export the file again with all its animations.";
        reading.issues.push_back(std::move(issue));
    }
    if (animation.empty() && package->ids().size() > 1) {
        Issue issue;
        issue.severity = Severity::Info;
        issue.code = "other-animations";
        issue.where.file = path;
        issue.what = "This is '" + id + "'; the file also holds: " + package->words(id) + ".";
        issue.advice = "Open FILE#ID for one of them.";
        reading.issues.push_back(std::move(issue));
    }
    return reading;
}

LottieReading readPackage(const Bytes &bytes, const std::string &path, const std::string &animation,
                          LottieAnimations *animations)
{
    const Result<LottiePackage> package = LottiePackage::open(bytes, path);
    return package ? readFromPackage(&*package, path, animation, animations) : refused(package.error());
}

LottieReading readWhole(const Bytes &bytes, const std::string &path, const std::string &animation,
                        LottieAnimations *animations)
{
    if (looksLikeZip(*bytes))
        return readPackage(bytes, path, animation, animations);
    if (!animation.empty()) {
        const Result<Bytes> none =
            refuse("animation-missing", "the file is no archive of animations", {path, 0, 0, {}});
        return refused(none.error());
    }
    if (!looksLikeGzip(*bytes))
        return readWithPictures(bytes, path, nullptr);
    Result<Bytes> text = inflateGzip(*bytes, path);
    return text ? readWithPictures(std::move(*text), path, nullptr) : refused(text.error());
}

} // namespace

LottieReading readLottieFile(const std::shared_ptr<const std::string> &bytes, const std::string &path,
                             const std::string &animation, LottieAnimations *animations, const LottiePackage *opened)
{
    try {
        return opened != nullptr ? readFromPackage(opened, path, animation, animations)
                                 : readWhole(bytes, path, animation, animations);
    } catch (const std::bad_alloc &) {
        return refused(outOfMemory());
    }
}

} // namespace clipwright
