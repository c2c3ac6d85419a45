// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/archive/archive_caps.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace clipwright {

/** Whether bytes begin as zip does. */
bool looksLikeZip(std::string_view bytes);

/**
 * A zip in memory. All is checked on opening but the packed bytes themselves: `zip-malformed`, `zip-too-many-entries`,
 * `zip-too-large` (ArchiveCaps) and `zip-bad-path` (an entry outside of the archive's folder). Of equal names the first.
 */
class ZipArchive {
public:
    static Result<ZipArchive> open(std::shared_ptr<const std::string> bytes, const std::string &file = {},
                                   const ArchiveCaps &caps = {});
    ZipArchive(ZipArchive &&) noexcept;
    ZipArchive &operator=(ZipArchive &&) noexcept;
    ~ZipArchive();

    /** The files within, folders apart, in the order of the archive. */
    std::span<const std::string> names() const;
    bool contains(std::string_view name) const;
    /** One entry's bytes. Refusals: `zip-entry-missing`, `zip-malformed` (also a wrong checksum), `zip-too-large`. */
    Result<std::shared_ptr<const std::string>> read(std::string_view name) const;

private:
    struct Content;
    explicit ZipArchive(std::unique_ptr<Content> content);

    std::unique_ptr<Content> m_content;
};

} // namespace clipwright
