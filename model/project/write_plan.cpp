// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/write_plan.h"

#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

Issue changedByOthers(const std::string &path, bool isOverwritten)
{
    Issue issue;
    issue.severity = isOverwritten ? Severity::Warning : Severity::Error;
    issue.code = "artifact-changed";
    issue.where.file = path;
    issue.what = "Other hands have changed this file since it was cooked; ";
    issue.what.append(isOverwritten ? "that is overwritten, as asked." : "it is not overwritten.");
    if (!isOverwritten)
        issue.advice = "Keep the change under another name, or cook again with --overwrite.";
    return issue;
}

} // namespace

WritePlan planOf(const std::vector<OutputFiles::File> &outputs, const CookRecord &record, bool overwrites)
{
    WritePlan plan;
    for (const OutputFiles::File &output : outputs) {
        const auto there = readFile(output.path);
        if (there && **there == *output.bytes)
            continue;
        plan.files.push_back(output);
        if (record.artifacts.empty() || (!there && there.error().code == "file-missing"))
            continue;
        const auto isIt = [name = nameOfSource(output.path)](const RecordedArtifact &one) { return one.name == name; };
        const auto known = std::find_if(record.artifacts.begin(), record.artifacts.end(), isIt);
        if (known == record.artifacts.end() || !there || !isOurs(*known, sha1Hex(**there)))
            plan.changed.push_back(changedByOthers(output.path, overwrites));
    }
    return plan;
}

} // namespace clipwright
