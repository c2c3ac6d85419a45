// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/picture_request.h"
#include "app/cli/rig_query.h"
#include "app/cli/sheet_grid.h"
#include "app/cli/verb.h"

namespace clipwright::app {

namespace {

/** One view for all cells, so that what moves is seen to move. */
Affine sharedView(RigPainter &painter, const PictureRequest &request, const std::vector<RigPose> &poses)
{
    SharedBounds bounds;
    for (const RigPose &pose : poses) {
        Vec2 minimum;
        Vec2 maximum;
        if (request.fitsContent && painter.bounds(pose, minimum, maximum))
            bounds.add(minimum, maximum);
    }
    return bounds.isAny ? request.view(bounds.minimum, bounds.maximum) : request.extentView();
}

void writeSheet(JsonWriter &json, const PictureRequest &request, Grid grid, const std::vector<Moment> &moments)
{
    writeGrid(json, request, grid);
    json.name("cells").beginArray();
    for (const Moment &moment : moments)
        json.beginObject().member("frame", moment.frame).member("seconds", moment.seconds).endObject();
    json.endArray();
}

} // namespace

ExitStatus runSheet(const Arguments &arguments, Reply &reply)
{
    if (const Result<void> picture = isPicturable(arguments.files().front()); !picture)
        return reply.fail(picture.error());
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return runStageSheet(arguments, reply);
    const Result<PictureRequest> request = PictureRequest::from(arguments, "128x128");
    if (!request)
        return reply.fail(request.error());
    const auto rig = openPlayable(arguments.files().front(), TextureUse::Show);
    if (!rig)
        return reply.fail(rig.error());
    const Result<std::vector<Moment>> moments = momentsEvery(arguments, *rig->runtime);
    if (!moments)
        return reply.fail(moments.error());
    const Result<Grid> grid = gridFor(arguments, moments->size(), *request);
    if (!grid)
        return reply.fail(grid.error());

    std::vector<RigPose> poses;
    for (const Moment &moment : *moments)
        poses.push_back(poseAt(*rig->runtime, moment));
    RigPainter painter(*rig, *request);
    const Affine view = sharedView(painter, *request, poses);
    Picture sheet(grid->columns * request->width, grid->rows * request->height);
    sheet.fill(request->background);
    for (std::size_t i = 0; i < poses.size(); ++i)
        place(painter.draw(poses[i], view), sheet, *grid, i);
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writePng(output, sheet); !written)
        return reply.fail(written.error());
    reply.line(lineOfSheet(output, poses.size(), *grid));
    reply.tell(rig->issues);
    reply.document(rig->issues, [&](JsonWriter &json) {
        writeSheet(json, *request, *grid, *moments);
        writeGaps(json, rig->issues);
    });
    return ExitStatus::Done;
}

} // namespace clipwright::app
