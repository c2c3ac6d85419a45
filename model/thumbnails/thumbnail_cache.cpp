// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/thumbnails/thumbnail_cache.h"

#include "model/cook/cook.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/io/png/png_format.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>
#include <vector>

namespace clipwright {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSuffix = ".png";
/** How the pictures are drawn: raised when that changes. */
constexpr std::string_view kDrawRevision = "thumbnail-1";
constexpr std::size_t kMostEntryBytes = std::size_t(16) << 20;

struct Entry {
    fs::path path;
    fs::file_time_type used;
    std::uint64_t bytes = 0;
};

/** Only what is named as ours: another program's file in the folder is left alone. */
std::vector<Entry> entriesOf(const std::string &folder)
{
    constexpr std::size_t kNameLength = 40 + kSuffix.size();
    std::vector<Entry> entries;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        std::error_code ignored;
        if (name.size() != kNameLength || !name.ends_with(kSuffix) || !at->is_regular_file(ignored))
            continue;
        Entry entry{at->path(), at->last_write_time(ignored), at->file_size(ignored)};
        if (!ignored)
            entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

ThumbnailCache::ThumbnailCache(std::string folder, std::uint64_t mostBytes)
    : m_folder(std::move(folder)),
      m_mostBytes(mostBytes)
{}

std::string ThumbnailCache::pathOf(std::string_view contentHash, int width, int height) const
{
    std::string key(kCookRevision);
    key.append("\n").append(kDrawRevision).append("\n").append(contentHash).append("\n");
    key.append(std::to_string(width)).append("x").append(std::to_string(height));
    std::string path = m_folder;
    return path.append("/").append(sha1Hex(key)).append(kSuffix);
}

std::optional<Picture> ThumbnailCache::find(std::string_view contentHash, int width, int height)
{
    if (m_folder.empty() || contentHash.empty())
        return std::nullopt;
    const std::string path = pathOf(contentHash, width, height);
    const auto bytes = readFile(path, kMostEntryBytes);
    if (!bytes)
        return std::nullopt;
    Result<Picture> picture = decodePng(**bytes);
    if (!picture || picture->width != width || picture->height != height)
        return std::nullopt;
    std::error_code ignored; // one that cannot be touched only goes sooner
    fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
    return std::move(*picture);
}

Result<void> ThumbnailCache::put(std::string_view contentHash, const Picture &picture)
{
    if (m_folder.empty() || contentHash.empty())
        return {};
    const Result<std::string> png = encodePng(picture);
    if (!png)
        return tl::make_unexpected(png.error());
    std::error_code error;
    fs::create_directories(m_folder, error); // where that fails writing says why
    if (const Result<void> written = writeFileAtomic(pathOf(contentHash, picture.width, picture.height), *png);
        !written)
        return written;
    const std::scoped_lock lock(m_mutex);
    if (m_bytes)
        *m_bytes += png->size();
    if (!m_bytes || *m_bytes > m_mostBytes)
        keepWithin();
    return {};
}

/** Three quarters of the bound are kept, so that the folder is not listed for each that is put. */
void ThumbnailCache::keepWithin()
{
    std::vector<Entry> entries = entriesOf(m_folder);
    std::uint64_t bytes = 0;
    for (const Entry &entry : entries)
        bytes += entry.bytes;
    if (bytes > m_mostBytes) {
        std::ranges::sort(entries, {}, &Entry::used);
        for (const Entry &entry : entries) {
            if (bytes <= m_mostBytes / 4 * 3)
                break;
            std::error_code error;
            if (fs::remove(entry.path, error) || !error)
                bytes -= entry.bytes;
        }
    }
    m_bytes = bytes;
}

std::string thumbnailFolder()
{
    const auto variable = [](const char *name) {
        const char *value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    std::string folder = variable("XDG_CACHE_HOME");
    if (!folder.starts_with('/')) { // as its specification has it, a relative one counts for nothing
        folder = variable("HOME");
        if (!folder.starts_with('/'))
            return {};
        folder.append("/.cache");
    }
    return folder.append("/clipwright/thumbnails");
}

} // namespace clipwright
