// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace clipwright::raster {

/** Pixels begin <= x < end of a row; none where end <= begin. */
struct PixelSpan {
    int begin = 0;
    int end = 0;

    bool isEmpty() const { return end <= begin; }
};

/** Rows firstRow <= y < endRow and in them pixels begin <= x < end. */
struct PixelBox {
    int begin = 0;
    int end = 0;
    int firstRow = 0;
    int endRow = 0;
};

/** The part of a picture that is to be drawn: one span for each strip of kRows rows. */
class Damage {
public:
    static constexpr int kRows = 8; ///< of a strip; the last may have fewer

    /** Nothing of a picture of this size. */
    void reset(int width, int height);
    void addAll();
    /** A box, held to the picture. */
    void add(const PixelBox &box);

    bool isEmpty() const { return m_firstStrip >= m_endStrip; }
    bool touches(const PixelBox &box) const;
    PixelSpan spanOf(int row) const { return m_spans[static_cast<std::size_t>(row / kRows)]; }
    /** All of it lies within these rows. */
    int firstRow() const { return m_firstStrip * kRows; }
    int endRow() const;
    int width() const { return m_width; }
    int height() const { return m_height; }
    std::size_t pixelCount() const;

private:
    PixelBox held(const PixelBox &box) const;

    int m_width = 0;
    int m_height = 0;
    int m_firstStrip = 0;
    int m_endStrip = 0;
    std::vector<PixelSpan> m_spans;
};

} // namespace clipwright::raster
