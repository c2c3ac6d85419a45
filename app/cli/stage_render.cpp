// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/rig_query.h"
#include "app/cli/stage_show.h"

#include "model/core/numbers.h"

#include <algorithm>

namespace clipwright::app {

namespace {

Affine viewOf(StageShow &show, const Arguments &arguments, const PictureRequest &request)
{
    if (const std::optional<Affine> camera = show.cameraView(arguments, request))
        return *camera;
    Vec2 minimum;
    Vec2 maximum;
    const bool fits = request.fitsContent && boundsOf(show.regions(), minimum, maximum);
    return fits ? request.view(minimum, maximum) : request.extentView();
}

} // namespace

ExitStatus runStageRender(const Arguments &arguments, Reply &reply)
{
    if (const Result<void> fits = isForStages(arguments); !fits)
        return reply.fail(fits.error());
    const Result<PictureRequest> request = PictureRequest::from(arguments, "512x512");
    if (!request)
        return reply.fail(request.error());
    const Result<std::vector<TimeText>> times = timesOf(arguments);
    if (!times)
        return reply.fail(times.error());
    if (times->size() != 1)
        return reply.failUsage("--at expects one time here");
    auto show = StageShow::open(arguments.files().front());
    if (!show)
        return reply.fail(show.error());
    const double seconds = std::max(0.0, times->front().seconds(Rate{}));
    show->advance(seconds);

    const Affine view = viewOf(*show, arguments, *request);
    // Counted without the background, for that is everywhere.
    Picture content(request->width, request->height);
    show->draw(view, content);
    Picture picture(request->width, request->height);
    picture.fill(show->background(arguments, *request));
    show->draw(view, picture);
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writePng(output, picture); !written)
        return reply.fail(written.error());
    reply.line("wrote " + output + ": " + numberText(roundTo(seconds, 1e-4)) + " s");
    reply.tell(show->issues());
    reply.document(show->issues(), [&](JsonWriter &json) {
        const RegionList &regions = show->regions();
        const PixelCounts counts = countPixels(content);
        json.member("kind", "stage").member("seconds", seconds).member("duration", show->length());
        json.member("entities", show->pose().tree().size() - 1).member("regions", regions.regions.size());
        json.member("vertices", regions.points.size()).member("visiblePixels", counts.visible);
        json.member("colouredPixels", counts.coloured);
        writeGaps(json, show->issues());
    });
    return ExitStatus::Done;
}

} // namespace clipwright::app
