// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/file_calls.h"
#include "model/raster/picture.h"

#include <cstddef>
#include <string>
#include <vector>

namespace clipwright {

/** The largest side of a sheet in pixels: what every game's graphics card takes as one texture. */
inline constexpr int kMaxSheetSide = 8192;

/** Cells of one size in rows from the top left. */
struct SheetLayout {
    int columns = 1;
    int rows = 1;
    int cellWidth = 0;  ///< pixels
    int cellHeight = 0; ///< pixels

    int width() const { return columns * cellWidth; }
    int height() const { return rows * cellHeight; }

    /**
     * The most nearly square one; of two, the one with fewer empty cells. Refuses `sheet-too-large` for what does not fit into
     * one sheet of kMaxSheetSide, for a sheet is never cut into several; `film-size` for cells without pixels.
     */
    static Result<SheetLayout> of(std::size_t cells, int cellWidth, int cellHeight);
};

/** What a sheet's JSON says beside its frames. */
struct SheetFacts {
    std::string name; ///< of the clip, else of the file: frames are NAME_0000 and so on
    double rate = 30; ///< frames a second
    int loops = 0;    ///< 0 for ever
};

/** A film as one picture, and a JSON that says where each frame stands, in the members that game engines read. */
class SpriteSheet {
public:
    SpriteSheet(const SheetLayout &layout, std::size_t cells);

    /** The next one, of the cell's size. */
    void add(const Picture &cell);
    const Picture &picture() const { return m_picture; }
    /**
     * `{"frames":[{"filename","frame":{x,y,w,h},"rotated","trimmed","spriteSourceSize","sourceSize","duration" (ms)}],
     * "meta":{"app","image","format","size","scale","frameRate","loops","frameTags"}}` on one line. The same sheet gives the same bytes.
     */
    std::string json(const std::string &imageName, const SheetFacts &facts) const;

    /**
     * `path` and, its suffix replaced by .json, the JSON beside it: both or none. Refuses `sheet-in-the-way` where a JSON of
     * another kind has that name (a Lottie file, say); those of writing pictures and files.
     */
    Result<void> write(const std::string &path, const SheetFacts &facts, FileCalls &calls = systemCalls()) const;
    /** Where its JSON stands. */
    static std::string jsonPathOf(const std::string &path);

private:
    SheetLayout m_layout;
    std::size_t m_cells;
    std::size_t m_next = 0;
    Picture m_picture;
};

} // namespace clipwright
