// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/sprite_sheet.h"

#include "model/io/files/files.h"
#include "model/io/files/read_within.h"
#include "model/io/files/staged_files.h"
#include "model/io/json/json_writer.h"
#include "model/io/png/png_format.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace clipwright {

namespace {

constexpr std::string_view kApp = "clipwright"; ///< by which a sheet's JSON is known as one

std::string fourDigits(std::size_t number)
{
    std::string text = std::to_string(number);
    if (text.size() < 4)
        text.insert(0, 4 - text.size(), '0');
    return text;
}

std::string nameOf(const std::string &path)
{
    return path.substr(path.rfind('/') + 1); // none: from 0 on
}

JsonWriter &box(JsonWriter &json, std::string_view name, int x, int y, int width, int height)
{
    return json.name(name)
        .beginObject()
        .member("x", x)
        .member("y", y)
        .member("w", width)
        .member("h", height)
        .endObject();
}

/** Whether a file may be replaced by a sheet's JSON: it is none, or one of ours. */
Result<void> isFree(const std::string &path, FileCalls &calls)
{
    const auto bytes = readFile(path, kMaxTextBytes, calls);
    if (!bytes && bytes.error().code == "file-missing")
        return {};
    if (bytes && (*bytes)->find(std::string("\"meta\":{\"app\":\"").append(kApp).append("\"")) != std::string::npos)
        return {};
    return refuse("sheet-in-the-way",
                  "'" + path + "' is there and is not the JSON of a sprite sheet: name the sheet otherwise",
                  {path, 0, 0, {}});
}

} // namespace

Result<SheetLayout> SheetLayout::of(std::size_t cells, int cellWidth, int cellHeight)
{
    if (cellWidth < 1 || cellHeight < 1)
        return refuse("film-size", "a cell has one pixel at least");
    SheetLayout best;
    int least = 0;
    const int mostColumns = kMaxSheetSide / cellWidth;
    for (int columns = 1;
         columns <= mostColumns && static_cast<std::size_t>(columns) <= std::max<std::size_t>(cells, 1); ++columns) {
        const auto across = static_cast<std::size_t>(columns);
        const std::size_t rows = std::max<std::size_t>((cells + across - 1) / across, 1);
        if (rows > static_cast<std::size_t>(kMaxSheetSide / cellHeight))
            continue;
        const SheetLayout layout{columns, static_cast<int>(rows), cellWidth, cellHeight};
        const int side = std::max(layout.width(), layout.height());
        const bool isFuller = side == least && layout.width() * layout.height() < best.width() * best.height();
        if (least == 0 || side < least || isFuller) {
            best = layout;
            least = side;
        }
    }
    if (least == 0)
        return refuse("sheet-too-large", std::to_string(cells) + " frames of " + std::to_string(cellWidth) + " by "
                                             + std::to_string(cellHeight) + " pixels do not fit into one sheet of "
                                             + std::to_string(kMaxSheetSide)
                                             + " a side: take smaller ones, a lower rate, or a part");
    return best;
}

SpriteSheet::SpriteSheet(const SheetLayout &layout, std::size_t cells)
    : m_layout(layout),
      m_cells(cells),
      m_picture(layout.width(), layout.height())
{}

void SpriteSheet::add(const Picture &cell)
{
    const auto columns = static_cast<std::size_t>(m_layout.columns);
    const int left = static_cast<int>(m_next % columns) * m_layout.cellWidth;
    const int top = static_cast<int>(m_next / columns) * m_layout.cellHeight;
    const auto bytes = static_cast<std::size_t>(std::min(cell.width, m_layout.cellWidth)) * 4;
    for (int y = 0; y < std::min(cell.height, m_layout.cellHeight) && top + y < m_picture.height; ++y)
        std::copy_n(cell.row(y), bytes, m_picture.row(top + y) + static_cast<std::size_t>(left) * 4);
    ++m_next;
}

std::string SpriteSheet::json(const std::string &imageName, const SheetFacts &facts) const
{
    JsonWriter json;
    json.beginObject().name("frames").beginArray();
    const auto columns = static_cast<std::size_t>(m_layout.columns);
    // Whole milliseconds, as readers expect, whose sum is never off by more than one.
    const auto milliseconds = [&](std::size_t frame) {
        return std::round(static_cast<double>(frame) * 1000 / facts.rate);
    };
    for (std::size_t i = 0; i < m_cells; ++i) {
        json.beginObject().member("filename", facts.name + "_" + fourDigits(i));
        box(json, "frame", static_cast<int>(i % columns) * m_layout.cellWidth,
            static_cast<int>(i / columns) * m_layout.cellHeight, m_layout.cellWidth, m_layout.cellHeight);
        json.member("rotated", false).member("trimmed", false);
        box(json, "spriteSourceSize", 0, 0, m_layout.cellWidth, m_layout.cellHeight);
        json.name("sourceSize")
            .beginObject()
            .member("w", m_layout.cellWidth)
            .member("h", m_layout.cellHeight)
            .endObject();
        json.member("duration", milliseconds(i + 1) - milliseconds(i)).endObject();
    }
    json.endArray().name("meta").beginObject().member("app", kApp).member("image", imageName);
    json.member("format", "RGBA8888").name("size").beginObject();
    json.member("w", m_layout.width()).member("h", m_layout.height()).endObject();
    json.member("scale", "1").member("frameRate", facts.rate).member("loops", facts.loops);
    json.name("frameTags").beginArray().beginObject().member("name", facts.name).member("from", 0);
    json.member("to", static_cast<double>(m_cells) - 1).member("direction", "forward").endObject().endArray();
    json.endObject().endObject();
    return json.text() + '\n';
}

std::string SpriteSheet::jsonPathOf(const std::string &path)
{
    return path.substr(0, path.size() - std::min<std::size_t>(path.size(), 4)).append(".json");
}

Result<void> SpriteSheet::write(const std::string &path, const SheetFacts &facts, FileCalls &calls) const
{
    const std::string jsonPath = jsonPathOf(path);
    if (Result<void> free = isFree(jsonPath, calls); !free)
        return free;
    const Result<std::string> png = encodePng(m_picture);
    if (!png)
        return tl::make_unexpected(png.error());
    Result<std::unique_ptr<StagedFiles>> files = StagedFiles::open(folderPartOf(path), calls);
    if (!files)
        return tl::make_unexpected(files.error());
    // The picture first: whoever waits for the JSON finds it.
    if (Result<void> added = (*files)->add(nameOf(path), *png); !added)
        return added;
    if (Result<void> added = (*files)->add(nameOf(jsonPath), json(nameOf(path), facts)); !added)
        return added;
    return (*files)->finish();
}

} // namespace clipwright
