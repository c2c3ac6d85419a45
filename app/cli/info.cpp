// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"

namespace clipwright::app {

namespace {

struct Counts {
    std::size_t layers = 0;
    std::size_t tracks = 0;
    std::size_t keys = 0;
    std::size_t regions = 0;
    std::size_t vertices = 0;
};

/** Layers, tracks and keys as the artist edits them; regions and vertices as the game draws them. */
Counts countsOf(const PlayableRig &rig)
{
    Counts counts;
    for (const auto &composition : rig.file.rig->compositions) {
        counts.layers += composition->layers.size();
        for (const auto &track : composition->timeline.tracks()) {
            counts.tracks += track->isAnimated() ? 1 : 0;
            counts.keys += track->keys.size();
        }
    }
    counts.regions = rig.runtime->shapeCount();
    counts.vertices = rig.runtime->vertexCount();
    return counts;
}

/** A file without clips plays as one; what plays is what is told. */
std::vector<TimeRange> clipsOf(const RigFile &file)
{
    const std::vector<TimeRange> &written = file.rig->main().timeline.ranges;
    return written.empty() ? file.cooked->playableClips() : written;
}

void writeMarks(JsonWriter &json, const Timeline &timeline)
{
    json.name("marks").beginArray();
    for (const TimeMark &mark : timeline.marks) {
        json.beginObject().member("name", mark.name).member("frame", mark.time);
        json.member("at", timeline.rate.seconds(mark.time - timeline.start));
        if (!mark.payload.empty())
            json.member("payload", mark.payload);
        json.endObject();
    }
    json.endArray();
}

void writeInfo(JsonWriter &json, const PlayableRig &rig)
{
    const CookedRig &cooked = *rig.file.cooked;
    json.member("kind", cooked.isStill ? "shape" : "rig").member("format", rowOf(rig.file.format).name);
    json.member("version", cooked.version()).member("rate", rig.runtime->rate().framesPerSecond);
    json.name("duration").beginObject().member("seconds", rig.runtime->rate().seconds(rig.runtime->duration()));
    json.member("frames", rig.runtime->duration()).endObject();
    writeClips(json, clipsOf(rig.file));
    const Counts counts = countsOf(rig);
    json.name("counts").beginObject().member("layers", counts.layers).member("tracks", counts.tracks);
    json.member("keys", counts.keys).member("regions", counts.regions).member("vertices", counts.vertices);
    json.member("bones", 0).member("states", 0).endObject();
    writeMarks(json, rig.file.rig->main().timeline);
    json.name("textures").beginArray();
    for (const std::string &texture : rig.runtime->textures())
        json.value(texture);
    json.endArray();
}

void tellInfo(Reply &reply, const PlayableRig &rig)
{
    const Counts counts = countsOf(rig);
    const Rate rate = rig.runtime->rate();
    const double frames = rig.runtime->duration();
    reply.line(rig.file.path + ": " + std::string(rowOf(rig.file.format).label));
    if (!rig.file.cooked->isStill)
        reply.line("  " + numberText(frames) + " frames at " + numberText(rate.framesPerSecond) + " a second ("
                   + numberText(roundTo(rate.seconds(frames), 1e-3)) + " s)");
    for (const TimeRange &clip : rig.file.rig->main().timeline.ranges)
        reply.line(lineOf(clip));
    reply.line("  " + std::to_string(counts.layers) + " layers, " + std::to_string(counts.tracks) + " animated tracks, "
               + std::to_string(counts.keys) + " keys, " + std::to_string(counts.regions) + " regions, "
               + std::to_string(counts.vertices) + " vertices");
    for (const std::string &texture : rig.runtime->textures())
        reply.line("  texture " + texture);
}

} // namespace

ExitStatus runInfo(const Arguments &arguments, Reply &reply)
{
    if (kindOf(arguments.files().front()) == AssetKind::Clip)
        return runClipInfo(arguments, reply);
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return runStageInfo(arguments, reply);
    const auto rig = openPlayable(arguments.files().front());
    if (!rig)
        return reply.fail(rig.error());
    tellInfo(reply, *rig);
    reply.tell(rig->issues);
    reply.document(rig->issues, [&](JsonWriter &json) { writeInfo(json, *rig); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
