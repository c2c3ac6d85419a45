// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/asset_rows.h"

#include "model/project/freshness.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

bool isFormatOfOurs(const std::string &name)
{
    return formatOfPath(name).has_value();
}

bool hasDrifted(const ProjectScan &scan, const ScannedFile &source, const CookRecord &record, const std::string &tool)
{
    if (!matches(record, source.stamp.hash, tool))
        return true;
    if (record.artifacts.empty()) // another tool's: only that something is there
        return source.cooked.empty();
    return std::ranges::any_of(record.artifacts, [&](const RecordedArtifact &artifact) {
        if (!artifact.next.empty())
            return true;
        if (!isFormatOfOurs(artifact.name))
            return false;
        const ScannedFile *cooked = scan.find(pathBeside(source.path, artifact.name));
        return cooked == nullptr || cooked->stamp.hash != artifact.hash;
    });
}

} // namespace

std::vector<AssetRow> assetRows(const ProjectScan &scan)
{
    const std::string tool = currentToolHash();
    std::vector<AssetRow> rows;
    for (const ScannedFile &file : scan.files) {
        if (file.kind != ScannedFile::Kind::Asset || !file.source.empty())
            continue;
        AssetRow row;
        row.path = file.path;
        row.siblings = file.cooked;
        row.format = file.format;
        row.modifiedNs = file.stamp.modifiedNs;
        if (file.stamp.hash.empty())
            row.problem = "the file cannot be read";
        const ScannedFile *record = rowOf(file.format).isSource ? scan.find(recordPathOf(file.path)) : nullptr;
        if (record != nullptr && record->issue)
            row.problem = record->issue->what;
        else if (record != nullptr && record->record)
            row.hasDrifted = hasDrifted(scan, file, *record->record, tool);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace clipwright
