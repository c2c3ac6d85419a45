// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/slab_sweep.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/**
 * Edges to runs of coverage, one row of pixels after the other. The segments of a row fall into
 * groups that do not touch: the windings between two groups are whole numbers that hold over the
 * full height of the row, because every contour that enters a group leaves it at the top or the
 * bottom of the row. Nearly all groups are one line, added at once; only groups with ends or
 * crossings in them need slabs. Rows of thousands of lines in no order are sampled.
 */
class ScanConverter {
public:
    /** `edges` must stay as they are while rows are drawn; of the rows firstRow <= y < endRow those that they pass. */
    void begin(const EdgeList &edges, InsideRule rule, int firstRow, int endRow);
    int firstRow() const { return m_firstRow; }
    int endRow() const { return m_endRow; }
    /** The next row: to be called for firstRow() <= y < endRow() in turn. */
    CoverageRow &row(int y);

private:
    void startEdges(int y);
    void placeSegment(RowSegment &segment, double xTop, int y) const;
    void endEdges(int y);
    bool sortSegments(std::size_t kept);
    bool insertionSort(std::size_t count);
    void addGroups(Winding &winding, int y);
    void addGroup(std::span<const RowSegment> group, Winding &winding, double xMax, int y);
    bool addInOrder(std::span<const RowSegment> group, const Winding &before);

    std::span<const Edge> m_edges;
    InsideRule m_rule;
    int m_firstRow = 0;
    int m_endRow = 0;
    double m_width = 0;
    std::vector<std::int32_t> m_firstEdge; ///< by row: an edge that starts there, or -1
    std::vector<std::int32_t> m_nextEdge;  ///< by edge: another that starts in the same row, or -1
    std::vector<RowSegment> m_segments;    ///< of the row, by xMin
    std::vector<RowSegment> m_merged;
    std::vector<RowSegment> m_ordered; ///< a group by its top
    CoverageRow m_row;
    SlabSweep m_sweep;
};

} // namespace clipwright::raster
