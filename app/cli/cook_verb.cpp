// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/cook/cook_clips.h"
#include "model/core/numbers.h"
#include "model/io/files/files.h"
#include "model/io/formats.h"
#include "model/project/source_cook.h"
#include "model/project/write_plan.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

RecordedSettings recordedOf(const Arguments &arguments)
{
    return {arguments.value("clips"), arguments.value("extent"), arguments.value("tolerance")};
}

Result<CookSettings> settingsOf(const Arguments &arguments)
{
    const Result<double> extent = arguments.number("extent", 2, 1e-6, 1e9);
    const Result<double> tolerance = arguments.number("tolerance", 0, 0, 1e9);
    for (const Result<double> &number : {extent, tolerance}) {
        if (!number)
            return tl::make_unexpected(number.error());
    }
    const std::string clips = arguments.value("clips");
    if (const Issues wrong = wrongClips(clips); !wrong.empty())
        return refuse("usage", "--clips: " + wrong.front().what);
    return CookSettings{*extent, *tolerance, clips};
}

/** Only what stands beside its source under its name is cooked again later, and so recorded. */
bool isRecorded(const Arguments &arguments, const SourceCook &cook)
{
    return arguments.files().size() < 2 && !cook.sourceHash.empty();
}

/** What this cook ends of an earlier one: changes by other hands, and other settings. */
Issues endedByThis(const std::string &source, const SourceCook &cook, const RecordedSettings &settings)
{
    const Result<RecordOnDisk> before = readRecordOf(source);
    if (!before || !before->record)
        return {};
    Issues issues = planOf(cook.outputs.all(), *before->record, true).changed;
    if (before->record->settings != settings) {
        Issue issue;
        issue.severity = Severity::Info;
        issue.code = "settings-replaced";
        issue.where.file = recordPathOf(source);
        issue.what = "The settings of the last cook are replaced by those of this call.";
        issue.advice = "`reimport` cooks with the recorded ones.";
        issues.push_back(std::move(issue));
    }
    return issues;
}

/** Writes, and records where that is done; a record that cannot be is a warning, for the game has its file. */
Result<void> writeAndRecord(const Arguments &arguments, const SourceCook &cook, Issues &issues)
{
    const std::string &source = arguments.files().front();
    if (arguments.files().size() < 2) {
        // One animation of a package is not recorded; its file is no work of other hands all the same.
        const std::optional<AnimationAddress> address = parseAnimationAddress(source);
        const std::string &whole = address && cook.sourceHash.empty() ? address->file : source;
        if (const Result<RecordOnDisk> before = readRecordOf(whole))
            (void)announceCook(whole, *before, planOf(cook.outputs.all(), {}, true).files); // what fails is told below
    }
    if (Result<void> written = cook.outputs.write(); !written || !isRecorded(arguments, cook))
        return written;
    if (const Result<void> recorded = recordCook(source, cook.sourceHash, cook.outputs.all(), recordedOf(arguments));
        !recorded) {
        issues.push_back(issueOf(recorded.error()));
        issues.back().severity = Severity::Warning;
        issues.back().what.append("; the cook is not recorded");
    }
    return {};
}

void writeAnimation(JsonWriter &json, const CookedAnimation &cooked)
{
    writeClips(json, cooked.clips);
    json.member("rate", cooked.rate).member("duration", cooked.duration).member("layers", cooked.layers);
    json.name("keys").beginObject().member("source", cooked.counts.sourceKeys);
    json.member("written", cooked.counts.writtenKeys).member("perFrame", cooked.counts.perFrameKeys).endObject();
    json.member("error", cooked.error);
}

void writeReport(JsonWriter &json, const std::vector<CookedAnimation> &cooked, const OutputFiles &outputs)
{
    outputs.writePaths(json);
    if (cooked.size() == 1) {
        writeAnimation(json, cooked.front());
        return;
    }
    json.name("animations").beginArray();
    for (const CookedAnimation &one : cooked) {
        json.beginObject().member("animation", one.animation).member("output", one.output);
        writeAnimation(json, one);
        json.endObject();
    }
    json.endArray();
}

void tellReport(Reply &reply, const CookedAnimation &cooked, std::string_view wrote)
{
    reply.line(std::string(wrote) + cooked.output + ": " + std::to_string(cooked.layers) + " layers, "
               + std::to_string(cooked.counts.writtenKeys) + " keys from " + std::to_string(cooked.counts.sourceKeys)
               + " (one a frame would be " + std::to_string(cooked.counts.perFrameKeys) + "), error "
               + numberText(roundTo(cooked.error, 1e-6)));
    for (const TimeRange &clip : cooked.clips)
        reply.line(lineOf(clip));
    if (!cooked.isStill && !cooked.hasOwnClips)
        reply.line("  the source has no markers: the whole timeline is the one clip");
}

} // namespace

ExitStatus runCook(const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const Result<CookSettings> settings = settingsOf(arguments);
    if (!settings)
        return reply.fail(settings.error());
    const Result<FormatId> format = formatOfPath(source);
    if (!format)
        return reply.fail(format.error());
    if (!rowOf(*format).isSource)
        return reply.fail(Error{"not-a-source",
                                {source, 0, 0, {}},
                                "expected a source (.json, .lottie or .tgs): this is what a cook writes"});

    if (arguments.files().back().empty())
        return reply.failUsage("OUT is empty");
    if (const std::string &out = arguments.files().back(); arguments.files().size() > 1 && isSpecialFile(out))
        return reply.fail(Error{
            "file-unwritable", {out, 0, 0, {}}, "expected a file or a folder to write to; --dry-run writes nothing"});
    const auto cooked =
        cookSource(source, {.settings = *settings,
                            .out = arguments.files().size() > 1 ? arguments.files().back() : std::string()});
    if (!cooked)
        return reply.fail(cooked.error());
    const bool isDryRun = arguments.has("dry-run");
    Issues issues;
    if (isRecorded(arguments, *cooked))
        issues = endedByThis(source, *cooked, recordedOf(arguments));
    if (!isDryRun) {
        if (const Result<void> written = writeAndRecord(arguments, *cooked, issues); !written)
            return reply.fail(written.error());
    }
    const std::string_view wrote = isDryRun ? "would write " : "wrote ";
    for (const CookedAnimation &one : cooked->animations) {
        tellReport(reply, one, wrote);
        issues.insert(issues.end(), one.issues.begin(), one.issues.end());
    }
    for (const std::string &picture : cooked->outputs.picturePaths())
        reply.line(std::string(wrote) + picture);
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) { writeReport(json, cooked->animations, cooked->outputs); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
