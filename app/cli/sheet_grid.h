// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/picture_request.h"

#include <cstddef>

namespace clipwright::app {

/** Cells in rows from the top left. */
struct Grid {
    int columns = 1;
    int rows = 1;
};

/** By --cols, else about square. Refusals: `usage` for what is no number of columns, and for a sheet that is too large. */
Result<Grid> gridFor(const Arguments &arguments, std::size_t cells, const PictureRequest &request);

/** Copies the picture of a cell into the sheet. */
void place(const Picture &cell, Picture &sheet, Grid grid, std::size_t index);

/** Members "columns", "rows", "cellWidth", "cellHeight". */
void writeGrid(JsonWriter &json, const PictureRequest &request, Grid grid);

/** What is told of a sheet that was written. */
std::string lineOfSheet(const std::string &path, std::size_t moments, Grid grid);

/** One box around all that is added. */
struct SharedBounds {
    Vec2 minimum{0, 0};
    Vec2 maximum{0, 0};
    bool isAny = false;

    void add(Vec2 low, Vec2 high);
};

} // namespace clipwright::app
