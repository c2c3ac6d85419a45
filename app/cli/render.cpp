// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/picture_request.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"

namespace clipwright::app {

namespace {

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
    if (const Result<void> picture = isPicturable(arguments.files().front()); !picture)
        return reply.fail(picture.error());
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return runStageRender(arguments, reply);
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
