// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie_package.h"

#include "model/io/json/json_document.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 2> kAnimationFolders{"a/", "animations/"};
constexpr std::array<std::string_view, 2> kImageFolders{"i/", "images/"};
constexpr std::string_view kSuffix = ".json";
constexpr std::size_t kMostWords = 20; // ids in a sentence

} // namespace

Result<LottiePackage> LottiePackage::open(std::shared_ptr<const std::string> bytes, const std::string &file)
{
    Result<ZipArchive> archive = ZipArchive::open(std::move(bytes), file);
    if (!archive)
        return tl::make_unexpected(archive.error());
    LottiePackage package(std::move(*archive), file);
    package.readManifest();
    if (package.m_ids.empty())
        package.listArchive();
    if (package.m_ids.empty())
        return refuse("lottie-without-animation", "the .lottie file holds no animation", {file, 0, 0, {}});
    const auto &ids = package.m_ids;
    if (std::find(ids.begin(), ids.end(), package.m_activeId) == ids.end())
        package.m_activeId = ids.front();
    return package;
}

/** Only animations that are there count; the others are told. */
void LottiePackage::readManifest()
{
    const auto text = m_archive.read("manifest.json");
    if (!text)
        return;
    const Result<JsonDocument> json = JsonDocument::parse(*text);
    if (!json)
        return;
    std::unordered_set<std::string> listed;
    for (JsonValue item = json->root()["animations"].first(); item.isValid(); item = item.next()) {
        const std::string id = item["id"].string();
        if (id.empty() || !listed.insert(id).second)
            continue;
        if (!entryOf(id).empty())
            m_ids.push_back(id);
        else if (m_missing.size() <= kMostWords)
            m_missing.push_back(id);
    }
    m_activeId = json->root()["initial"]["animation"].string();
    if (m_activeId.empty())
        m_activeId = json->root()["activeAnimationId"].string();
}

void LottiePackage::listArchive()
{
    for (const std::string &name : m_archive.names()) {
        for (const std::string_view folder : kAnimationFolders) {
            if (name.starts_with(folder) && name.ends_with(kSuffix) && name.size() > folder.size() + kSuffix.size())
                m_ids.push_back(name.substr(folder.size(), name.size() - folder.size() - kSuffix.size()));
        }
    }
}

std::string LottiePackage::entryOf(const std::string &id) const
{
    for (const std::string_view folder : kAnimationFolders) {
        std::string name(folder);
        name.append(id).append(kSuffix);
        if (m_archive.contains(name))
            return name;
    }
    return {};
}

Result<std::shared_ptr<const std::string>> LottiePackage::animation(const std::string &id) const
{
    if (std::find(m_ids.begin(), m_ids.end(), id) != m_ids.end())
        return m_archive.read(entryOf(id));
    return refuse("animation-missing", "there is no animation '" + id + "', only: " + words(), {m_file, 0, 0, {}});
}

std::string LottiePackage::joined(const std::vector<std::string> &ids, const std::string &apart)
{
    std::string text;
    std::size_t count = 0;
    for (const std::string &id : ids) {
        if (id == apart)
            continue;
        if (++count > kMostWords)
            return text + " …";
        text.append(text.empty() ? "" : ", ").append(id);
    }
    return text;
}

std::shared_ptr<const std::string> LottiePackage::image(std::string_view name) const
{
    name.remove_prefix(std::min(name.find_first_not_of('/'), name.size()));
    const std::string_view bare = name.substr(name.find_last_of('/') + 1);
    std::string entry(name);
    if (!m_archive.contains(entry)) {
        const auto *const folder =
            std::find_if(kImageFolders.begin(), kImageFolders.end(),
                         [&](std::string_view prefix) { return m_archive.contains(std::string(prefix).append(bare)); });
        if (folder == kImageFolders.end())
            return nullptr;
        entry = std::string(*folder).append(bare);
    }
    auto bytes = m_archive.read(entry);
    return bytes ? std::move(*bytes) : nullptr;
}

} // namespace clipwright
