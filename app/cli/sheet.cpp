// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/picture_request.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include <algorithm>
#include <cmath>

namespace clipwright::app {

namespace {

/** Cells in rows from the top left. */
struct Grid {
    int columns = 1;
    int rows = 1;
};

Result<Grid> gridFor(const Arguments &arguments, std::size_t cells, const PictureRequest &request)
{
    const double square = std::ceil(std::sqrt(static_cast<double>(cells)));
    const Result<double> columns = arguments.number("cols", square, 1, kMaxSide);
    if (!columns)
        return tl::make_unexpected(columns.error());
    if (*columns != std::floor(*columns))
        return refuse("usage", "--cols expects a whole number");
    const double most = std::min(*columns, static_cast<double>(cells));
    const double rows = std::ceil(static_cast<double>(cells) / most);
    if (most * request.width > kMaxSide || rows * request.height > kMaxSide)
        return refuse("usage", "the sheet would be larger than " + std::to_string(kMaxSide)
                                   + " pixels a side: give fewer moments (--every) or smaller cells (--size)");
    if (most * request.width * rows * request.height > kMaxPixels)
        return refuse("usage",
                      "the sheet would have more than 64 million pixels: give fewer moments (--every) or smaller"
                      " cells (--size)");
    return Grid{static_cast<int>(most), static_cast<int>(rows)};
}

/** One view for all cells, so that what moves is seen to move. */
Affine sharedView(RigPainter &painter, const PictureRequest &request, const std::vector<RigPose> &poses)
{
    bool isAny = false;
    Vec2 low{0, 0};
    Vec2 high{0, 0};
    for (const RigPose &pose : poses) {
        Vec2 minimum;
        Vec2 maximum;
        if (!request.fitsContent || !painter.bounds(pose, minimum, maximum))
            continue;
        low = isAny ? Vec2{std::min(low.x, minimum.x), std::min(low.y, minimum.y)} : minimum;
        high = isAny ? Vec2{std::max(high.x, maximum.x), std::max(high.y, maximum.y)} : maximum;
        isAny = true;
    }
    return isAny ? request.view(low, high) : request.extentView();
}

void place(const Picture &cell, Picture &sheet, int left, int top)
{
    const std::size_t bytes = static_cast<std::size_t>(cell.width) * 4;
    for (int y = 0; y < cell.height; ++y)
        std::copy_n(cell.row(y), bytes, sheet.row(top + y) + static_cast<std::size_t>(left) * 4);
}

void writeSheet(JsonWriter &json, const PictureRequest &request, Grid grid, const std::vector<Moment> &moments)
{
    json.member("columns", grid.columns).member("rows", grid.rows);
    json.member("cellWidth", request.width).member("cellHeight", request.height);
    json.name("cells").beginArray();
    for (const Moment &moment : moments)
        json.beginObject().member("frame", moment.frame).member("seconds", moment.seconds).endObject();
    json.endArray();
}

} // namespace

ExitStatus runSheet(const Arguments &arguments, Reply &reply)
{
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
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const int cell = static_cast<int>(i);
        place(painter.draw(poses[i], view), sheet, cell % grid->columns * request->width,
              cell / grid->columns * request->height);
    }
    const std::string &output = arguments.files()[1];
    if (const Result<void> written = writePng(output, sheet); !written)
        return reply.fail(written.error());
    const auto counted = [](std::size_t count, const char *word) {
        return std::to_string(count).append(1, ' ').append(word).append(count == 1 ? "" : "s");
    };
    reply.line("wrote " + output + ": " + counted(poses.size(), "moment") + " in "
               + counted(static_cast<std::size_t>(grid->columns), "column"));
    reply.tell(rig->issues);
    reply.document(rig->issues, [&](JsonWriter &json) {
        writeSheet(json, *request, *grid, *moments);
        writeGaps(json, rig->issues);
    });
    return ExitStatus::Done;
}

} // namespace clipwright::app
