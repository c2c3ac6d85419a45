// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/rig_query.h"

#include "model/core/numbers.h"
#include "model/project/source_cook.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::app {

tl::expected<PlayableRig, Issues> openPlayable(const std::string &path, TextureUse textures)
{
    PlayableRig playable;
    Issues aboutRecord;
    playable.file = openRigFile(path, {.settings = settingsRecordedFor(path, aboutRecord), .textures = textures});
    if (!playable.file.isReadable())
        return tl::make_unexpected(playable.file.issues);
    Result<std::shared_ptr<const RigRuntime>> runtime = RigRuntime::build(*playable.file.cooked);
    if (!runtime)
        return tl::make_unexpected(Issues{issueOf(runtime.error())});
    playable.runtime = std::move(*runtime);
    playable.issues = playable.file.issues;
    playable.issues.insert(playable.issues.begin(), aboutRecord.begin(), aboutRecord.end());
    for (Issue &issue : playable.issues) {
        if (issue.severity == Severity::Error)
            issue.severity = Severity::Warning;
    }
    return playable;
}

Result<int> clipNamed(const RigRuntime &rig, std::string_view name)
{
    if (name.starts_with('#')) {
        const std::optional<double> index = parseNumber(name.substr(1));
        if (index && *index >= 0 && *index < static_cast<double>(rig.clips().size())
            && *index == static_cast<int>(*index))
            return static_cast<int>(*index);
    } else if (const int clip = rig.clipNamed(name); clip >= 0) {
        return clip;
    }
    std::string known;
    for (const TimeRange &clip : rig.clips())
        known += (known.empty() ? "" : ", ") + clip.name;
    return refuse("clip-unknown", "there is no clip '" + std::string(name) + "'; there are: " + known);
}

Moment momentAt(const RigRuntime &rig, int clip, TimeText time)
{
    Moment moment;
    moment.clip = clip;
    moment.seconds = time.seconds(rig.rate());
    if (clip < 0) {
        moment.frame = std::clamp(time.frame(rig.rate()), 0.0, rig.duration());
        moment.seconds = rig.rate().seconds(moment.frame);
        moment.isAtEnd = moment.frame >= rig.duration();
        return moment;
    }
    const TimeRange &range = rig.clips()[static_cast<std::size_t>(clip)];
    moment.frame = rig.parkedFrameAt(static_cast<std::size_t>(clip), moment.seconds);
    moment.isAtEnd = !range.loops && time.frame(rig.rate()) >= range.end - range.start;
    return moment;
}

Result<int> clipOf(const Arguments &arguments, std::string_view option, const RigRuntime &rig)
{
    if (!arguments.has(option))
        return -1;
    Result<int> clip = clipNamed(rig, arguments.value(option));
    if (!clip)
        clip.error().where.file = arguments.files().front();
    return clip;
}

TimeRange rangeOf(const RigRuntime &rig, int clip)
{
    return clip < 0 ? TimeRange{"", 0, rig.duration(), false} : rig.clips()[static_cast<std::size_t>(clip)];
}

Result<std::vector<TimeText>> timesOf(const Arguments &arguments)
{
    std::vector<TimeText> read;
    const std::string times = arguments.value("at", "0");
    for (std::size_t begin = 0; begin <= times.size();) {
        const std::size_t end = std::min(times.find(',', begin), times.size());
        const Result<TimeText> time = parseTime(std::string_view(times).substr(begin, end - begin));
        if (!time)
            return refuse("usage", "--at: " + time.error().what);
        read.push_back(*time);
        begin = end + 1;
    }
    return read;
}

Result<std::vector<Moment>> momentsOf(const Arguments &arguments, const RigRuntime &rig)
{
    const Result<int> clip = clipOf(arguments, "clip", rig);
    const Result<int> blendClip = clipOf(arguments, "blend", rig);
    for (const Result<int> &named : {clip, blendClip}) {
        if (!named)
            return tl::make_unexpected(named.error());
    }
    const Result<double> weight = arguments.number("weight", 0.5, 0, 1);
    if (!weight)
        return tl::make_unexpected(weight.error());
    if (arguments.has("weight") && *blendClip < 0)
        return refuse("usage", "--weight goes with --blend");

    const Result<std::vector<TimeText>> times = timesOf(arguments);
    if (!times)
        return tl::make_unexpected(times.error());
    std::vector<Moment> moments;
    for (const TimeText time : *times) {
        Moment moment = momentAt(rig, *clip, time);
        moment.blendClip = *blendClip;
        moment.weight = *weight;
        moments.push_back(moment);
    }
    return moments;
}

Result<std::vector<Moment>> momentsEvery(const Arguments &arguments, const RigRuntime &rig)
{
    constexpr double kUsualMoments = 16;
    constexpr double kMostMoments = 1000;
    const Result<int> clip = clipOf(arguments, "clip", rig);
    if (!clip)
        return tl::make_unexpected(clip.error());
    const TimeRange range = rangeOf(rig, *clip);
    const double length = range.end - range.start;
    double step = std::max(1.0, std::ceil(length / kUsualMoments));
    if (arguments.has("every")) {
        const Result<TimeText> every = parseTime(arguments.value("every"));
        if (!every)
            return refuse("usage", "--every: " + every.error().what);
        step = every->frame(rig.rate());
    }
    if (!(step > 0) || length / step > kMostMoments)
        return refuse("usage", "--every expects a time greater than 0 that gives 1000 moments at most");
    std::vector<Moment> moments;
    for (double i = 0; i == 0 || i * step < length; ++i)
        moments.push_back(momentAt(rig, *clip, TimeText{i * step, true}));
    return moments;
}

RigPose poseAt(const RigRuntime &rig, const Moment &moment)
{
    RigPose pose;
    reservePose(rig, pose);
    samplePose(rig, moment.frame, pose);
    if (moment.blendClip >= 0) {
        RigPose other;
        reservePose(rig, other);
        samplePose(rig, rig.parkedFrameAt(static_cast<std::size_t>(moment.blendClip), moment.seconds), other);
        blendPoses(pose, other, moment.weight, pose);
    }
    return pose;
}

void writeClipName(JsonWriter &json, const RigRuntime &rig, int clip)
{
    json.name("clip");
    if (clip < 0)
        json.null();
    else
        json.value(rig.clips()[static_cast<std::size_t>(clip)].name);
}

void writeClips(JsonWriter &json, std::span<const TimeRange> clips)
{
    json.name("clips").beginArray();
    for (const TimeRange &clip : clips) {
        json.beginObject().member("name", clip.name).member("start", clip.start).member("end", clip.end);
        json.member("mode", clip.loops ? "loop" : "once").endObject();
    }
    json.endArray();
}

std::string lineOf(const TimeRange &clip)
{
    return "  clip " + clip.name + ": " + numberText(clip.start) + " to " + numberText(clip.end)
           + (clip.loops ? ", loop" : ", once");
}

void writeLayers(JsonWriter &json, const RigRuntime &rig, const RigPose &pose)
{
    const auto pair = [&](std::string_view name, Vec2 v) {
        json.name(name).beginArray().value(v.x).value(v.y).endArray();
    };
    json.name("layers").beginArray();
    for (std::size_t i = 0; i < rig.layerCount(); ++i) {
        const LayerPose &layer = pose.layers[i];
        json.beginObject().member("name", rig.layerName(i)).member("parent", rig.layerParent(i));
        pair("pos", layer.position);
        pair("anchor", layer.anchor);
        pair("scale", layer.scale);
        json.member("rot", layer.rotation).member("opacity", layer.opacity).endObject();
    }
    json.endArray();
}

} // namespace clipwright::app
