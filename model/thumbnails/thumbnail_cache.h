// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/raster/picture.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * Pictures of files on disk, each as PNG under the hash of what it is of. Within a bound of bytes: those not asked for longest go
 * first. Any number of threads and programs may share a folder; an entry that is damaged is as good as none.
 */
class ThumbnailCache {
public:
    static constexpr std::uint64_t kDefaultBytes = std::uint64_t{256} << 20;

    /** `folder` is made when something is put. Empty: nothing is kept. */
    explicit ThumbnailCache(std::string folder, std::uint64_t mostBytes = kDefaultBytes);

    /** A picture of that many pixels of a file with that hash, as the cook of this program draws it. */
    std::optional<Picture> find(std::string_view contentHash, int width, int height);
    /** Refusals: `png-failed`, those of writing a file. Nothing is lost by them but time. */
    Result<void> put(std::string_view contentHash, const Picture &picture);

    const std::string &folder() const { return m_folder; }
    /** Where the entry is, or would be. */
    std::string pathOf(std::string_view contentHash, int width, int height) const;

private:
    void keepWithin();

    std::string m_folder;
    std::uint64_t m_mostBytes;
    std::mutex m_mutex;
    std::optional<std::uint64_t> m_bytes; ///< about what is there; nothing: not looked yet
};

/** Below $XDG_CACHE_HOME, else ~/.cache; empty where neither is known. */
std::string thumbnailFolder();

} // namespace clipwright
