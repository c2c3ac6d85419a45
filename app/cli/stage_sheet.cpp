// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/rig_query.h"
#include "app/cli/sheet_grid.h"
#include "app/cli/stage_show.h"

#include <functional>

namespace clipwright::app {

namespace {

/** Moments from the start on, the end left out. */
struct Moments {
    double every = 0;
    std::size_t count = 1;
};

Result<Moments> momentsOfStage(const Arguments &arguments, double length)
{
    constexpr double kUsualMoments = 16;
    constexpr double kMostMoments = 1000;
    Moments moments;
    moments.every = length / kUsualMoments;
    if (arguments.has("every")) {
        const Result<TimeText> every = parseTime(arguments.value("every"));
        if (!every)
            return refuse("usage", "--every: " + every.error().what);
        moments.every = every->seconds(Rate{});
        if (!(moments.every > 0) || length / moments.every > kMostMoments)
            return refuse("usage", "--every expects a time greater than 0 that gives 1000 moments at most");
    }
    while (moments.every > 0 && static_cast<double>(moments.count) * moments.every < length)
        ++moments.count;
    return moments;
}

/** Plays the show from its start, and calls with each moment. */
void visit(StageShow &show, const Moments &moments, const std::function<void(std::size_t)> &moment)
{
    for (std::size_t i = 0; i < moments.count; ++i) {
        if (i > 0)
            show.advance(moments.every);
        moment(i);
    }
}

Affine contentView(StageShow &show, const Moments &moments, const PictureRequest &request)
{
    SharedBounds bounds;
    visit(show, moments, [&](std::size_t) {
        Vec2 minimum;
        Vec2 maximum;
        if (boundsOf(show.regions(), minimum, maximum))
            bounds.add(minimum, maximum);
    });
    return bounds.isAny ? request.view(bounds.minimum, bounds.maximum) : request.extentView();
}

} // namespace

ExitStatus runStageSheet(const Arguments &arguments, Reply &reply)
{
    if (const Result<void> fits = isForStages(arguments); !fits)
        return reply.fail(fits.error());
    const Result<PictureRequest> request = PictureRequest::from(arguments, "128x128");
    if (!request)
        return reply.fail(request.error());
    auto show = StageShow::open(arguments.files().front());
    if (!show)
        return reply.fail(show.error());
    const Result<Moments> moments = momentsOfStage(arguments, show->length());
    if (!moments)
        return reply.fail(moments.error());
    const Result<Grid> grid = gridFor(arguments, moments->count, *request);
    if (!grid)
        return reply.fail(grid.error());

    const bool hasCamera = show->cameraView(arguments, *request).has_value();
    Affine view = request->extentView();
    if (!hasCamera && request->fitsContent) {
        view = contentView(*show, *moments, *request);
        show = StageShow::open(arguments.files().front()); // from the start again
        if (!show)
            return reply.fail(show.error());
    }
    Picture sheet(grid->columns * request->width, grid->rows * request->height);
    sheet.fill(show->background(arguments, *request));
    visit(*show, *moments, [&](std::size_t i) {
        Picture cell(request->width, request->height);
        cell.fill(show->background(arguments, *request));
        show->draw(show->cameraView(arguments, *request).value_or(view), cell);
        place(cell, sheet, *grid, i);
    });
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writePng(output, sheet); !written)
        return reply.fail(written.error());
    reply.line(lineOfSheet(output, moments->count, *grid));
    reply.tell(show->issues());
    reply.document(show->issues(), [&](JsonWriter &json) {
        writeGrid(json, *request, *grid);
        json.name("cells").beginArray();
        for (std::size_t i = 0; i < moments->count; ++i)
            json.beginObject().member("seconds", static_cast<double>(i) * moments->every).endObject();
        json.endArray();
        writeGaps(json, show->issues());
    });
    return ExitStatus::Done;
}

} // namespace clipwright::app
