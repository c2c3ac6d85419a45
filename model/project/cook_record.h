// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/core/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** The options of a cook, word for word as they were given; empty: the default. */
struct RecordedSettings {
    std::string clips;
    std::string extent;
    std::string tolerance;

    bool operator==(const RecordedSettings &) const = default;
};

/** A file that a cook wrote beside its source, as it was written. */
struct RecordedArtifact {
    std::string name = {}; ///< without folder
    std::string hash = {}; ///< SHA-1 of its bytes; empty: there was none yet
    std::string next = {}; ///< of what a cook was about to write in its place, and was cut off; else empty

    bool operator==(const RecordedArtifact &) const = default;
};

/** What went into the last cook of a source that worked, and what came out: `NAME.json.orkmeta` (docs/project.md). */
struct CookRecord {
    std::string sourceHash;
    std::string toolHash;
    std::string settingsHash;
    RecordedSettings settings;
    std::vector<RecordedArtifact> artifacts; ///< by name; none in a record of another tool

    bool operator==(const CookRecord &) const = default;
};

/** The largest record that is read. */
inline constexpr std::size_t kMaxRecordBytes = std::size_t(1) << 20;

/** `hero.json` → `hero.json.orkmeta`. */
std::string recordPathOf(const std::string &source);

/** The settings on three lines, which is what their hash is of: `2` and `2.0` are two settings. */
std::string canonicalText(const RecordedSettings &settings);
std::string settingsHashOf(const RecordedSettings &settings);
/** What the cook makes of them. Refuses `settings-malformed`, naming the one that is no number in range or no list of clips. */
Result<CookSettings> cookSettingsOf(const RecordedSettings &settings);

/** SHA-1 of the cook's revision: changes whenever the cook may write other bytes. */
std::string currentToolHash();

/** Whether a file of that hash is what a cook wrote, the last one or one that was cut off. */
bool isOurs(const RecordedArtifact &artifact, std::string_view hash);

/** Whether a cook now would have the inputs that the record tells. An empty hash, in the record or now, is never fresh. */
bool matches(const CookRecord &record, std::string_view sourceNow, std::string_view toolNow);

} // namespace clipwright
