// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/cook_record.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Why what a source was cooked to is not what a cook would make now. */
enum class Drift : std::uint8_t {
    Source,          ///< its bytes
    Tool,            ///< the cook
    Settings,        ///< edited in the record since
    ArtifactGone,    ///< a file that the cook wrote is not there
    ArtifactChanged, ///< it is not what the cook wrote: by other hands
    Unfinished,      ///< a cook was cut off while it wrote
};
/** "source", "tool", "settings", "artifact-gone", "artifact-changed", "unfinished". */
std::string_view nameOf(Drift drift);

/** What has drifted since a source was cooked; nothing: it is fresh. */
struct Freshness {
    std::vector<Drift> drifts;        ///< each once, in the order of the enum
    std::vector<std::string> gone;    ///< names of artifacts
    std::vector<std::string> changed; ///< names of artifacts, those that cannot be read too

    bool isFresh() const { return drifts.empty(); }
    bool has(Drift drift) const;
};

/**
 * Compares a record with the source's bytes, the cook and what stands beside the source, by hash. Of a record that names no
 * artifact (another tool wrote it) only that the cooked sibling is there is asked.
 */
Freshness freshnessOf(const CookRecord &record, const std::string &source, std::string_view sourceBytes);

/** The file of that name beside the source. */
std::string pathBeside(const std::string &source, const std::string &name);

} // namespace clipwright
