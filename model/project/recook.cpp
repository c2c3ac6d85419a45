// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/recook.h"

#include "model/core/out_of_memory.h"
#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/project/write_plan.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 8> kNames{"not-cooked", "fresh",   "drifted",       "cooked",
                                                 "kept",       "refused", "record-broken", "unwritable"};

/** The end of a recook: hands `so` out. */
Recooked ended(Recooked &so, RecookOutcome outcome, Issues issues = {})
{
    so.outcome = outcome;
    so.issues.insert(so.issues.end(), std::make_move_iterator(issues.begin()), std::make_move_iterator(issues.end()));
    return std::move(so);
}

/** An artifact of the last cook that this one does not write any more stays, and is told. */
Issues leftBehind(const CookRecord &record, const std::vector<OutputFiles::File> &files, const std::string &source)
{
    Issues issues;
    for (const RecordedArtifact &artifact : record.artifacts) {
        const std::string path = pathBeside(source, artifact.name);
        const auto isIt = [&](const OutputFiles::File &file) { return file.path == path; };
        if (std::any_of(files.begin(), files.end(), isIt) || !readFile(path))
            continue;
        Issue issue;
        issue.severity = Severity::Info;
        issue.code = "artifact-left";
        issue.where.file = path;
        issue.what = "The source is not cooked to this file any more; it stays as it is.";
        issues.push_back(std::move(issue));
    }
    return issues;
}

Recooked cookAgain(Recooked &so, const LottieSource &opened, const RecordOnDisk &onDisk, const RecookOptions &options)
{
    const CookRecord &record = *onDisk.record;
    const RecordedSettings settings = options.settings.value_or(record.settings);
    const Result<CookSettings> cookSettings = cookSettingsOf(settings);
    if (!cookSettings) {
        Issue issue = issueOf(cookSettings.error());
        issue.where.file = recordPathOf(so.source);
        return ended(so, RecookOutcome::Refused, {std::move(issue)});
    }
    const auto cook =
        cookSource(so.source, {.settings = *cookSettings, .isCancelled = options.isCancelled, .opened = &opened});
    if (!cook)
        return ended(so, RecookOutcome::Refused, cook.error());
    for (const CookedAnimation &animation : cook->animations)
        so.issues.insert(so.issues.end(), animation.issues.begin(), animation.issues.end());

    const std::vector<OutputFiles::File> outputs = cook->outputs.all();
    WritePlan plan = planOf(outputs, record, options.overwrites);
    if (!plan.changed.empty() && !options.overwrites)
        return ended(so, RecookOutcome::Kept, std::move(plan.changed));
    FileCalls &calls = options.calls == nullptr ? systemCalls() : *options.calls;
    if (const Result<void> announced = announceCook(so.source, onDisk, plan.files, calls); !announced)
        return ended(so, RecookOutcome::Unwritable, {issueOf(announced.error())});
    for (const OutputFiles::File &file : plan.files) {
        if (const Result<void> written = writeFileAtomic(file.path, *file.bytes, calls); !written)
            return ended(so, RecookOutcome::Unwritable, {issueOf(written.error())});
        so.outputs.push_back(file.path);
    }
    if (const Result<void> recorded = recordCook(so.source, cook->sourceHash, outputs, settings, calls); !recorded)
        return ended(so, RecookOutcome::Unwritable, {issueOf(recorded.error())});
    so.issues.insert(so.issues.end(), plan.changed.begin(), plan.changed.end());
    return ended(so, RecookOutcome::Cooked, leftBehind(record, outputs, so.source));
}

Recooked recookOpened(Recooked &so, const Result<RecordOnDisk> &onDisk, const Result<LottieSource> &opened,
                      const RecookOptions &options)
{
    if (!onDisk)
        return ended(so, RecookOutcome::RecordBroken, {issueOf(onDisk.error())});
    if (!onDisk->record)
        return ended(so, RecookOutcome::NotCooked);
    if (!opened)
        return ended(so, RecookOutcome::Refused, {issueOf(opened.error())});
    const CookRecord &record = *onDisk->record;
    so.freshness = freshnessOf(record, so.source, *opened->bytes);
    const bool hasOtherSettings = options.settings && *options.settings != record.settings;
    if (so.freshness.isFresh() && !hasOtherSettings)
        return ended(so, RecookOutcome::Fresh);
    if (options.onlyAsks)
        return ended(so, RecookOutcome::Drifted);
    return cookAgain(so, *opened, *onDisk, options);
}

Recooked withinMemoryOr(const std::string &source, const std::function<Recooked(Recooked &)> &work)
{
    Recooked so;
    try {
        so.source = source;
        return work(so);
    } catch (const std::bad_alloc &) {
        Recooked none;
        none.source = so.source;
        none.outcome = RecookOutcome::Refused;
        none.issues.push_back(issueOf(outOfMemory()));
        return none;
    }
}

} // namespace

std::string_view nameOf(RecookOutcome outcome)
{
    return kNames[static_cast<std::size_t>(outcome)];
}

Recooked recook(const std::string &source, const RecookOptions &options)
{
    return withinMemoryOr(source, [&](Recooked &so) {
        const Result<RecordOnDisk> onDisk = readRecordOf(source);
        const bool isCooked = onDisk && onDisk->record;
        return recookOpened(so, onDisk, isCooked ? openLottieSource(source) : Result<LottieSource>(), options);
    });
}

Recooked cookSiblings(const std::string &source, const std::shared_ptr<const std::string> &saved,
                      const CancelCheck &isCancelled)
{
    return withinMemoryOr(source, [&](Recooked &so) {
        return recookOpened(so, readRecordOf(source), lottieSourceOf(source, saved), {.isCancelled = isCancelled});
    });
}

std::string sourceOfArtifact(const std::string &path)
{
    const std::string name = nameOfSource(path);
    const auto names = [&](const std::string &source) {
        const Result<RecordOnDisk> onDisk = readRecordOf(source);
        if (!onDisk || !onDisk->record)
            return false;
        const std::vector<RecordedArtifact> &all = onDisk->record->artifacts;
        const auto isIt = [&](const RecordedArtifact &artifact) { return artifact.name == name; };
        return all.empty()
                   ? cookedPathAs(source, FormatId::Oanim) == path || cookedPathAs(source, FormatId::Oshape) == path
                   : std::any_of(all.begin(), all.end(), isIt);
    };
    // hero.walk.oanim comes from hero.walk.json, or from the animation `walk` of hero.lottie.
    const std::size_t start = path.size() - name.size();
    for (std::size_t dot = path.find_last_of('.'); dot != std::string::npos && dot > start;
         dot = path.find_last_of('.', dot - 1)) {
        for (const FormatRow &row : formats()) {
            for (const std::string_view extension : row.extensions) {
                std::string source = path.substr(0, dot + 1).append(extension);
                if (row.isSource && names(source))
                    return source;
            }
        }
    }
    return {};
}

} // namespace clipwright
