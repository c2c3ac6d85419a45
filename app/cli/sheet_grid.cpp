// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/sheet_grid.h"

#include <algorithm>
#include <cmath>

namespace clipwright::app {

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

void place(const Picture &cell, Picture &sheet, Grid grid, std::size_t index)
{
    const int left = static_cast<int>(index) % grid.columns * cell.width;
    const int top = static_cast<int>(index) / grid.columns * cell.height;
    const std::size_t bytes = static_cast<std::size_t>(cell.width) * 4;
    for (int y = 0; y < cell.height; ++y)
        std::copy_n(cell.row(y), bytes, sheet.row(top + y) + static_cast<std::size_t>(left) * 4);
}

void writeGrid(JsonWriter &json, const PictureRequest &request, Grid grid)
{
    json.member("columns", grid.columns).member("rows", grid.rows);
    json.member("cellWidth", request.width).member("cellHeight", request.height);
}

std::string lineOfSheet(const std::string &path, std::size_t moments, Grid grid)
{
    const auto counted = [](std::size_t count, const char *word) {
        return std::to_string(count).append(1, ' ').append(word).append(count == 1 ? "" : "s");
    };
    return "wrote " + path + ": " + counted(moments, "moment") + " in "
           + counted(static_cast<std::size_t>(grid.columns), "column");
}

void SharedBounds::add(Vec2 low, Vec2 high)
{
    minimum = isAny ? Vec2{std::min(low.x, minimum.x), std::min(low.y, minimum.y)} : low;
    maximum = isAny ? Vec2{std::max(high.x, maximum.x), std::max(high.y, maximum.y)} : high;
    isAny = true;
}

} // namespace clipwright::app
