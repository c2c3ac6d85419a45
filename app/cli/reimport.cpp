// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include "model/io/files/leftovers.h"
#include "model/io/files/read_within.h"
#include "model/io/formats.h"
#include "model/project/folder_walk.h"
#include "model/project/recook.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

/** Whether the whole run is then one that went wrong. What was asked for by name must be there. */
bool isBad(RecookOutcome outcome)
{
    return outcome != RecookOutcome::Fresh && outcome != RecookOutcome::Cooked;
}

bool isThere(const std::string &path)
{
    std::error_code none;
    return std::filesystem::exists(path, none);
}

/** A cooked file stands for the source it was cooked from. */
Result<std::string> sourceNamed(const std::string &path)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format)
        return tl::make_unexpected(format.error());
    if (rowOf(*format).isSource) {
        // A package is cooked again as a whole, whichever of its animations was named.
        const std::optional<AnimationAddress> address = parseAnimationAddress(path);
        return address && !isThere(path) ? address->file : path;
    }
    std::string source = sourceOfArtifact(path);
    if (source.empty())
        return refuse("record-missing", "no record beside it says what it was cooked from", {path, 0, 0, {}});
    return source;
}

/** Each once, in the order given. */
tl::expected<std::vector<std::string>, Issues> sourcesNamed(const std::vector<std::string> &paths)
{
    std::vector<std::string> sources;
    Issues refusals;
    for (const std::string &path : paths) {
        Result<std::string> source = sourceNamed(path);
        if (!source)
            refusals.push_back(issueOf(source.error()));
        else if (std::find(sources.begin(), sources.end(), *source) == sources.end())
            sources.push_back(std::move(*source));
    }
    if (!refusals.empty())
        return tl::make_unexpected(std::move(refusals));
    return sources;
}

Issue orphanOf(const std::string &record)
{
    Issue issue;
    issue.code = "source-missing";
    issue.where.file = record;
    issue.what = "The source of this record is not in the project.";
    return issue;
}

/** The sources below a folder that have a side file, in the order of their paths. */
Result<std::vector<std::string>> sourcesBelow(const std::string &folder, Issues &issues)
{
    const Result<FolderWalk> walk = walkFolder(folder, ignoreRulesOf(folder, issues));
    if (!walk)
        return tl::make_unexpected(walk.error());
    issues.insert(issues.end(), walk->issues.begin(), walk->issues.end());
    std::vector<std::string> sources;
    for (const WalkedFile &file : walk->files) {
        const std::string_view suffix = ".orkmeta";
        if (!file.path.ends_with(suffix))
            continue;
        const std::string source = file.path.substr(0, file.path.size() - suffix.size());
        const Result<FormatId> format = formatOfPath(source);
        if (!format || !rowOf(*format).isSource)
            continue;
        if (std::ranges::binary_search(walk->files, source, {}, &WalkedFile::path))
            sources.push_back((std::filesystem::path(folder) / source).string());
        else
            issues.push_back(orphanOf(folder + '/' + file.path));
    }
    return sources;
}

/** What runs that were killed left where this one is going to write. */
void removeLeftoversOf(const std::vector<std::string> &sources)
{
    std::set<std::string> folders;
    for (const std::string &source : sources)
        folders.insert(folderPartOf(source));
    for (const std::string &folder : folders)
        removeLeftovers(folder.empty() ? "." : folder);
}

Issue missingRecord(const std::string &source)
{
    Issue issue;
    issue.severity = Severity::Error;
    issue.code = "record-missing";
    issue.where.file = source;
    issue.what = "The source was never cooked beside itself: there is no record of it.";
    issue.advice = "`cook` writes one.";
    return issue;
}

std::string lineOf(const Recooked &so)
{
    std::string line = so.source + ": ";
    switch (so.outcome) {
    case RecookOutcome::Fresh: line += "up to date"; break;
    case RecookOutcome::Cooked: line += so.outputs.empty() ? "cooked, the files were so already" : "cooked"; break;
    default: line += nameOf(so.outcome); break;
    }
    for (std::size_t i = 0; i < so.freshness.drifts.size(); ++i)
        line.append(i == 0 ? " (" : ", ").append(nameOf(so.freshness.drifts[i]));
    return so.freshness.drifts.empty() ? line : line + ')';
}

void tell(Reply &reply, const Recooked &so)
{
    reply.line(lineOf(so));
    for (const std::string &path : so.outputs)
        reply.line("  wrote " + path);
    reply.tell(so.issues);
    reply.document(so.issues, [&](JsonWriter &json) {
        json.member("file", so.source).member("outcome", nameOf(so.outcome)).name("drift").beginArray();
        for (const Drift drift : so.freshness.drifts)
            json.value(nameOf(drift));
        json.endArray().name("outputs").beginArray();
        for (const std::string &path : so.outputs)
            json.value(path);
        json.endArray();
    });
}

} // namespace

ExitStatus runReimport(const Arguments &arguments, Reply &reply)
{
    const std::string folder = arguments.value("project");
    if (arguments.has("project") == !arguments.files().empty())
        return reply.failUsage("expected files, or a folder behind --project");
    if (arguments.has("check") && arguments.has("overwrite"))
        return reply.failUsage("--check changes nothing, so there is nothing to --overwrite");

    std::vector<std::string> sources;
    if (arguments.has("project")) {
        Issues issues;
        Result<std::vector<std::string>> below = sourcesBelow(folder, issues);
        if (!below)
            return reply.fail(below.error());
        sources = std::move(*below);
        if (!issues.empty()) {
            reply.tell(issues);
            reply.document(issues, [&](JsonWriter &json) { json.member("project", folder); });
        }
    } else {
        auto named = sourcesNamed(arguments.files());
        if (!named)
            return reply.fail(named.error());
        sources = std::move(*named);
    }

    if (!arguments.has("check"))
        removeLeftoversOf(sources);
    ExitStatus status = ExitStatus::Done;
    for (const std::string &source : sources) {
        Recooked so = recook(source, {.onlyAsks = arguments.has("check"), .overwrites = arguments.has("overwrite")});
        if (so.outcome == RecookOutcome::NotCooked) {
            if (arguments.has("project"))
                continue; // known to its project, never cooked: not cooked by itself
            so.issues.push_back(missingRecord(source));
        }
        if (isBad(so.outcome))
            status = ExitStatus::BadInput;
        tell(reply, so);
    }
    return status;
}

} // namespace clipwright::app
