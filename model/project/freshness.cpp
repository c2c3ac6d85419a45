// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/freshness.h"

#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 6> kNames{"source",           "tool",      "settings", "artifact-gone",
                                                 "artifact-changed", "unfinished"};

bool isThere(const std::string &path)
{
    std::error_code none;
    return std::filesystem::exists(path, none);
}

void compareArtifacts(Freshness &freshness, const CookRecord &record, const std::string &source)
{
    for (const RecordedArtifact &artifact : record.artifacts) {
        const auto bytes = readFile(pathBeside(source, artifact.name));
        if (!bytes && bytes.error().code == "file-missing")
            freshness.gone.push_back(artifact.name);
        else if (!bytes || !isOurs(artifact, sha1Hex(**bytes)))
            freshness.changed.push_back(artifact.name);
    }
    if (!record.artifacts.empty())
        return;
    const std::array siblings{cookedPathAs(source, FormatId::Oanim), cookedPathAs(source, FormatId::Oshape)};
    if (std::none_of(siblings.begin(), siblings.end(), isThere))
        freshness.gone.push_back(nameOfSource(siblings.front()));
}

} // namespace

std::string_view nameOf(Drift drift)
{
    return kNames[static_cast<std::size_t>(drift)];
}

bool Freshness::has(Drift drift) const
{
    return std::find(drifts.begin(), drifts.end(), drift) != drifts.end();
}

Freshness freshnessOf(const CookRecord &record, const std::string &source, std::string_view sourceBytes)
{
    Freshness freshness;
    compareArtifacts(freshness, record, source);
    const auto add = [&](bool hasDrifted, Drift drift) {
        if (hasDrifted)
            freshness.drifts.push_back(drift);
    };
    add(record.sourceHash != sha1Hex(sourceBytes), Drift::Source);
    add(record.toolHash != currentToolHash(), Drift::Tool);
    add(record.settingsHash != settingsHashOf(record.settings), Drift::Settings);
    add(!freshness.gone.empty(), Drift::ArtifactGone);
    add(!freshness.changed.empty(), Drift::ArtifactChanged);
    add(std::ranges::any_of(record.artifacts, [](const RecordedArtifact &one) { return !one.next.empty(); }),
        Drift::Unfinished);
    return freshness;
}

std::string pathBeside(const std::string &source, const std::string &name)
{
    return source.substr(0, source.find_last_of('/') + 1) + name; // npos + 1 is 0
}

} // namespace clipwright
