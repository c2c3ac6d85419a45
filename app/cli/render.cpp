// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/picture_request.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"

namespace clipwright::app {

namespace {

/** Pixels that show anything (alpha over 8), and of those the ones that are not near white: the seed's tests of a blank picture. */
struct PixelCounts {
    std::size_t visible = 0;
    std::size_t coloured = 0;
};

PixelCounts countPixels(const Picture &picture)
{
    PixelCounts counts;
    const std::vector<std::uint8_t> pixels = picture.straight();
    for (std::size_t i = 0; i + 3 < pixels.size(); i += 4) {
        if (pixels[i + 3] <= 8)
            continue;
        ++counts.visible;
        counts.coloured += pixels[i] < 245 || pixels[i + 1] < 245 || pixels[i + 2] < 245;
    }
    return counts;
}

void writeRender(JsonWriter &json, const PlayableRig &rig, const Moment &moment, const Picture &picture)
{
    const RigRuntime &runtime = *rig.runtime;
    const TimeRange range = rangeOf(runtime, moment.clip);
    const PixelCounts counts = countPixels(picture);
    writeClipName(json, runtime, moment.clip);
    json.member("frame", moment.frame).member("seconds", moment.seconds);
    json.member("duration", runtime.rate().seconds(range.end - range.start))
        .member("rate", runtime.rate().framesPerSecond);
    json.member("layers", runtime.layerCount()).member("regions", runtime.shapeCount());
    json.member("vertices", runtime.vertexCount()).member("visiblePixels", counts.visible);
    json.member("colouredPixels", counts.coloured).member("atEnd", moment.isAtEnd);
    json.name("clips").beginArray();
    for (const TimeRange &clip : runtime.clips())
        json.value(clip.name);
    json.endArray();
    writeGaps(json, rig.issues);
}

} // namespace

ExitStatus runRender(const Arguments &arguments, Reply &reply)
{
    const Result<PictureRequest> request = PictureRequest::from(arguments, "512x512");
    if (!request)
        return reply.fail(request.error());
    const auto rig = openPlayable(arguments.files().front(), TextureUse::Show);
    if (!rig)
        return reply.fail(rig.error());
    const Result<std::vector<Moment>> moments = momentsOf(arguments, *rig->runtime);
    if (!moments)
        return reply.fail(moments.error());
    if (moments->size() != 1)
        return reply.failUsage("--at expects one time here");
    const Moment &moment = moments->front();

    RigPainter painter(*rig, *request);
    const RigPose pose = poseAt(*rig->runtime, moment);
    Vec2 minimum;
    Vec2 maximum;
    const bool fits = request->fitsContent && painter.bounds(pose, minimum, maximum);
    const Picture picture = painter.draw(pose, fits ? request->view(minimum, maximum) : request->extentView());
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writePng(output, picture); !written)
        return reply.fail(written.error());
    reply.line("wrote " + output + ": frame " + numberText(roundTo(moment.frame, 1e-4)));
    reply.tell(rig->issues);
    reply.document(rig->issues, [&](JsonWriter &json) { writeRender(json, *rig, moment, picture); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
