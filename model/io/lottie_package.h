// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/archive/zip_archive.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * A `.lottie` file: a zip of several animations and their images, with a manifest. Version 1 has them in `animations/` and
 * `images/`, version 2 in `a/` and `i/`; both are looked for, whatever the manifest says.
 */
class LottiePackage {
public:
    /** Refusals: those of ZipArchive, and `lottie-without-animation`. */
    static Result<LottiePackage> open(std::shared_ptr<const std::string> bytes, const std::string &file);

    /** In the order of the manifest; where it lists none, in the order of the archive. Never empty. */
    const std::vector<std::string> &ids() const { return m_ids; }
    /** The one that plays without being asked for: the manifest's own choice, else the first. */
    const std::string &activeId() const { return m_activeId; }
    /** What the manifest lists and the archive does not have, for a sentence; empty: nothing. */
    std::string missingWords() const { return joined(m_missing, {}); }
    /** The JSON text of an animation. Refusals: `animation-missing`, which names those there are, and ZipArchive's. */
    Result<std::shared_ptr<const std::string>> animation(const std::string &id) const;
    /** The path of an animation in the archive; empty where there is none. */
    std::string entryOf(const std::string &id) const;
    /** The ids but `apart` for a sentence; of many the first. */
    std::string words(const std::string &apart = {}) const { return joined(m_ids, apart); }
    /** An image by the name that an asset gives it; null where it is not there or broken. */
    std::shared_ptr<const std::string> image(std::string_view name) const;

private:
    LottiePackage(ZipArchive archive, std::string file) : m_archive(std::move(archive)), m_file(std::move(file)) {}
    void readManifest();
    void listArchive();
    static std::string joined(const std::vector<std::string> &ids, const std::string &apart);

    ZipArchive m_archive;
    std::string m_file;
    std::vector<std::string> m_ids;
    std::vector<std::string> m_missing;
    std::string m_activeId;
};

} // namespace clipwright
