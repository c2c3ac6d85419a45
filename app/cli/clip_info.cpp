// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/clip_query.h"

#include "model/core/numbers.h"

namespace clipwright::app {

namespace {

std::size_t keysOf(const Clip &clip)
{
    std::size_t keys = 0;
    for (const std::shared_ptr<const Track> &track : clip.timeline.tracks())
        keys += track->keys.size();
    return keys;
}

std::string_view endOf(const Clip &clip)
{
    return clip.playback ? playbackNames()[static_cast<std::size_t>(*clip.playback)]
                         : whenDoneNames()[static_cast<std::size_t>(clip.atEnd())];
}

void writeMarks(JsonWriter &json, const Clip &clip)
{
    json.name("marks").beginArray();
    for (const TimeMark &mark : clip.timeline.marks) {
        json.beginObject().member("name", mark.name).member("at", mark.time);
        json.member("frame", clip.timeline.rate.frame(mark.time));
        if (!mark.payload.empty())
            json.name("payload").raw(mark.payload);
        json.endObject();
    }
    json.endArray();
}

void writeInfo(JsonWriter &json, const Clip &clip)
{
    const double seconds = clip.oneWay();
    json.member("kind", "clip").member("format", "oclip").member("version", 1).member("name", clip.name);
    json.member("rate", clip.timeline.rate.framesPerSecond);
    json.name("duration").beginObject().member("seconds", seconds);
    json.member("frames", clip.timeline.rate.frame(seconds)).endObject();
    json.name("clips").beginArray();
    json.beginObject().member("name", clip.name).member("start", 0).member("end", clip.timeline.rate.frame(seconds));
    json.member("mode", endOf(clip)).endObject().endArray();
    json.member("whenDone", whenDoneNames()[static_cast<std::size_t>(clip.atEnd())]);
    if (clip.playback)
        json.member("playback", endOf(clip));
    json.member("rootMotion", clip.rootMotion.has_value());
    json.name("counts").beginObject().member("layers", 0).member("tracks", clip.channels.size());
    json.member("keys", keysOf(clip)).member("regions", 0).member("vertices", 0).member("bones", 0);
    json.member("states", 0).endObject();
    writeMarks(json, clip);
    json.name("channels").beginArray();
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        json.beginObject().member("target", channel->address.target);
        if (channel->address.bone)
            json.member("bone", *channel->address.bone);
        json.member("property", channel->address.property).member("kind", rowOf(channel->kind).name);
        json.member("keys", clip.trackOf(*channel).keys.size()).endObject();
    }
    json.endArray();
    json.name("textures").beginArray().endArray();
}

std::string nameOf(const ChannelAddress &address)
{
    std::string name = address.target.empty() ? "(whatever plays it)" : address.target;
    if (address.bone)
        name += " bone " + *address.bone;
    return name + ' ' + address.property;
}

void tellInfo(Reply &reply, const OpenedClip &opened)
{
    const Clip &clip = *opened.file.clip;
    const double seconds = clip.oneWay();
    reply.line(opened.file.path + ": " + std::string(rowOf(FormatId::Oclip).label) + " \"" + clip.name + '"');
    reply.line("  " + numberText(roundTo(seconds, 1e-3)) + " s at " + numberText(clip.timeline.rate.framesPerSecond)
               + " frames a second, " + std::string(endOf(clip)));
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        reply.line("  " + nameOf(channel->address) + ": " + std::to_string(clip.trackOf(*channel).keys.size())
                   + " keys, " + std::string(rowOf(channel->kind).name));
    }
    for (const TimeMark &mark : clip.timeline.marks)
        reply.line("  mark " + mark.name + " at " + numberText(mark.time) + " s");
}

} // namespace

ExitStatus runClipInfo(const Arguments &arguments, Reply &reply)
{
    const auto opened = openClip(arguments.files().front());
    if (!opened)
        return reply.fail(opened.error());
    tellInfo(reply, *opened);
    reply.tell(opened->file.issues);
    reply.document(opened->file.issues, [&](JsonWriter &json) { writeInfo(json, *opened->file.clip); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
