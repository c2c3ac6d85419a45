// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"
#include "model/io/files/files.h"
#include "model/io/rig_file.h"

namespace clipwright::app {

namespace {

void writeReport(JsonWriter &json, const RigFile &file, const std::string &output)
{
    const CookedRig &rig = *file.cooked;
    json.name("outputs").beginArray().value(output).endArray();
    writeClips(json, rig.isStill ? std::vector<TimeRange>() : rig.playableClips());
    json.member("rate", rig.rate.framesPerSecond).member("duration", rig.duration).member("layers", rig.layers.size());
    json.name("keys").beginObject().member("source", file.counts.sourceKeys).member("written", file.counts.writtenKeys);
    json.member("perFrame", file.counts.perFrameKeys).endObject().member("error", file.cookError);
}

void tellReport(Reply &reply, const RigFile &file, const std::string &output, bool isDryRun)
{
    const CookedRig &rig = *file.cooked;
    reply.line((isDryRun ? "would write " : "wrote ") + output + ": " + std::to_string(rig.layers.size()) + " layers, "
               + std::to_string(file.counts.writtenKeys) + " keys from " + std::to_string(file.counts.sourceKeys)
               + " (one a frame would be " + std::to_string(file.counts.perFrameKeys) + "), error "
               + numberText(roundTo(file.cookError, 1e-6)));
    if (rig.isStill)
        return;
    for (const TimeRange &clip : rig.playableClips())
        reply.line(lineOf(clip));
    if (rig.clips.empty())
        reply.line("  the source has no markers: the whole timeline is the one clip");
}

} // namespace

ExitStatus runCook(const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const Result<double> extent = arguments.number("extent", 2, 1e-6, 1e9);
    const Result<double> tolerance = arguments.number("tolerance", 0, 0, 1e9);
    for (const Result<double> &number : {extent, tolerance}) {
        if (!number)
            return reply.fail(number.error());
    }
    const Result<FormatId> format = formatOfPath(source);
    if (!format)
        return reply.fail(format.error());
    if (!rowOf(*format).isSource)
        return reply.fail(
            Error{"not-a-source", {source, 0, 0, {}}, "expected a source (.json): this is what a cook writes"});

    const RigFile file = openRigFile(source, {*extent, *tolerance, arguments.value("clips")});
    if (!file.isReadable() || file.isRefused)
        return reply.fail(file.issues);
    const CookedText cooked = writeCooked(*file.cooked);
    const std::string output = cookedPath(arguments.files().size() > 1 ? arguments.files()[1] : source, cooked.format);
    const bool isDryRun = arguments.has("dry-run");
    if (!isDryRun) {
        if (const Result<void> written = writeFileAtomic(output, cooked.text); !written)
            return reply.fail(written.error());
    }
    tellReport(reply, file, output, isDryRun);
    reply.tell(file.issues);
    reply.document(file.issues, [&](JsonWriter &json) { writeReport(json, file, output); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
